import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { DeskTransfer } from '@senluna/contract/money/transfers.ts'

/** A list holds transfers with vendors or along a line. */
export type TransferKind = 'vendor-transfer' | 'member-transfer'

export interface Row {
  id: Id<TransferKind>
  kind: DeskTransfer['kind']
  member_id: Id<'member'>
  account: string
  to_member_id: Id<'member'> | null
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

const VENDOR = sql.raw(`select t.id, t.merchant_id, 'VENDOR' as kind, t.owner_id as member_id, m.user_name as account,
    null::uuid as to_member_id, case t.direction when 'IN' then 'MAIN' else t.vassalage end as "from",
    case t.direction when 'IN' then t.vassalage else 'MAIN' end as "to", t.amount, t.currency, t.state, t.reason, t.asked, t.ask_at,
    t.created_at, t.ended_at, t.vassalage
  from transfers.vendor_transfer t join transfers.in_members m on m.id = t.owner_id`)

const AGENT = sql.raw(`select t.id, t.merchant_id, 'AGENT' as kind, t.sender_id as member_id, m.user_name as account,
    t.receiver_id as to_member_id, m.user_name as "from", r.user_name as "to", t.amount, t.currency, 'DONE' as state,
    null::text as reason, 0 as asked, null::timestamptz as ask_at, t.at as created_at, t.at as ended_at, null::text as vassalage
  from transfers.member_transfer t join transfers.in_members m on m.id = t.sender_id join transfers.in_members r on r.id = t.receiver_id`)

/** Transfers as the desk lists them, a page and one. */
export async function listTransfers(
  db: Db,
  wanted: {
    kind: 'VENDOR' | 'AGENT' | undefined
    merchantCode: MerchantCode
    after: Id<TransferKind> | null
    states: ('CREATED' | 'DEBITED' | 'SENT' | 'DONE' | 'REVERSED' | 'UNKNOWN' | 'MANUAL')[] | null
    account: string | null
    vendorCode: string | undefined
    from: Date | undefined
    until: Date | undefined
    size: number
  },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from (${wanted.kind === 'AGENT' ? AGENT : VENDOR}) t
    where merchant_id = ${wanted.merchantCode}
      and (${wanted.after}::uuid is null or id < ${wanted.after}::uuid)
      and (${wanted.states}::text[] is null or state = any (${wanted.states}::text[]))
      and (${wanted.account}::text is null or account = ${wanted.account})
      and (${wanted.vendorCode ?? null}::text is null or vassalage = ${wanted.vendorCode ?? null})
      and (${wanted.from ?? null}::timestamptz is null or created_at >= ${wanted.from ?? null})
      and (${wanted.until ?? null}::timestamptz is null or created_at < ${wanted.until ?? null})
    order by id desc limit ${wanted.size + 1}`.execute(db)
  return rows
}

/** A transfer with a vendor. */
export async function vendorTransfer(db: Db, transferId: Id<'vendor-transfer'>): Promise<Row> {
  const { rows } = await sql<Row>`select * from (${VENDOR}) t where id = ${transferId}`.execute(db)
  return rows[0]!
}
