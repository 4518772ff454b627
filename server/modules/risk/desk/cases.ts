import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/money/risk.ts'
import type { RiskCase } from '@senluna/contract/desk/money/risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction, type StaffCall } from '../../approvals/index.ts'
import { staffByName, staffDid, staffMay } from '../../staff/index.ts'
import { pageOf } from '../../../platform/page.ts'

/** A case as it is stored. */
export interface CaseRow {
  id: string
  merchant_id: MerchantCode
  member_id: string
  user_name: string
  kind: RiskCase['kind']
  about_id: string
  score: number
  signals: string[]
  state: RiskCase['state']
  owner_id: string | null
  owner_name: string | null
  notes: RiskCase['notes']
  created_at: Date
  due_at: Date | null
  decided_at: Date | null
  merged_into: string | null
  merged_by: string | null
  merged_why: string | null
  merged: RiskCase['merged']
}

const COLUMNS = sql.raw(`c.*, m.user_name, s.name as owner_name,
  coalesce((select json_agg(json_build_object('id', x.id, 'kind', x.kind, 'userName', n.user_name, 'aboutId', x.about_id, 'by', x.merged_by,
      'at', to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', x.merged_why) order by x.decided_at, x.id)
    from risk.case x join members.member n on n.id = x.member_id where x.merged_into = c.id), '[]') as merged
  from risk.case c join members.member m on m.id = c.member_id
  left join staff.account s on s.id = c.owner_id`)

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
 * What members moved on days of a brand's, in the order asked; told by the module that keeps it.
 */
export type MovedOn = (
  brand: Brand,
  asked: readonly { memberId: string; day: string }[],
) => Promise<readonly NonNullable<RiskCase['moved']>[]>

/** Cases of a brand, the newest first. */
export async function listCases(db: Db, movedOn: MovedOn, { brand, query }: Call<typeof contract.riskCases>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  const { rows } = await sql<CaseRow>`select ${COLUMNS} where c.merchant_id = ${brand.merchantCode}
      and (${after}::uuid is null or c.id < ${after}::uuid)
      and (${query.kind ?? null}::text is null or c.kind = ${query.kind ?? null})
      and (${query.state ?? null}::text is null or c.state = ${query.state ?? null})
      and (${query.name ?? null}::text is null or m.user_name = ${(query.name ?? '').trim().toLowerCase()})
    order by c.id desc limit ${size + 1}`.execute(db)
  const page = pageOf(rows, size, ({ id }) => id, shownCase)
  return { ...page, list: await withMoved(movedOn, brand, page.list) }
}

/** One case; the look is written down. Refuses SYS_NOT_FOUND. */
export async function oneCase(db: Db, movedOn: MovedOn, call: Call<typeof contract.riskCaseOne>): Promise<RiskCase> {
  const { brand, params } = call
  const row = await found(db, brand.merchantCode, params.id ?? '')
  await staffDid(db, call, { action: 'risk.read', object: { kind: 'risk-case', id: row.id } })
  const [one] = await withMoved(movedOn, brand, [shownCase(row)])
  return one!
}

async function withMoved(movedOn: MovedOn, brand: Brand, cases: readonly RiskCase[]): Promise<RiskCase[]> {
  const ofDays = cases.flatMap(({ id, kind, memberId, aboutId }) =>
    kind === 'AML' ? [{ id, memberId, day: aboutId.slice(-DAY_LENGTH) }] : [],
  )
  const moved = ofDays.length > 0 ? await movedOn(brand, ofDays) : []
  const byCase = new Map(ofDays.map(({ id }, index) => [id, moved[index]]))
  return cases.map((one) => ({ ...one, ...(byCase.get(one.id) && { moved: byCase.get(one.id) }) }))
}

/** One case as it is read. Refuses SYS_NOT_FOUND. */
export async function found(db: Db | Tx, merchantCode: MerchantCode, id: string): Promise<CaseRow> {
  const { rows } = isUuid(id)
    ? await sql<CaseRow>`select ${COLUMNS} where c.id = ${id} and c.merchant_id = ${merchantCode}`.execute(db)
    : { rows: [] }
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** One case, held until the transaction ends. Refuses SYS_NOT_FOUND. */
export async function held(tx: Tx, merchantCode: MerchantCode, id: string): Promise<CaseRow> {
  const { rows } = isUuid(id)
    ? await sql<CaseRow>`select ${COLUMNS} where c.id = ${id} and c.merchant_id = ${merchantCode} for no key update of c`.execute(
        tx,
      )
    : { rows: [] }
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

/** While it can still be looked into. */
export const RUNNING: ReadonlySet<string> = new Set<string>(['OPEN', 'INVESTIGATING'])

async function onCase(
  db: Db,
  call: StaffCall,
  what: string,
  act: (tx: Tx, row: CaseRow) => Promise<void>,
): Promise<RiskCase> {
  const { merchantCode } = call.brand
  return db.transaction().execute(async (tx) => {
    const row = await held(tx, merchantCode, call.params.id ?? '')
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
    await sql`update risk.case set owner_id = ${call.caller.staffId}, state = 'INVESTIGATING' where id = ${row.id}`.execute(
      tx,
    )
  })

/**
 * Gives a case to a colleague. Refuses SYS_NOT_FOUND, WD_STATE once it is decided, VAL_FIELD for
 * who may not look into cases.
 */
export const giveCase = (db: Db, call: Call<typeof contract.giveCase>): Promise<RiskCase> =>
  onCase(db, call, 'give', async (tx, row) => {
    if (!RUNNING.has(row.state)) throw new Refusal('WD_STATE')
    const to = await staffByName(tx, call.brand.merchantCode, call.body.to.toLowerCase())
    if (!to || !(await staffMay(tx, to, 'risk.edit'))) throw new Refusal('VAL_FIELD', { fields: [{ field: 'to' }] })
    await sql`update risk.case set owner_id = ${to}, state = 'INVESTIGATING' where id = ${row.id}`.execute(tx)
  })

/** Writes a note into a case; notes are never changed. */
export const noteCase = (db: Db, call: Call<typeof contract.noteCase>): Promise<RiskCase> =>
  onCase(db, call, 'note', async (tx, row) => {
    const note = { by: call.caller.name, at: new Date(call.now).toISOString(), text: call.body.text }
    await sql`update risk.case set notes = notes || ${JSON.stringify([note])}::jsonb where id = ${row.id}`.execute(tx)
  })

const DECIDE = 'risk.decide'

/**
 * What a decision is made on: another score or signal, or a case that became one with it since
 * then, makes it another case.
 */
async function seenIn(tx: Tx, { id, score, signals }: CaseRow): Promise<string> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from risk."case" where merged_into = ${id}`.execute(tx)
  return canonical([score, signals, rows[0]!.n])
}

/**
 * Asks to end a case. Refuses WD_STATE once it is decided, VAL_FIELD for a report of what is no
 * case of laundering.
 */
export async function decideCase(db: Db, call: Call<typeof contract.decideCase>) {
  const { state } = call.body
  return db.transaction().execute(async (tx) => {
    const row = await held(tx, call.brand.merchantCode, call.params.id ?? '')
    if (!RUNNING.has(row.state)) throw new Refusal('WD_STATE')
    const ofAml = state === 'REPORTED' || state === 'CLOSED_ACCOUNT'
    if (ofAml && row.kind !== 'AML') throw new Refusal('VAL_FIELD', { fields: [{ field: 'state' }] })
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

export const approvalOfCases: ApprovalAction = {
  action: DECIDE,
  async run(tx, approved, call) {
    const row = await held(tx, approved.merchantCode, approved.objectId)
    if (!RUNNING.has(row.state)) throw new Refusal('APPROVAL_STALE')
    const { state, seen } = approved.payload as { state: RiskCase['state']; seen: string }
    if ((await seenIn(tx, row)) !== seen) throw new Refusal('APPROVAL_STALE')
    await sql`update risk.case set state = ${state}, decided_at = ${new Date(call.now)} where id = ${row.id}`.execute(
      tx,
    )
  },
}
