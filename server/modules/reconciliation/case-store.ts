import type { Amount } from '@senluna/kit/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { assertStepped, stepsTo } from '../../platform/steps.ts'
import { RECON_CASE_STEPS } from './steps.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type * as contract from '@senluna/contract/desk/money/reconciliation.ts'

/** What somebody made of a difference. */
export interface CaseShort {
  id: Id<'recon-case'>
  state: 'OPEN' | 'EXPLAINED' | 'WRITTEN_OFF'
  difference: string
}

/** The open case about a thing, else the one that was closed last, as a column. */
export const caseOf = (
  merchant: RawBuilder<unknown>,
  kind: string,
  about: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  (select json_build_object('id', c.id, 'state', c.state, 'difference', c.difference::text) from reconciliation."case" c
    where c.merchant_id = ${merchant} and c.kind = ${kind} and c.about = ${about} order by c.closed_at desc nulls first limit 1)`

/**
 * What two people have explained or written off is settled as long as it is the same difference.
 */
export const isSettled = (last: CaseShort | null, difference: Amount): boolean =>
  last !== null && last.state !== 'OPEN' && last.difference === difference.toString()

export interface Row {
  id: Id<'recon-case'>
  kind: contract.ReconCase['kind']
  about: string
  currency: string
  scale: number
  decimals: number
  difference: Amount
  ours: unknown
  theirs: unknown
  state: contract.ReconCase['state']
  note: string
  opened_by: string
  opened_at: Date
  reason: string | null
  made_by: string | null
  checked_by: string | null
  closed_at: Date | null
}

const json = (value: unknown) => JSON.stringify(value ?? null)

const COLUMNS =
  sql.raw(`c.id, c.kind, c.about, c.currency, k.scale, k.display_decimals as decimals, c.difference, c.ours, c.theirs, c.state, c.note, c.opened_by,
  c.opened_at, c.reason, c.made_by, c.checked_by, c.closed_at`)

export async function held(tx: Tx, merchantCode: MerchantCode, id: Id<'recon-case'>): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from reconciliation."case" c join reconciliation.in_currencies k on k.code = c.currency
    where c.id = ${id} and c.merchant_id = ${merchantCode} for no key update of c`.execute(tx)
  return rows[0]
}

/** A brand's cases, the newest first. */
export async function listCases(
  db: Db,
  {
    merchantCode,
    state,
    after,
    size,
  }: {
    merchantCode: MerchantCode
    state: 'OPEN' | 'EXPLAINED' | 'WRITTEN_OFF' | undefined
    after: string | undefined
    size: number
  },
): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from reconciliation."case" c join reconciliation.in_currencies k on k.code = c.currency
    where c.merchant_id = ${merchantCode} and (${state ?? null}::text is null or c.state = ${state ?? null})
      and (${after ?? null}::uuid is null or c.id < ${after ?? null}::uuid)
    order by c.id desc limit ${size + 1}`.execute(db)
  return rows
}

/** Opens a case; false while one is open for the same. */
export async function insertCase(
  tx: Tx,
  row: {
    id: Id<'recon-case'>
    merchantCode: MerchantCode
    kind: 'BANK' | 'VENDOR' | 'CHAIN'
    about: string
    code: string
    difference: string
    ours: unknown
    theirs: unknown
    reason: string
    name: string
  },
  now: Instant,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into reconciliation."case" (id, merchant_id, kind, about, currency, difference, ours, theirs, note,
        opened_by, opened_at)
      values (${row.id}, ${row.merchantCode}, ${row.kind}, ${row.about}, ${row.code}, ${row.difference}::bigint,
        ${json(row.ours)}::jsonb, ${json(row.theirs)}::jsonb, ${row.reason}, ${row.name}, ${new Date(now)})
      on conflict (merchant_id, kind, about) where state = 'OPEN' do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Closes a case as two people agreed. */
export async function closeOpenCase(
  tx: Tx,
  change: {
    how: 'EXPLAINED' | 'WRITTEN_OFF'
    reason: string
    makerName: string
    name: string
    rowId: Id<'recon-case'>
  },
  now: Instant,
): Promise<void> {
  const stepped =
    await sql`update reconciliation."case" set state = ${change.how}, reason = ${change.reason}, made_by = ${change.makerName},
      checked_by = ${change.name}, closed_at = ${new Date(now)}
    where id = ${change.rowId} and state = any (${stepsTo(RECON_CASE_STEPS, change.how)}::text[])`.execute(tx)
  assertStepped(RECON_CASE_STEPS, change.rowId, stepped)
}

/** Whether somebody looks into a day of one of some vendors on which it and our books differ. */
export async function hasOpenDifference(
  db: Db | Tx,
  merchantCode: MerchantCode,
  vendors: readonly string[],
): Promise<boolean> {
  if (vendors.length === 0) return false
  const { rows } = await sql`select from reconciliation."case" where merchant_id = ${merchantCode} and kind = 'VENDOR'
    and state = 'OPEN' and split_part(about, '/', 2) = any (${[...vendors]}::text[]) limit 1`.execute(db)
  return rows.length > 0
}
