import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk-risk.ts'
import type { RiskCase } from '@senluna/contract/desk-risk.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { askApproval, type ApprovalAction, type StaffCall } from '../approvals/index.ts'
import { staffByName, staffDid, staffMay } from '../staff/index.ts'

interface Row {
  id: string
  merchant_id: string
  member_id: string
  user_name: string
  kind: RiskCase['kind']
  about_id: string
  score: number
  signals: string[]
  state: RiskCase['state']
  owner_name: string | null
  notes: RiskCase['notes']
  created_at: Date
  due_at: Date | null
  decided_at: Date | null
}

const COLUMNS =
  sql.raw(`c.*, m.user_name, s.name as owner_name from risk.case c join members.member m on m.id = c.member_id
  left join staff.account s on s.id = c.owner_id`)

/** A case of laundering is about a member and a day, which stands last. */
const DAY_LENGTH = 'YYYY-MM-DD'.length

const shown = (row: Row): RiskCase => ({
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
})

/** What members moved on days of a brand's, in the order asked; told by the module that keeps it. */
export type MovedOn = (
  brand: Brand,
  asked: readonly { memberId: string; day: string }[],
) => Promise<readonly NonNullable<RiskCase['moved']>[]>

/** Cases of a brand, the newest first. */
export async function listCases(db: Db, movedOn: MovedOn, { brand, query }: Call<typeof contract.riskCases>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  const { rows } = await sql<Row>`select ${COLUMNS} where c.merchant_id = ${brand.merchantCode}
      and (${after}::uuid is null or c.id < ${after}::uuid)
      and (${query.kind ?? null}::text is null or c.kind = ${query.kind ?? null})
      and (${query.state ?? null}::text is null or c.state = ${query.state ?? null})
      and (${query.name ?? null}::text is null or m.user_name = ${(query.name ?? '').trim().toLowerCase()})
    order by c.id desc limit ${size + 1}`.execute(db)
  const cases = rows.slice(0, size).map(shown)
  const ofDays = cases.flatMap(({ id, kind, memberId, aboutId }) =>
    kind === 'AML' ? [{ id, memberId, day: aboutId.slice(-DAY_LENGTH) }] : [],
  )
  const moved = ofDays.length > 0 ? await movedOn(brand, ofDays) : []
  const byCase = new Map(ofDays.map(({ id }, index) => [id, moved[index]]))
  const list = cases.map((one) => ({ ...one, ...(byCase.get(one.id) && { moved: byCase.get(one.id) }) }))
  const last = list.at(-1)
  return { list, ...(rows.length > size && last ? { next: last.id } : {}) }
}

async function held(tx: Tx, merchantCode: string, id: string): Promise<Row> {
  const { rows } = isUuid(id)
    ? await sql<Row>`select ${COLUMNS} where c.id = ${id} and c.merchant_id = ${merchantCode} for no key update of c`.execute(
        tx,
      )
    : { rows: [] }
  if (!rows[0]) throw new Refusal('SYS_NOT_FOUND')
  return rows[0]
}

const RUNNING = new Set<string>(['OPEN', 'INVESTIGATING'])

async function onCase(
  db: Db,
  call: StaffCall,
  what: string,
  act: (tx: Tx, row: Row) => Promise<void>,
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
    return shown(after)
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

/** Gives a case to a colleague. Refuses SYS_NOT_FOUND, WD_STATE once it is decided, VAL_FIELD for who may not look into cases. */
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

/** Asks to end a case. Refuses WD_STATE once it is decided, VAL_FIELD for a report of what is no case of laundering. */
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
      payload: { state },
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
    const { state } = approved.payload as { state: RiskCase['state'] }
    await sql`update risk.case set state = ${state}, decided_at = ${new Date(call.now)} where id = ${row.id}`.execute(
      tx,
    )
  },
}
