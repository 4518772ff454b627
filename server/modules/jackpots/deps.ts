import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import type { JackpotLevel } from '@senluna/kit/games/jackpot.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Clock } from '@senluna/kit/time.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Log } from '../../platform/log.ts'
import type { HouseGenerator, SeedVault } from '../fairness/index.ts'

/** What jackpots stand on in one process. */
export interface JackpotDeps {
  db: Db
  clock: Clock
  log: Log
  brands: readonly Brand[]
  /** Where hidden points come from, and what keeps them closed. */
  seeds: { generator: HouseGenerator; vault: SeedVault }
}

/** A pot that somebody won. */
export interface JackpotWin {
  level: JackpotLevel
  no: number
  amount: bigint
  /** It is held until two people let it go. */
  held: boolean
}

/** The round that is being posted, as far as jackpots know of it. */
export interface JackpotRound {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  wagerId: Id<'wager'>
  game: string
}

/** What of some wins can be spent at once. */
export const spendable = (wins: readonly JackpotWin[]): bigint =>
  wins.reduce((sum, { amount, held }) => (held ? sum : sum + amount), 0n)
