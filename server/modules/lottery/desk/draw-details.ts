import { sql } from 'kysely'
import { BET_STATUS } from '@senluna/contract/money/records.ts'
import type { DrawDetails } from '@senluna/contract/lottery/desk/draws.ts'
import type * as contract from '@senluna/contract/lottery/desk/draws.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { at } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import type { Lottery } from '../lottery.ts'
import { conflictOf } from '../official/conflicts.ts'
import { officialAlarms } from '../official/index.ts'
import { hasEntered } from '../official/reports.ts'
import { onAirOf } from './on-air.ts'
import { deskDrawOf, drawNo, drawRows } from './queries/draw-row.ts'
import { shapeOf } from '../official/result-shape.ts'

/** One draw with all that is known of it. Refuses SYS_NOT_FOUND. */
export async function drawDetails(lottery: Lottery, call: Call<typeof contract.deskDrawDetails>): Promise<DrawDetails> {
  const { db, games } = lottery
  const no = drawNo(call.params.id)
  const [row] = await drawRows(db, call, sql`d.no = ${no}`, 1)
  const game = row && games.find(row.game)
  if (!row || !game) throw new Refusal('SYS_NOT_FOUND')
  const { merchantCode } = call.brand
  const { standing, players } = await standingOf(db, no, merchantCode)
  const counted = standing.filter(({ status }) => status !== 'CANCELLED')
  const total = (name: 'stake' | 'payout') => counted.reduce((sum, row) => sum + BigInt(row[name]), 0n).toString()
  const shown = deskDrawOf(lottery, row, call, await officialAlarms(db, call.now))
  return {
    ...shown,
    ...(await conflictShown(db, row, shown, call)),
    shape: shapeOf(game),
    tickets: counted.reduce((sum, { tickets }) => sum + tickets, 0),
    stake: total('stake'),
    payout: total('payout'),
    more: false,
    players,
    standing,
    ...(await evidenceOf(db, no)),
    ...(await onAirOf(db, no, merchantCode)),
    versions: await versionsOf(db, no, merchantCode),
    reports: await reportsOf(db, no, merchantCode, call.caller.staffId),
  }
}

const CONFLICTS = { conflicted: 'CONFLICTED', related: 'RELATED' } as const

/**
 * The reader's conflict of interest in the draw's result, so that the page offers nothing that is
 * refused. The results of our own draws are nobody's work, so they have none.
 */
async function conflictShown(
  db: Db,
  draw: { no: number; game: string; open_at: Date },
  { source, state }: Pick<DrawDetails, 'source' | 'state'>,
  { caller, now }: Call<typeof contract.deskDrawDetails>,
): Promise<Pick<DrawDetails, 'conflict'>> {
  if (source === 'SELF') return {}
  if (state === 'LOCKED' && (await hasEntered(db, draw.no, caller.staffId))) return { conflict: 'ENTERED' }
  const conflict = await conflictOf(db, draw, caller.staffId, now)
  return conflict ? { conflict: CONFLICTS[conflict] } : {}
}

async function standingOf(db: Db, no: number, merchant: MerchantCode) {
  const { rows } = await sql<{ status: number; tickets: number; players: number; stake: bigint; payout: bigint }>`
    select w.status, count(*)::integer as tickets, sum(t.stake)::bigint as stake, sum(w.payout)::bigint as payout,
      0 as players
    from lottery.ticket t join lottery.ticket_wager w on w.owner_id = t.owner_id and w.id = t.id
    where t.draw_no = ${no} and t.merchant_id = ${merchant} and t.book = 0 group by w.status order by w.status`.execute(
    db,
  )
  const { rows: who } = await sql<{ players: number }>`select count(distinct owner_id)::integer as players
    from lottery.ticket where draw_no = ${no} and merchant_id = ${merchant} and book = 0`.execute(db)
  const standing = rows.map(({ status, tickets, stake, payout }) => ({
    status: at(BET_STATUS, status),
    tickets,
    stake: stake.toString(),
    payout: payout.toString(),
  }))
  return { standing, players: who[0]?.players ?? 0 }
}

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

async function evidenceOf(db: Db, no: number) {
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

async function versionsOf(db: Db, no: number, merchant: MerchantCode): Promise<DrawDetails['versions']> {
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
    left join staff.for_lists e on e.id = r.entered_by and e.merchant_id = ${merchant}
    left join staff.for_lists a on a.id = r.approved_by and a.merchant_id = ${merchant}
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
async function reportsOf(db: Db, no: number, merchant: MerchantCode, reader: string): Promise<DrawDetails['reports']> {
  const { rows } = await sql<{
    id: string
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
    from lottery.report r left join staff.for_lists s on s.id = r.staff_id and s.merchant_id = ${merchant}
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
