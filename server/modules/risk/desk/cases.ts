import { idParam } from '../../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import type { RiskCase } from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction, type StaffCall } from '../../approvals/index.ts'
import { staffByName, staffDid, staffMay } from '../../staff/index.ts'
import { addNote, found, held, listedCases, mergedInto, RUNNING, stepCase, type CaseRow } from '../store.ts'
import type { CaseState } from '../steps.ts'
import { pageOf } from '../../../platform/page.ts'

/** A case of laundering is about a member and a day, which stands last. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** A case as the desk reads it. */
export const shownCase = (row: CaseRow): RiskCase => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member_id,
  userName: row.user_name,
  aboutId: row.about_id,
  score: row.score,
  signals: row.signals,
  state: row.state,
  ...(row.owner_name === null ? {} : { owner: row.owner_name }),
  notes: row.notes,
  createdAt: row.created_at.toISOString(),
  ...(row.due_at === null ? {} : { dueAt: row.due_at.toISOString() }),
  ...(row.decided_at === null ? {} : { decidedAt: row.decided_at.toISOString() }),
  ...(row.merged_into === null || row.decided_at === null
    ? {}
    : {
        mergedInto: {
          id: row.merged_into,
          by: row.merged_by ?? '',
          at: row.decided_at.toISOString(),
          reason: row.merged_why ?? '',
        },
      }),
  merged: row.merged,
})

/**
 * What members moved on days of a brand's, in the order asked; answered by the module that keeps
 * it.
 */
export type MovedOn = (
  brand: Brand,
  asked: readonly { memberId: Id<'member'>; day: string }[],
) => Promise<readonly NonNullable<RiskCase['moved']>[]>

/** Cases of a brand, the newest first. */
export async function listCases(db: Db, movedOn: MovedOn, { brand, query }: Call<typeof contract.riskCases>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid<'risk-case'>(query.after) ? query.after : null
  const rows = await listedCases(db, {
    merchantCode: brand.merchantCode,
    after,
    kind: query.kind ?? null,
    state: query.state ?? null,
    userName: query.name?.trim().toLowerCase() ?? null,
    most: size + 1,
  })
  const page = pageOf(rows, size, ({ id }) => id, shownCase)
  return { ...page, list: await withMoved(movedOn, brand, page.list) }
}

/** One case; the look is written down. Refuses SYS_NOT_FOUND. */
export async function oneCase(db: Db, movedOn: MovedOn, call: Call<typeof contract.riskCaseOne>): Promise<RiskCase> {
  const { brand, params } = call
  const row = await found(db, brand.merchantCode, idParam(params.id))
  await staffDid(db, call, { action: 'risk.read', object: { kind: 'risk-case', id: row.id } })
  const [shown] = await withMoved(movedOn, brand, [shownCase(row)])
  return shown!
}

async function withMoved(movedOn: MovedOn, brand: Brand, cases: readonly RiskCase[]): Promise<RiskCase[]> {
  const ofDays = cases.flatMap(({ id, kind, memberId, aboutId }) =>
    kind === 'AML' ? [{ id, memberId, day: aboutId.slice(-DAY_LENGTH) }] : [],
  )
  const moved = ofDays.length > 0 ? await movedOn(brand, ofDays) : []
  const byCase = new Map(ofDays.map(({ id }, index) => [id, moved[index]]))
  return cases.map((found) => ({ ...found, ...(byCase.get(found.id) && { moved: byCase.get(found.id) }) }))
}

async function onCase(
  db: Db,
  call: StaffCall,
  what: string,
  act: (tx: Tx, row: CaseRow) => Promise<void>,
): Promise<RiskCase> {
  const { merchantCode } = call.brand
  return db.transaction().execute(async (tx) => {
    const row = await held(tx, merchantCode, idParam(call.params.id))
    await act(tx, row)
    const after = await held(tx, merchantCode, row.id)
    const object = { kind: 'risk-case', id: row.id }
    await staffDid(tx, call, {
      action: `risk.${what}`,
      object,
      before: { state: row.state, owner: row.owner_name },
      after: { state: after.state, owner: after.owner_name },
    })
    return shownCase(after)
  })
}

/** Takes a case. Refuses SYS_NOT_FOUND, WD_STATE once it is decided. */
export const takeCase = (db: Db, call: Call<typeof contract.takeCase>): Promise<RiskCase> =>
  onCase(db, call, 'take', async (tx, row) => {
    if (!RUNNING.has(row.state)) throw new Refusal('WD_STATE')
    await stepCase(tx, row, 'INVESTIGATING', { ownerId: call.caller.staffId })
  })

/**
 * Gives a case to a colleague. Refuses SYS_NOT_FOUND, WD_STATE once it is decided, VAL_FIELD for
 * who may not look into cases.
 */
export const giveCase = (db: Db, call: Call<typeof contract.giveCase>): Promise<RiskCase> =>
  onCase(db, call, 'give', async (tx, row) => {
    if (!RUNNING.has(row.state)) throw new Refusal('WD_STATE')
    const to = await staffByName(tx, call.brand.merchantCode, call.body.to.toLowerCase())
    if (!to || !(await staffMay(tx, to, 'risk.edit')))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'to', patternId: 'COLLEAGUE' }] })
    await stepCase(tx, row, 'INVESTIGATING', { ownerId: to })
  })

/** Writes a note into a case; notes are never changed. */
export const noteCase = (db: Db, call: Call<typeof contract.noteCase>): Promise<RiskCase> =>
  onCase(db, call, 'note', async (tx, row) => {
    const note = { by: call.caller.name, at: new Date(call.now).toISOString(), text: call.body.text }
    await addNote(tx, row.id, note)
  })

const DECIDE = 'risk.decide'

/**
 * What a decision is made on: another score or signal, or a case that became one with it since
 * then, makes it another case.
 */
const seenIn = async (tx: Tx, { id, score, signals }: CaseRow): Promise<string> =>
  canonical([score, signals, await mergedInto(tx, id)])

/**
 * Asks to end a case. Refuses WD_STATE once it is decided, VAL_FIELD for a report of what is no
 * case of laundering.
 */
export async function decideCase(db: Db, call: Call<typeof contract.decideCase>) {
  const { state } = call.body
  return db.transaction().execute(async (tx) => {
    const row = await held(tx, call.brand.merchantCode, idParam(call.params.id))
    if (!RUNNING.has(row.state)) throw new Refusal('WD_STATE')
    const ofAml = state === 'REPORTED' || state === 'CLOSED_ACCOUNT'
    if (ofAml && row.kind !== 'AML')
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'state', patternId: 'AML_ONLY' }] })
    return askApproval(tx, call, {
      action: DECIDE,
      object: { kind: 'risk-case', id: row.id },
      memberId: row.member_id,
      payload: { state, seen: await seenIn(tx, row) },
      before: { member: row.user_name, state: row.state },
      after: { member: row.user_name, state },
      needs: 'risk.approve',
    })
  })
}

export const caseApproval: ApprovalAction = {
  action: DECIDE,
  async run(tx, approved, call) {
    const row = await held(tx, approved.merchantCode, id(approved.objectId))
    if (!RUNNING.has(row.state)) throw new Refusal('APPROVAL_STALE')
    const { state, seen } = approved.payload as { state: CaseState; seen: string }
    if ((await seenIn(tx, row)) !== seen) throw new Refusal('APPROVAL_STALE')
    await stepCase(tx, row, state, { decidedAt: call.now })
  },
}
