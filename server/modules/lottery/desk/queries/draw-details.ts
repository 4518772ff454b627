import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { sql } from 'kysely'
import { at } from '@senluna/kit/assert.ts'
import { BET_STATUS } from '@senluna/contract/money/records.ts'
import type { DrawDetails } from '@senluna/contract/lottery/desk/draws.ts'
import { BOOK } from '../../../wagers/index.ts'

interface EvidenceRow {
  source: string
  commitment: string | null
  facts: { extendedTo?: string; voidFrom?: string }
  sealed_at: Date | null
  drawn_at: Date | null
  settled_at: Date | null
  beacon_source: string | null
  beacon_round: bigint | null
  beacon_first: bigint | null
  escrow_key: string | null
  beacon_signature: string | null
  revealed: string | null
}

export async function standingOf(db: Db, no: number, merchant: MerchantCode) {
  const { rows } = await sql<{ status: number; tickets: number; players: number; stake: Amount; payout: Amount }>`
    select w.status, count(*)::integer as tickets, sum(t.stake)::bigint as stake, sum(w.payout)::bigint as payout,
      0 as players
    from lottery.ticket t join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
    where t.draw_no = ${no} and t.merchant_id = ${merchant} and t.book = ${sql.lit(BOOK.REAL)} group by w.status order by w.status`.execute(
    db,
  )
  const { rows: who } = await sql<{ players: number }>`select count(distinct owner_id)::integer as players
    from lottery.ticket where draw_no = ${no} and merchant_id = ${merchant} and book = ${sql.lit(BOOK.REAL)}`.execute(
    db,
  )
  const standing = rows.map(({ status, tickets, stake, payout }) => ({
    status: at(BET_STATUS, status),
    tickets,
    stake: stake.toString(),
    payout: payout.toString(),
  }))
  return { standing, players: who[0]?.players ?? 0 }
}

export async function evidenceOf(db: Db, no: number) {
  const { rows } = await sql<EvidenceRow>`select d.source, d.commitment, d.facts, d.sealed_at, d.drawn_at, d.settled_at,
      s.beacon_source, s.beacon_round, s.beacon_first, s.escrow_key, s.beacon_signature, s.revealed
    from lottery.draw d left join lottery.seed s on s.draw_no = d.no where d.no = ${no}`.execute(db)
  const row = at(rows, 0)
  const { extendedTo, voidFrom } = row.facts
  return {
    ...(row.sealed_at ? { sealedAt: row.sealed_at.toISOString() } : {}),
    ...(row.drawn_at ? { drawnAt: row.drawn_at.toISOString() } : {}),
    ...(row.settled_at ? { settledAt: row.settled_at.toISOString() } : {}),
    ...(extendedTo ? { extendedTo } : {}),
    ...(voidFrom ? { voidFrom } : {}),
    ...(row.source === 'OFFICIAL'
      ? {}
      : {
          evidence: {
            ...(row.commitment ? { commitment: row.commitment } : {}),
            beacon: row.beacon_source ?? 'none',
            ...(row.beacon_round === null ? {} : { round: row.beacon_round.toString() }),
            ...(row.beacon_first === null || row.beacon_first === row.beacon_round
              ? {}
              : { firstRound: row.beacon_first.toString() }),
            ...(row.escrow_key ? { escrowKey: row.escrow_key } : {}),
            ...(row.beacon_signature ? { signature: row.beacon_signature } : {}),
            ...(row.revealed ? { revealed: row.revealed } : {}),
          },
        }),
  }
}

export async function versionsOf(db: Db, no: number, merchant: MerchantCode): Promise<DrawDetails['versions']> {
  const { rows } = await sql<{
    version: number
    result: unknown
    origin: string
    entered: string | null
    approved: string | null
    reason: string
    note: string | null
    at: Date
  }>`select r.version, r.result, r.origin, e.name as entered, a.name as approved, r.reason, r.evidence ->> 'note' as note, r.at
    from lottery.result r
    left join lottery.in_staff e on e.id = r.entered_by and e.merchant_id = ${merchant}
    left join lottery.in_staff a on a.id = r.approved_by and a.merchant_id = ${merchant}
    where r.draw_no = ${no} order by r.version`.execute(db)
  return rows.map((row) => ({
    version: row.version,
    result: row.result,
    origin: row.origin,
    ...(row.entered ? { enteredBy: row.entered } : {}),
    ...(row.approved ? { approvedBy: row.approved } : {}),
    reason: row.reason,
    ...(row.note ? { note: row.note } : {}),
    at: row.at.toISOString(),
  }))
}

/**
 * A word that waits for a second one stays between the draw and who said it: the second is to be
 * blind of it, of its moment too.
 */
export async function reportsOf(
  db: Db,
  no: number,
  merchant: MerchantCode,
  reader: string,
): Promise<DrawDetails['reports']> {
  const { rows } = await sql<{
    id: Id<'report'>
    source: string
    state: 'OPEN' | 'USED' | 'DISAGREES' | 'DROPPED'
    result: unknown
    by: string | null
    received_at: Date
    published_at: Date | null
    address: string | null
    sha256: string | null
  }>`select r.id, r.source, r.state, case when r.state <> 'OPEN' or r.staff_id = ${reader} then r.result end as result, s.name as by,
      r.received_at, case when r.state <> 'OPEN' or r.staff_id = ${reader} then r.published_at end as published_at, r.evidence ->> 'address' as address,
      case when r.state <> 'OPEN' or r.staff_id = ${reader} then r.evidence ->> 'sha256' end as sha256
    from lottery.report r left join lottery.in_staff s on s.id = r.staff_id and s.merchant_id = ${merchant}
    where r.draw_no = ${no} order by r.received_at, r.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    ...(row.by ? { by: row.by } : {}),
    state: row.state,
    ...(row.result === null ? {} : { result: row.result }),
    at: row.received_at.toISOString(),
    ...(row.published_at ? { publishedAt: row.published_at.toISOString() } : {}),
    ...(row.address ? { address: row.address } : {}),
    ...(row.sha256 ? { sha256: row.sha256 } : {}),
  }))
}
