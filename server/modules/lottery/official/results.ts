import type { Id } from '@senluna/kit/ids.ts'
import { DAY, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { isSame, readResult, type GivenFacts } from './draw-row.ts'
import { lockedConflict, type Conflict } from './conflicts.ts'
import { hear, stand } from './reports.ts'
import { isPair, lockDraw } from './draw-store.ts'
import { hasEntered, isDisputed, dropReports, resultOf } from './report-store.ts'
import { DRAW_STATE } from '../draws/draw-state.ts'

/** After its settlement a result can be corrected for so long; later finance decides. */
export const CORRECTABLE = 3 * DAY

/** A result as somebody at the desk gives it. */
export interface Entry {
  draw: number
  result: unknown
  facts?: GivenFacts
  staffId: Id<'staff'>
  /**
   * When it was first published, where that is known: before our lock it voids what was bet from
   * then on.
   */
  publishedAt?: Instant | undefined
  evidence?: object
  now: Instant
}

/** Why a result isn't taken; `at` names what of it isn't whole. */
export type NotTaken =
  | { status: 'unknown_draw' | 'follows' | 'not_official' | 'not_locked' | 'not_open' | 'same_person' | Conflict }
  | { status: 'format'; at: string }

/**
 * One person's entry of an official result, blind of every other. The second that says the same
 * makes it stand; one that differs sets both aside, and a third person decides (`decideResult`).
 * Nobody enters twice, nor with a conflict of interest (`lockedConflict`).
 */
export async function enterResult(
  tx: Tx,
  { draw: no, result: given, facts = {}, staffId, publishedAt, evidence = {}, now }: Entry,
): Promise<NotTaken | { status: 'kept' | 'agreed' | 'disagrees' | 'undecided' }> {
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (isPair(draw)) return { status: 'follows' }
  if (draw.source !== 'OFFICIAL') return { status: 'not_official' }
  if (draw.state === DRAW_STATE.OPEN) return { status: 'not_locked' }
  if (draw.state !== DRAW_STATE.SEALED) return { status: 'not_open' }
  if (await isDisputed(tx, no)) return { status: 'undecided' }
  if (await hasEntered(tx, no, staffId)) return { status: 'same_person' }
  const why = await lockedConflict(tx, draw, [staffId], now)
  if (why) return { status: why }
  const read = readResult(draw, given)
  if (!read.result) return { status: 'format', at: read.at }
  const word = { source: 'DESK', staffId, result: read.result, facts, publishedAt, evidence }
  const heard = await hear(tx, draw, word, now)
  return { status: heard === 'known' ? 'kept' : heard }
}

/** A result that two people stand for. */
export interface Decision {
  draw: number
  result: unknown
  facts?: GivenFacts
  staffId: Id<'staff'>
  approvedBy: Id<'staff'>
  reason: string
  publishedAt?: Instant | undefined
  evidence?: object
  now: Instant
}

/**
 * Decides between sources that contradict each other. Neither of the two has entered a result of
 * this draw before.
 */
export async function decideResult(
  tx: Tx,
  { draw: no, result: given, facts = {}, staffId, approvedBy, reason, publishedAt, evidence = {}, now }: Decision,
): Promise<NotTaken | { status: 'decided' | 'not_disputed' }> {
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (isPair(draw)) return { status: 'follows' }
  if (draw.source !== 'OFFICIAL') return { status: 'not_official' }
  if (draw.state !== DRAW_STATE.SEALED) return { status: 'not_open' }
  if (!(await isDisputed(tx, no))) return { status: 'not_disputed' }
  for (const person of [staffId, approvedBy]) if (await hasEntered(tx, no, person)) return { status: 'same_person' }
  if (staffId === approvedBy) return { status: 'same_person' }
  const why = await lockedConflict(tx, draw, [staffId, approvedBy], now)
  if (why) return { status: why }
  const read = readResult(draw, given)
  if (!read.result) return { status: 'format', at: read.at }
  await dropReports(tx, no)
  const standing = {
    result: read.result,
    facts,
    origin: 'DESK',
    enteredBy: staffId,
    approvedBy,
    reason,
    publishedAt,
    evidence,
  }
  await stand(tx, draw, standing, now)
  return { status: 'decided' }
}

/**
 * Replaces a result that stands by another one: all of its tickets are settled anew by themselves.
 * A draw of ours that nobody can steer has nothing to correct. More than three days after its
 * settlement only with `finance`.
 */
export async function correctResult(
  tx: Tx,
  correction: Decision & { finance?: boolean },
): Promise<NotTaken | { status: 'corrected' | 'same_result' | 'not_drawn' | 'too_late' }> {
  const {
    draw: no,
    result: given,
    facts = {},
    staffId,
    approvedBy,
    reason,
    evidence = {},
    finance = false,
    now,
  } = correction
  const draw = await lockDraw(tx, no)
  if (!draw) return { status: 'unknown_draw' }
  if (isPair(draw)) return { status: 'follows' }
  if (draw.source === 'SELF') return { status: 'not_official' }
  if (draw.state !== DRAW_STATE.DRAWN) return { status: 'not_drawn' }
  if (staffId === approvedBy) return { status: 'same_person' }
  if (!finance && draw.settled_at && now - draw.settled_at.getTime() > CORRECTABLE) return { status: 'too_late' }
  const why = await lockedConflict(tx, draw, [staffId, approvedBy], now)
  if (why) return { status: why }
  const read = readResult(draw, given)
  if (!read.result) return { status: 'format', at: read.at }
  const rows = await resultOf(tx, no, draw.result_version)
  const [present] = rows
  if (present && isSame(present, { result: read.result, facts: { ...present.facts, ...facts } }))
    return { status: 'same_result' }
  const { publishedAt } = correction
  const standing = {
    result: read.result,
    facts,
    origin: 'DESK',
    enteredBy: staffId,
    approvedBy,
    reason,
    publishedAt,
    evidence,
  }
  await stand(tx, draw, standing, now)
  return { status: 'corrected' }
}
