import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { isReached, riseOf } from '@senluna/kit/vip/levels.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { ladderAt, type Ladder } from '../ladder/ladder.ts'
import { changeLevel } from './change-level.ts'
import { betsBetween, figuresOf, type VipFigures } from './figure-store.ts'
import { atTheFoot, holdStates, statesOf, type VipState } from './state-store.ts'

/**
 * Raises those of some members whose figures lead on, in the caller's transaction. Doing it again
 * changes nothing. Answers how many rose.
 */
export async function raiseSome(
  tx: Tx,
  brand: Brand,
  memberIds: readonly Id<'member'>[],
  now: Instant,
): Promise<number> {
  const ladder = await ladderAt(tx, brand, now)
  const figures = await figuresOf(tx, memberIds, brand.currency.code)
  const known = await statesOf(tx, memberIds)
  const byId = new Map(figures.map((row) => [row.memberId, row]))
  const near = figures
    .filter(({ memberId, ...row }) =>
      isReached(ladder.levels[(known.get(memberId) ?? atTheFoot(memberId)).level + 1], row),
    )
    .map(({ memberId }) => memberId)
  if (near.length === 0) return 0
  let risen = 0
  const states = await holdStates(tx, brand.merchantCode, near, now)
  const regained = await regainedBy(tx, brand, states, now)
  for (const state of states)
    if (await raise(tx, { brand, ladder }, state, byId.get(state.memberId)!, regained, now)) risen++
  return risen
}

/** What members who fell have played since, less what steps back used up. */
export async function regainedBy(
  db: Db | Tx,
  brand: Brand,
  states: readonly VipState[],
  now: Instant,
): Promise<ReadonlyMap<Id<'member'>, bigint>> {
  const today = businessDate(now, brand.timeZone)
  const fallen = states.flatMap(({ memberId, fellOn }) =>
    fellOn === null ? [] : [{ memberId, from: fellOn, to: today }],
  )
  const played = await betsBetween(db, fallen, brand.currency.code)
  return new Map(states.map(({ memberId, used }) => [memberId, (played.get(memberId) ?? 0n) - used]))
}

async function raise(
  tx: Tx,
  at: { brand: Brand; ladder: Ladder },
  state: VipState,
  { validBet, deposit }: VipFigures,
  regained: ReadonlyMap<Id<'member'>, bigint>,
  now: Instant,
): Promise<boolean> {
  const standing = { ...state, validBet, deposit, regained: amount(regained.get(state.memberId) ?? 0n) }
  const { level: to, passed, used } = riseOf(at.ladder.levels, standing)
  if (passed.length === 0) return false
  await changeLevel(tx, at, state, { kind: 'RISE', to, validBet, deposit, used }, now)
  return true
}
