import type { Id } from '@senluna/kit/ids.ts'

/** What is filled: a month of whole business days and a tree below five general agents. */
export interface Seed {
  url: string
  /** A general agent whose row the others are copies of; a fifth of all accounts stand below it. */
  leader: Id<'member'>
  accounts: number
  bets: number
  first: string
  last: string
  zone: string
}

/** A statement of the seed. `fills`: tables whose indexes are made anew after it. */
export interface Step {
  name: string
  text: string
  values?: unknown[]
  fills?: string[]
}

/** A member plays on so many of ten days. */
export const PLAYED = 4
/** A member deposits on one of so many days. */
export const DEPOSITS = 10
/** One of so many accounts is an agent. */
export const AGENTS = 50
export const TOPS = 5
export const GAME = 'other-game'
export const PRODUCTS = ['LIVE', 'SPORTS', 'RNG']
/** What each bet stakes. */
export const STAKE = 10_000

/** House accounts that seeded postings stand against, by their place in this list. */
export const HOUSES = [...PRODUCTS.map((product) => `GAME:${product}`), 'EXP:REBATE', 'CASH:BENCH']
export const HOUSE_NO = 900_000

/** How many bets a member places on a day on which it plays. */
export const betsOfDay = ({ accounts, bets }: Pick<Seed, 'accounts' | 'bets'>): number =>
  Math.max(1, Math.round(bets / ((accounts * 31 * PLAYED) / 10)))
