import type { SocialWay } from '@senluna/contract/member/identities.ts'

/** Somebody whom a provider knows and who has no account here yet. */
export interface Newcomer {
  provider: SocialWay
  ticket: string
  /** A user name that is free. */
  userName: string
  /** An address that the provider has checked. */
  email: string
}

let waiting: Newcomer | undefined

/** Keeps a newcomer for the short form, in memory only: a reload asks to sign in again. */
export function keepNewcomer(newcomer: Newcomer | undefined): void {
  waiting = newcomer
}

export const newcomer = (): Newcomer | undefined => waiting

/** What the log-in call says of a newcomer. */
export function newcomerIn(value: unknown, provider: SocialWay, ticket: string): Newcomer {
  const textOf = (name: string): string => {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    return typeof found === 'string' ? found : ''
  }
  return { provider, ticket, userName: textOf('userName'), email: textOf('email') }
}
