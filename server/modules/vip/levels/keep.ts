import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { firstOfMonth } from '@senluna/kit/vip/gift-windows.ts'
import { keptLevel } from '@senluna/kit/vip/levels.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { ladderOn } from '../ladder/ladder.ts'
import { changeLevel } from './change-level.ts'
import { betsBetween } from './figure-store.ts'
import { holdStates, noteKept } from './state-store.ts'

/** So long a rise protects the level. */
export const PROTECTED_MS = 30 * DAY

/** Whether a rise protects a level at a moment. */
export const isProtected = (raisedAt: Date | null, at: Instant): boolean =>
  raisedAt !== null && at - raisedAt.getTime() < PROTECTED_MS

/**
 * Asks the month before `first` whether it keeps the levels of some members, in the caller's
 * transaction: who played less than their level asks for falls by one. Each month asks once.
 * The ladder is the one of the month that was played. Answers how many fell.
 */
export async function keepSome(
  tx: Tx,
  brand: Brand,
  first: BusinessDate,
  memberIds: readonly Id<'member'>[],
  now: Instant,
): Promise<number> {
  const to = daysFrom(first, -1)
  const from = firstOfMonth(to)
  const ladder = await ladderOn(tx, brand, to)
  const states = (await holdStates(tx, brand.merchantCode, memberIds, now)).filter(
    ({ keptMonth }) => keptMonth === null || keptMonth < from,
  )
  const played = await betsBetween(
    tx,
    states.map(({ memberId }) => ({ memberId, from, to })),
    brand.currency.code,
  )
  let fallen = 0
  for (const state of states) {
    const monthBet = amount(played.get(state.memberId) ?? 0n)
    const isSafe = isProtected(state.raisedAt, now)
    const level = keptLevel(ladder.levels, { level: state.level, monthBet, isProtected: isSafe })
    if (level === state.level) continue
    await changeLevel(tx, { brand, ladder }, state, { kind: 'FALL', to: level, monthBet }, now)
    fallen++
  }
  await noteKept(
    tx,
    states.map(({ memberId }) => memberId),
    from,
  )
  return fallen
}
