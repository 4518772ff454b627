import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { forfeitOf } from '@senluna/kit/promotions/deposit-bonus.ts'
import { DAY, instant, type Instant } from '@senluna/kit/time.ts'
import { GIVEN_AWAY, house, KIND, move, SOURCE, wallet, WALLET, walletOf } from '@senluna/ledger/index.ts'
import { attempt, type ErrorLog } from '../../../../platform/concurrency/attempt.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import { derivedId } from '../../../../platform/ids.ts'
import { publishBalance } from '../../../cashier/index.ts'
import { requirementById, uncoverRequirement } from '../../../turnover/index.ts'
import { playedSince } from '../../../wagers/index.ts'
import { lockParticipation } from '../../participation/participation-store.ts'
import { bonusesOver, endBonus, runningBonus, type BonusRow } from './bonus-store.ts'

const AT_ONCE = 200
/** A bet in between leaves less than was read; so often it is worked out again. */
const TRIES = 3

/** What the end of a bonus takes along now, and whether stakes in play keep more out of reach. */
interface Forfeit {
  removed: Amount
  isInPlay: boolean
}

async function forfeitOfRow(db: Db | Tx, row: BonusRow): Promise<Forfeit> {
  const main = await walletOf(queryOf(db), row.member_id, WALLET.MAIN)
  const { staked, won, open } = await playedSince(db, row.member_id, 'REAL', instant(row.created_at.getTime()))
  const available = amount(main ? main.balance - main.held : 0n)
  const { removed } = forfeitOf({ available, bonus: row.amount, staked, won })
  // The same, had what is in play not been staked.
  const [there, settled] = [amount(available + open), amount(staked - open)]
  return {
    removed,
    isInPlay: forfeitOf({ available: there, bonus: row.amount, staked: settled, won }).removed > removed,
  }
}

/** What giving a bonus up would take along now. */
export const forfeitNow = async (db: Db | Tx, row: BonusRow): Promise<Amount> => (await forfeitOfRow(db, row)).removed

/** When a bonus is taken back; one that `waits` isn't while stakes in play keep some of it away. */
interface Ending {
  now: Instant
  waits: boolean
}

/**
 * Ends the bonus that a member wagers, before it is wagered. Refuses SYS_NOT_FOUND, PROMO_CLOSED
 * when it is wagered or over, ROUND_OPEN where it waits for stakes in play, SYS_BUSY when bets keep
 * coming in between.
 */
export async function cancelBonus(
  tx: Tx,
  { brand, memberId, id, ...ending }: { brand: Brand; memberId: Id<'member'>; id: Id<'participation'> } & Ending,
): Promise<Amount> {
  if (!(await lockParticipation(tx, memberId, id))) throw new Refusal('SYS_NOT_FOUND')
  const row = await runningBonus(tx, memberId)
  if (row?.id !== id) throw new Refusal('PROMO_CLOSED')
  const { state } = await requirementById(tx, row.data.requirement)
  if (state !== 'OPEN') throw new Refusal('PROMO_CLOSED')
  return forfeit(tx, brand, row, ending)
}

/** So long at most a bonus that is over waits for stakes that were in play at its end. */
const WAITS_FOR_PLAY = 3 * DAY

/**
 * Ends bonuses whose time is over: what isn't wagered is taken back. One whose money is in play
 * waits for the results. Answers how many.
 */
export async function endBonuses(
  { db, brands, log }: { db: Db; brands: readonly Brand[]; log?: ErrorLog },
  now: Instant,
): Promise<number> {
  let ended = 0
  for (const found of await bonusesOver(db, now, AT_ONCE)) {
    const brand = brands.find(({ merchantCode }) => merchantCode === found.merchant_id)
    if (!brand) continue
    await attempt(log, 'a bonus could not be ended', { brand: brand.merchantCode, bonus: found.id }, async () => {
      await db.transaction().execute(async (tx) => {
        await lockParticipation(tx, found.member_id, found.id)
        const row = await runningBonus(tx, found.member_id)
        if (row?.id !== found.id) return
        const { state } = await requirementById(tx, row.data.requirement)
        const waits = now - row.ends_at.getTime() < WAITS_FOR_PLAY
        if (state === 'OPEN' && waits && (await forfeitOfRow(tx, row)).isInPlay) return
        if (state === 'OPEN') await forfeit(tx, brand, row, { now, waits: false })
        else await endBonus(tx, row.id, undefined, now)
        ended++
      })
    })
  }
  return ended
}

async function forfeit(tx: Tx, brand: Brand, row: BonusRow, ending: Ending): Promise<Amount> {
  const { now } = ending
  const removed = await takeBack(tx, brand, row, ending)
  await uncoverRequirement(tx, row.data.requirement, amount(BigInt(row.data.own)), now)
  await endBonus(tx, row.id, removed, now)
  await publishBalance(tx, row.member_id, now)
  return removed
}

async function takeBack(tx: Tx, brand: Brand, row: BonusRow, { now, waits }: Ending): Promise<Amount> {
  for (let tried = 0; tried < TRIES; tried++) {
    const { removed, isInPlay } = await forfeitOfRow(tx, row)
    // A bet that comes in between puts money in play as well.
    if (isInPlay && waits) throw new Refusal('ROUND_OPEN')
    if (removed === 0n) return removed
    const { status } = await move(
      queryOf(tx),
      {
        key: derivedId<'posting'>('bonus-removed', row.id),
        source: SOURCE.PROMOTION,
        ref: row.id,
        kind: KIND.BONUS_REMOVED,
        amount: removed,
        from: wallet(row.member_id, 'MAIN'),
        to: house(brand, GIVEN_AWAY),
        at: now,
      },
      ['insufficient'],
    )
    if (status === 'posted') return removed
  }
  throw new Refusal('SYS_BUSY')
}
