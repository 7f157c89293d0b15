import type { Fist } from '../rules/techniques.ts'

/** KBK-8.6 in words. */
export const COUNTERED_BY: Readonly<Record<Fist, (number: number, colour: string) => string>> = {
  dual: (number) => `a ${number}`,
  color: (_number, colour) => `a ${colour} card`,
  sniper: (number) => `a ${number}`,
  sniperGod: (number, colour) => `a ${colour} ${number}`,
  resolute: (number) => `a ${number}`,
  resoluteGod: () => 'three cards of one number and one colour',
  barrage: (_number, colour) => `a ${colour} card`,
}
