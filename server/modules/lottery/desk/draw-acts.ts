import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { instant, iso, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction, type Approved } from '../../approvals/index.ts'
import { staffDid } from '../../staff/index.ts'
import type { Lottery } from '../lottery.ts'
import { correctResult, decideResult, enterResult, extendDraw, lockEarly, voidDraw } from '../official/index.ts'
import { effectsOf, voidEffects } from './correction.ts'
import { figuresShown, withoutBrands } from './figures.ts'
import { drawNo } from './queries/draw-row.ts'
import { houseDid } from './house-did.ts'
import { rehearse } from './rehearse.ts'
import { nameOfDraw, brandsOf, standsAs } from './queries/draw-acts.ts'
import { shutGate } from '../official/draw-store.ts'
import { type DrawState } from '../draws/draw-state.ts'

// What the desk does to a draw. Whether it can be done is decided by the draw itself, each time
// anew; nobody here sets a result of a draw of ours, and none of these looks at what was bet. A
// draw is every brand's: a brand's people ask, and what is done is done by a right above the brands
// (docs/decisions/0039).

/** Nobody in particular: stands for the second person while something is only rehearsed. */
const SOMEBODY = id<'staff'>('00000000-0000-7000-8000-000000000000')

interface Answered {
  status: string
  at?: string
}

/** Tells why a draw doesn't take it, in the desk's words (`desk.wrong.LOT_…`). */
export function refuse({ status, at }: Answered): never {
  if (status === 'unknown_draw') throw new Refusal('SYS_NOT_FOUND')
  if (status === 'related') throw new Refusal('APPROVAL_RELATED')
  if (status === 'format') throw new Refusal('LOT_E_RESULT_FORMAT', { value: { at } })
  throw new Refusal('VAL_FIELD', { fields: [{ field: 'draw', patternId: `LOT_${status.toUpperCase()}` }] })
}

/** What a second person's yes comes to when the draw no longer takes it. */
function stale({ status }: Answered): never {
  if (status === 'related') throw new Refusal('APPROVAL_RELATED')
  throw new Refusal(status === 'same_person' || status === 'conflicted' ? 'AUTH_FORBIDDEN' : 'APPROVAL_STALE')
}

/** A draw as the audit log names it. */
export const objectOf = (no: number) => ({ kind: 'lottery-draw', id: String(no) })

/** What is entered of a result: as the form sent it. */
interface Given {
  result: unknown
  bonus?: number | undefined
  publishedAt?: string | undefined
}

function readGiven({ result, bonus, publishedAt }: Given, now: Instant) {
  const published = publishedAt === undefined ? undefined : instant(Date.parse(publishedAt))
  if (published !== undefined && published > now)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'publishedAt', patternId: 'LOT_PUBLISHED' }] })
  return { result, facts: bonus === undefined ? {} : { bonus }, publishedAt: published }
}

/** Closes betting now. Refuses SYS_NOT_FOUND, VAL_FIELD. */
export const lockNow = ({ db }: Lottery, call: Call<typeof contract.lockDrawEarly>) =>
  db.transaction().execute(async (tx) => {
    const no = drawNo(call.params.id)
    const answer = await lockEarly(tx, { draw: no, now: call.now })
    if (answer.status !== 'locked') refuse(answer)
    const { lock_at: lockAt } = await standsAs(tx, no)
    const after = { lockAt: lockAt.toISOString() }
    await houseDid(tx, call, await brandsOf(tx, no), { action: 'lottery.lock', object: objectOf(no), after })
    return { lockAt: lockAt.toISOString() }
  })

/**
 * One person's word on a result. What it says is not in the audit log: the second person is to be
 * blind of it.
 */
export const enter = ({ db }: Lottery, call: Call<typeof contract.enterDrawResult>) =>
  db.transaction().execute(async (tx) => {
    const no = drawNo(call.params.id)
    const { caller, now } = call
    const answer = await enterResult(tx, { draw: no, ...readGiven(call.body, now), staffId: caller.staffId, now })
    const became = BECAME[answer.status]
    if (!became) refuse(answer)
    await staffDid(tx, call, { action: 'lottery.enter', object: objectOf(no), after: { became } })
    return { became }
  })

const BECAME: Readonly<Record<string, 'KEPT' | 'AGREED' | 'DISAGREES'>> = {
  kept: 'KEPT',
  agreed: 'AGREED',
  disagrees: 'DISAGREES',
}

/** Waits longer for an official result. */
export const extend = ({ db }: Lottery, call: Call<typeof contract.extendDeskDraw>) =>
  db.transaction().execute(async (tx) => {
    const no = drawNo(call.params.id)
    const until = instant(Date.parse(call.body.until))
    const answer = await extendDraw(tx, { draw: no, until, now: call.now })
    if (answer.status !== 'extended') refuse(answer)
    const after = { until: iso(until) }
    await houseDid(tx, call, await brandsOf(tx, no), { action: 'lottery.extend', object: objectOf(no), after })
    return { until: iso(until) }
  })

/**
 * What a request keeps of the draw besides what is wanted: it holds only as long as the draw is so.
 */
interface DrawRequest extends Given {
  state: DrawState
  version: number
  note?: string
  /** Three days are over: finance decides. */
  finance: boolean
}

type Work = (tx: Tx, how: { finance: boolean }) => Promise<Answered>

/**
 * Rehearses what is asked for, so that nobody is asked in vain. Answers whether finance has to
 * decide.
 */
async function rehearsed({ db }: Lottery, done: string, work: Work): Promise<boolean> {
  for (const finance of [false, true]) {
    const answer = await rehearse(db, (tx) => work(tx, { finance }))
    if (answer.status === done) return finance
    if (answer.status !== 'too_late' || finance) refuse(answer)
  }
  return false
}

/** Somebody above the brands agrees; after three days it is finance there. */
const needed = (finance: boolean): Right => (finance ? 'lotteryHouse.finance' : 'lotteryHouse.approve')

/**
 * Asks to decide between sources that contradict each other; the request says all that was given,
 * and what it would mean.
 */
export async function decide(lottery: Lottery, call: Call<typeof contract.decideDrawResult>) {
  const no = drawNo(call.params.id)
  const { note, ...given } = call.body
  await rehearsed(lottery, 'decided', (tx) => decideResult(tx, decisionOf(no, given, call, SOMEBODY, note)))
  const figures = figuresShown(lottery, call.brand, await effectsOf(lottery, undefined, no, given))
  const after = { ...given, note, ...figures }
  return askWith(lottery, call, 'lottery.decide', no, { ...given, note }, { finance: false, after })
}

/** Asks to correct a result that stands; the request says what it would change. */
export async function correct(lottery: Lottery, call: Call<typeof contract.correctDrawResult>) {
  const no = drawNo(call.params.id)
  const { note, ...given } = call.body
  const finance = await rehearsed(lottery, 'corrected', (tx, how) =>
    correctResult(tx, { ...decisionOf(no, given, call, SOMEBODY, note), ...how }),
  )
  const figures = figuresShown(lottery, call.brand, await effectsOf(lottery, undefined, no, given))
  const after = { ...given, note, ...figures }
  return askWith(lottery, call, 'lottery.correct', no, { ...given, note }, { finance, after })
}

/** Asks to make a draw void; the request says what would return. */
export async function makeVoid(lottery: Lottery, call: Call<typeof contract.voidDeskDraw>) {
  const no = drawNo(call.params.id)
  const finance = await rehearsed(lottery, 'void', (tx, how) =>
    voidDraw(tx, { draw: no, now: call.now, people: [call.caller.staffId], reason: call.reason, ...how }),
  )
  const figures = figuresShown(lottery, call.brand, await voidEffects(lottery, no))
  return askWith(lottery, call, 'lottery.void', no, {}, { finance, after: { state: 'VOID', ...figures } })
}

type AnyAsk =
  | Call<typeof contract.voidDeskDraw>
  | Call<typeof contract.correctDrawResult>
  | Call<typeof contract.decideDrawResult>

async function askWith(
  { db }: Lottery,
  call: AnyAsk,
  action: string,
  no: number,
  wanted: Partial<DrawRequest>,
  { finance, after }: { finance: boolean; after: object },
) {
  return db.transaction().execute(async (tx) => {
    const { game, drawNumber, state, version, result } = await standsAs(tx, no)
    return askApproval(tx, call, {
      action,
      object: objectOf(no),
      payload: { ...wanted, state, version, finance },
      before: { game, drawNumber, version, result },
      after: { game, drawNumber, version: action === 'lottery.void' ? version : version + 1, ...after },
      needs: needed(finance),
      concealed: withoutBrands,
    })
  })
}

const decisionOf = (
  draw: number,
  given: Given,
  { caller, now, reason }: { caller: { staffId: Id<'staff'> }; now: Instant; reason: string },
  approvedBy: Id<'staff'>,
  note: string | undefined,
) => ({ draw, ...readGiven(given, now), staffId: caller.staffId, approvedBy, reason, evidence: { note }, now })

/**
 * What was asked for, and the decision as the draw takes it. What has moved on since is refused.
 */
async function decided(tx: Tx, approved: Approved, by: Id<'staff'>, now: Instant) {
  const wanted = approved.payload as DrawRequest
  const no = drawNo(approved.objectId)
  const { state, version } = await standsAs(tx, no)
  if (state !== wanted.state || version !== wanted.version) throw new Refusal('APPROVAL_STALE')
  const maker = { caller: { staffId: approved.makerId }, now, reason: approved.reason }
  return { wanted, no, decision: decisionOf(no, wanted, maker, by, wanted.note) }
}

/**
 * The brands that have tickets on the draw, and what their logs are to have: what became of it,
 * nothing of another brand's money.
 */
async function elsewhere(tx: Tx, { objectId, payload, reason }: Approved) {
  const { result, note, bonus, publishedAt } = payload as Partial<DrawRequest>
  const no = drawNo(objectId)
  const row = await nameOfDraw(tx, no)
  return {
    merchantCodes: await brandsOf(tx, no),
    after: { ...row, ...known({ result, note, bonus, publishedAt }), reason },
  }
}

/** What of it there is. */
const known = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** Decisions about draws that two people make. */
export const drawApprovals: readonly ApprovalAction[] = [
  {
    action: 'lottery.decide',
    elsewhere,
    concealed: withoutBrands,
    async run(tx, approved, { caller, now }) {
      const { decision } = await decided(tx, approved, caller.staffId, now)
      const answer = await decideResult(tx, decision)
      if (answer.status !== 'decided') stale(answer)
    },
  },
  {
    action: 'lottery.correct',
    elsewhere,
    concealed: withoutBrands,
    async run(tx, approved, { caller, now }) {
      const { decision, wanted } = await decided(tx, approved, caller.staffId, now)
      const answer = await correctResult(tx, { ...decision, finance: wanted.finance })
      if (answer.status !== 'corrected') stale(answer)
    },
  },
  {
    action: 'lottery.void',
    concealed: withoutBrands,
    async elsewhere(tx, approved) {
      // The shut gate takes no more tickets, so that no other brand joins the draw. It is locked
      // before the draw, as everywhere.
      await shutGate(tx, drawNo(approved.objectId))
      return elsewhere(tx, approved)
    },
    async run(tx, approved, { caller, now }) {
      const { no, wanted } = await decided(tx, approved, caller.staffId, now)
      const people = [approved.makerId, caller.staffId]
      const answer = await voidDraw(tx, { draw: no, now, people, reason: approved.reason, finance: wanted.finance })
      if (answer.status !== 'void') stale(answer)
    },
  },
]
