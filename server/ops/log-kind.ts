export const LOGS = ['text', 'json'] as const
export type LogKind = (typeof LOGS)[number]
