import { idParam } from '../../platform/http/id-param.ts'
import type * as contract from '@senluna/contract/desk/money/reconciliation.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { pageOf } from '../../platform/page.ts'
import { askApproval, type ApprovalAction, type Approved, type StaffCall } from '../approvals/index.ts'
import { staffDid } from '../staff/index.ts'
import { bankDayOf, settleBankDay, type Left } from './bank-days.ts'
import { bookDifference } from './book-difference.ts'
import { chainLineOf } from './chain-lines.ts'
import { vendorDayOf } from './vendor-days.ts'
import { listCases, insertCase, closeOpenCase, type Row, held } from './case-store.ts'

const PAGE = 20
const ACTION = 'recon.case'

const shown = (row: Row): contract.ReconCase => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  currency: { code: row.currency, exponent: row.scale, displayDecimals: row.decimals },
  difference: row.difference.toString(),
  state: row.state,
  note: row.note,
  openedBy: row.opened_by,
  openedAt: row.opened_at.toISOString(),
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.made_by === null ? {} : { madeBy: row.made_by }),
  ...(row.checked_by === null ? {} : { checkedBy: row.checked_by }),
  ...(row.closed_at ? { closedAt: row.closed_at.toISOString() } : {}),
})

/** Differences as cases, the latest first. Refuses VAL_FIELD for a key that was never given out. */
export async function cases(db: Db, { brand, query }: Call<typeof contract.reconCases>) {
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !isUuid(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const rows = await listCases(db, { merchantCode: brand.merchantCode, state: query.state, after: query.after, size })
  return pageOf(rows, size, (last) => last.id, shown)
}

/** What a case is about as it stands. */
interface Line {
  currency: { code: string }
  state: 'CLEAR' | 'DIFFERS' | 'SILENT'
  difference?: string
  ours?: unknown
  theirs?: unknown
}

function lineOf(db: Db | Tx, brand: Brand, { kind, about }: Pick<Row, 'kind' | 'about'>): Promise<Line | undefined> {
  if (kind === 'BANK') return bankDayOf(db, brand, about)
  return kind === 'VENDOR' ? vendorDayOf(db, brand, about) : chainLineOf(db, brand, about)
}

/**
 * Of a day of a channel the two parts count: what is missing and what is too much may come to the
 * same.
 */
const isSame = (row: Row, line: Line | undefined): boolean =>
  line?.difference === row.difference.toString() &&
  (row.kind !== 'BANK' || canonical([line.ours, line.theirs]) === canonical([row.ours, row.theirs]))

/**
 * Opens a difference as a case. Refuses SYS_NOT_FOUND, APPROVAL_STALE when it is another one by
 * now, APPROVAL_OPEN when one is open.
 */
export const openCase = (db: Db, call: Call<typeof contract.openReconCase>): Promise<contract.ReconCase> =>
  db.transaction().execute(async (tx) => {
    const { body, brand, caller, now, reason } = call
    const line = await lineOf(tx, brand, body)
    if (!line) throw new Refusal('SYS_NOT_FOUND')
    if (line.state !== 'DIFFERS' || line.difference !== body.difference) throw new Refusal('APPROVAL_STALE')
    const id = newId<'recon-case'>(now)
    const made = await insertCase(
      tx,
      {
        id,
        merchantCode: brand.merchantCode,
        kind: body.kind,
        about: body.about,
        code: line.currency.code,
        difference: body.difference,
        ours: line.ours,
        theirs: line.theirs,
        reason,
        name: caller.name,
      },
      now,
    )
    if (!made) throw new Refusal('APPROVAL_OPEN')
    await staffDid(tx, call, {
      action: 'recon.open',
      object: { kind: 'recon-case', id },
      after: { kind: body.kind, about: body.about, difference: body.difference },
    })
    return shown((await held(tx, brand.merchantCode, id))!)
  })

/**
 * Asks to close a case. Refuses SYS_NOT_FOUND, APPROVAL_STALE for one that is closed, or to write
 * off what is another difference by now.
 */
export const closeCase = (db: Db, call: Call<typeof contract.closeReconCase>) =>
  db.transaction().execute(async (tx) => {
    const { body, brand, params } = call
    const row = await held(tx, brand.merchantCode, idParam(params.id))
    if (!row) throw new Refusal('SYS_NOT_FOUND')
    if (row.state !== 'OPEN') throw new Refusal('APPROVAL_STALE')
    const line = await lineOf(tx, brand, row)
    if (body.how === 'WRITTEN_OFF' && !isSame(row, line)) throw new Refusal('APPROVAL_STALE')
    return askApproval(tx, call, {
      action: ACTION,
      object: { kind: 'recon-case', id: row.id },
      payload: { how: body.how, seen: line?.difference ?? null },
      before: { about: row.about, difference: row.difference.toString() },
      after: { state: body.how },
      needs: 'recon.approve',
    })
  })

/**
 * Closes it once a second person has agreed; a write-off books the difference in the same
 * transaction, as long as it is the one that was opened. What was another one when it was asked can
 * only be explained, and counts as open again; what moved since then is stale.
 */
export const closeCaseApproval: ApprovalAction = {
  action: ACTION,
  async run(tx, approved, call) {
    const { how, seen } = approved.payload as { how: 'EXPLAINED' | 'WRITTEN_OFF'; seen: string | null }
    const row = await held(tx, call.brand.merchantCode, id(approved.objectId))
    if (row?.state !== 'OPEN') throw new Refusal('APPROVAL_STALE')
    const line = await lineOf(tx, call.brand, row)
    if ((line?.difference ?? null) !== seen) throw new Refusal('APPROVAL_STALE')
    if (how === 'WRITTEN_OFF' && !isSame(row, line)) throw new Refusal('APPROVAL_STALE')
    await settle(tx, row, how, approved, call)
    await closeOpenCase(
      tx,
      { how, reason: approved.reason, makerName: approved.makerName, name: call.caller.name, rowId: row.id },
      call.now,
    )
  },
}

async function settle(
  tx: Tx,
  { kind, ...row }: Row,
  how: 'EXPLAINED' | 'WRITTEN_OFF',
  approved: Approved,
  call: StaffCall,
): Promise<void> {
  if (kind === 'BANK') {
    const { unbacked } = row.ours as Pick<Left, 'unbacked'>
    const { suspense } = row.theirs as Pick<Left, 'suspense'>
    await settleBankDay(tx, { about: row.about, how, unbacked, suspense }, approved, call)
  } else if (how === 'WRITTEN_OFF') await bookDifference(tx, call.brand, { ...row, kind }, call.now)
}
