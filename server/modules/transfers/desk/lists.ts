import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/money/transfers.ts'
import type { DeskTransfer } from '@senluna/contract/money/transfers.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { dayRange } from '../../../platform/day-range.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { staffDid } from '../../staff/index.ts'
import { currencyOf } from '../../wallet/index.ts'
import type { Transfers } from '../transfers.ts'
import { transferAt } from './resolve.ts'
import { askVendor } from '../send-transfer.ts'
import { OPEN } from '../store.ts'
import { pageOf } from '../../../platform/page.ts'

interface Row {
  id: string
  kind: DeskTransfer['kind']
  member_id: Id<'member'>
  account: string
  to_member_id: string | null
  from: string
  to: string
  amount: Amount
  currency: string
  state: DeskTransfer['state']
  reason: string | null
  asked: number
  ask_at: Date | null
  created_at: Date
  ended_at: Date | null
}

const rowOf = (brand: Brand, row: Row): DeskTransfer => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member_id,
  account: row.account,
  ...(row.to_member_id === null ? {} : { toMemberId: row.to_member_id }),
  from: row.from,
  to: row.to,
  amount: row.amount.toString(),
  currency: shownCurrency(brand, row.currency),
  state: row.state,
  ...(row.reason === null ? {} : { reason: row.reason }),
  asked: row.asked,
  ...(row.ask_at === null ? {} : { askAt: row.ask_at.toISOString() }),
  createdAt: row.created_at.toISOString(),
  ...(row.ended_at === null ? {} : { endedAt: row.ended_at.toISOString() }),
})

function shownCurrency(brand: Brand, ledgerCode: string): DeskTransfer['currency'] {
  const { code, scale: exponent, displayDecimals } = currencyOf(brand, ledgerCode)
  return { code, exponent, displayDecimals }
}

const VENDOR = sql.raw(`select t.id, t.merchant_id, 'VENDOR' as kind, t.owner_id as member_id, m.user_name as account,
    null::uuid as to_member_id, case t.direction when 'IN' then 'MAIN' else t.vassalage end as "from",
    case t.direction when 'IN' then t.vassalage else 'MAIN' end as "to", t.amount, t.currency, t.state, t.reason, t.asked, t.ask_at,
    t.created_at, t.ended_at, t.vassalage
  from transfers.vendor_transfer t join members.for_lists m on m.id = t.owner_id`)
const AGENT = sql.raw(`select t.id, t.merchant_id, 'AGENT' as kind, t.sender_id as member_id, m.user_name as account,
    t.receiver_id as to_member_id, m.user_name as "from", r.user_name as "to", t.amount, t.currency, 'DONE' as state,
    null::text as reason, 0 as asked, null::timestamptz as ask_at, t.at as created_at, t.at as ended_at, null::text as vassalage
  from transfers.member_transfer t join members.for_lists m on m.id = t.sender_id join members.for_lists r on r.id = t.receiver_id`)

/** Transfers of the brand, latest first. */
export async function deskList({ db }: Transfers, { brand, query }: Call<typeof contract.deskTransfers>) {
  const size = query.pageSize ?? 20
  const after = query.after !== undefined && isUuid(query.after) ? query.after : null
  const { from, until } = dayRange({ from: query.from, to: query.to }, brand.timeZone)
  const states = query.state === 'OPEN' ? [...OPEN] : query.state === undefined ? null : [query.state]
  const account = query.account?.trim().toLowerCase() ?? null
  const { rows } = await sql<Row>`select * from (${query.kind === 'AGENT' ? AGENT : VENDOR}) t
    where merchant_id = ${brand.merchantCode}
      and (${after}::uuid is null or id < ${after}::uuid)
      and (${states}::text[] is null or state = any (${states}::text[]))
      and (${account}::text is null or account = ${account})
      and (${query.vassalage ?? null}::text is null or vassalage = ${query.vassalage ?? null})
      and (${from ?? null}::timestamptz is null or created_at >= ${from ?? null})
      and (${until ?? null}::timestamptz is null or created_at < ${until ?? null})
    order by id desc limit ${size + 1}`.execute(db)
  return pageOf(
    rows,
    size,
    ({ id }) => id,
    (row) => rowOf(brand, row),
  )
}

/**
 * Asks the vendor now. Refuses SYS_NOT_FOUND, APPROVAL_STALE when the outcome is known or people
 * decide it already.
 */
export async function askNow(transfers: Transfers, call: Call<typeof contract.askTransfer>): Promise<DeskTransfer> {
  const { db } = transfers
  const transfer = await transferAt(db, call.brand.merchantCode, call.params.id ?? '')
  const vendor = transfers.vendors.get(transfer.vassalage)
  if (!vendor || !['SENT', 'UNKNOWN'].includes(transfer.state)) throw new Refusal('APPROVAL_STALE')
  const ended = await askVendor(transfers, vendor, transfer)
  await staffDid(db, call, {
    action: 'transfers.ask',
    object: { kind: 'transfer', id: transfer.id },
    before: { state: transfer.state },
    after: { state: ended.state },
  })
  const { rows } = await sql<Row>`select * from (${VENDOR}) t where id = ${transfer.id}`.execute(db)
  return rowOf(call.brand, rows[0]!)
}
