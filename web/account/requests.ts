import type { DoneReply, MatchesReply, ProfileReply } from '../../protocol/accounts.ts'
import type { GuestReply } from '../../protocol/requests.ts'
import { has, type Reply, request } from '../api.ts'

export const signUp = (name: string, password: string): Promise<Reply<GuestReply>> =>
  request('POST', '/api/account', has('guest'), { name, password })

export const signIn = (name: string, password: string): Promise<Reply<GuestReply>> =>
  request('POST', '/api/sign-in', has('guest'), { name, password })

export const signOut = (everywhere: boolean): Promise<Reply<DoneReply>> =>
  request('POST', '/api/sign-out', has('done'), { everywhere })

export const changePassword = (old: string, next: string): Promise<Reply<DoneReply>> =>
  request('POST', '/api/account/password', has('done'), { old, new: next })

export const resetPassword = (token: string, password: string): Promise<Reply<GuestReply>> =>
  request('POST', '/api/account/reset', has('guest'), { token, password })

const pathOf = (name: string): string => `/api/people/${encodeURIComponent(name)}`

export const profileOf = (name: string): Promise<Reply<ProfileReply>> => request('GET', pathOf(name), has('person'))

export const matchesOf = (name: string, after: string | null): Promise<Reply<MatchesReply>> =>
  request('GET', `${pathOf(name)}/matches${after === null ? '' : `?after=${after}`}`, has('matches'))
