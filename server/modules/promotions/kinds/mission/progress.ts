import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { MissionCycle } from '@senluna/kit/promotions/mission.ts'
import { DAY, instant, later } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { playedBetween } from '../../../wagers/index.ts'
import type { RulesOf } from '../kind.ts'
import { checkInsBetween, depositsBetween, freeBetsBetween, loginDaysBetween } from './mission-store.ts'
import { friendsBetween, stepsDone } from './profile-store.ts'

/** No cycle is longer. */
const FOREVER = 36_500 * DAY

/** What a member did toward a mission in one of its cycles. */
export async function progressOf(
  db: Db | Tx,
  { brand, memberId }: { brand: Pick<Brand, 'timeZone'>; memberId: Id<'member'> },
  { metric, products, steps = [] }: Pick<RulesOf<'MISSION'>, 'metric' | 'products' | 'steps'>,
  { from, to = later(instant(from), FOREVER) }: MissionCycle,
): Promise<bigint> {
  switch (metric) {
    case 'DEPOSIT_SUM':
      return (await depositsBetween(db, memberId, from, to)).sum
    case 'DEPOSITS':
      return BigInt((await depositsBetween(db, memberId, from, to)).count)
    case 'VALID_BET':
      return (await playedBetween(db, memberId, { from, to, products })).validBet
    // What the house paid for counts for nothing, as its valid bet does.
    case 'BETS': {
      const { count } = await playedBetween(db, memberId, { from, to, products })
      return BigInt(count - (await freeBetsBetween(db, memberId, { from, to, products })).count)
    }
    case 'WINS': {
      const { wins } = await playedBetween(db, memberId, { from, to, products })
      return BigInt(wins - (await freeBetsBetween(db, memberId, { from, to, products })).wins)
    }
    case 'LOGINS':
      return BigInt(await loginDaysBetween(db, memberId, { from, to, timeZone: brand.timeZone }))
    case 'CHECK_INS':
      return BigInt(await checkInsBetween(db, memberId, from, to))
    case 'FRIENDS':
      return BigInt(await friendsBetween(db, memberId, from, to))
    case 'PROFILE': {
      const done = await stepsDone(db, memberId)
      return BigInt(steps.filter((step) => done.has(step)).length)
    }
  }
}
