import type { freeRounds } from '@senluna/contract/play/free-rounds.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { FreeRounds } from '@senluna/contract/play/free-rounds.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inLanguage, type Texts } from '../../../platform/words/in-language.ts'
import { gameNames } from '../../catalog/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { insertGrant, openGrants, type FreeGrant } from './free-store.ts'

/** Free rounds that are to be given. */
export interface NewFreeRounds {
  /** Names what they are given for; given again they are there once. */
  id: string
  memberId: Id<'member'>
  /** House games that decide a round at once. */
  games: readonly string[]
  /** Of each round, one of each game's stakes. */
  stake: Amount
  count: number
  /** Whether a win keeps the stake that is in it: of a free spin, not of a free bet. */
  keepsStake: boolean
  /** All rounds together win at most so often what they are worth. */
  mostTimes: number
  /** What of a win must be wagered, in hundredths. */
  turnoverX100: number
  /** What they come of, as their player reads it. */
  titles: Texts
  expiresAt: Instant
}

/** Gives free rounds, in the transaction of what they are given for. */
export const grantFreeRounds = (tx: Tx, brand: Brand, given: NewFreeRounds, now: Instant): Promise<void> =>
  insertGrant(
    tx,
    {
      id: id<'free-grant'>(given.id),
      owner_id: given.memberId,
      merchant_id: brand.merchantCode,
      games: [...given.games],
      stake: given.stake,
      count: given.count,
      keeps_stake: given.keepsStake,
      most: amount(given.stake * BigInt(given.count) * BigInt(given.mostTimes)),
      turnover_x100: given.turnoverX100,
      titles: given.titles,
      expires_at: new Date(given.expiresAt),
    },
    now,
  )

/** Free rounds as their player sees them. */
export const shownGrant = (grant: FreeGrant, language: string): FreeRounds => ({
  id: grant.id,
  title: inLanguage(grant.titles, language) ?? '',
  stake: grant.stake.toString(),
  count: grant.count,
  left: grant.count - grant.used,
  keepsStake: grant.keeps_stake,
  won: grant.won.toString(),
  most: grant.most.toString(),
  turnoverX100: grant.turnover_x100,
  endsAt: grant.expires_at.toISOString(),
})

/** A member's free rounds with the games they can be played in; none during a break. */
export async function freeRoundsFor(
  db: Db,
  { brand, memberId, language }: { brand: Brand; memberId: Id<'member'>; language: string },
  now: Instant,
): Promise<ReplyOf<typeof freeRounds>> {
  if ((await outOfPlay(db, [memberId], now)).size > 0) return { list: [] }
  const grants = await openGrants(db, memberId, null, now)
  const names = await gameNames(
    db,
    brand.merchantCode,
    grants.flatMap(({ games }) => games),
    language,
  )
  const named = (code: string) => ({ code, name: names.get(code) ?? code })
  return { list: grants.map((grant) => ({ ...shownGrant(grant, language), games: grant.games.map(named) })) }
}
