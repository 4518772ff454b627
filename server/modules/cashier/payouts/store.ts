import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { PartState } from '@senluna/kit/cashier/withdrawal-progress.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { assertStep, assertStepped } from '../../../platform/steps.ts'
import { PART_STEPS } from './steps.ts'

/** A part as it is stored. */
export interface PartRow {
  no: string
  part: number
  amount: Amount
  channel_id: string
  state: PartState
  hold_key: string
  send_key: string
  bank_ref: string | null
  proof_file: Id<'file'> | null
  reason: string | null
  made_by: string | null
  made_at: Date
  sent_at: Date | null
  asked: number
  ask_at: Date | null
  /** Its provider has had it once. */
  heard: boolean
  /** Its provider has had it and knows it no more: people find out what became of it. */
  forgotten: boolean
  paid_at: Date | null
  confirmed_at: Date | null
  confirmed_by: 'MEMBER' | 'CLOCK' | 'STAFF' | null
}

/** The parts of some orders, in order. */
export async function partsOf(db: Db | Tx, nos: readonly string[]): Promise<PartRow[]> {
  if (nos.length === 0) return []
  const { rows } =
    await sql<PartRow>`select * from payout.part where no = any(${[...nos]}::text[]) order by no, part`.execute(db)
  return rows
}

/** A part of a held order by its number. Refuses SYS_NOT_FOUND. */
export async function partOf(tx: Tx, no: string, part: string): Promise<PartRow> {
  const found = (await partsOf(tx, [no])).find((row) => String(row.part) === part)
  if (!found) throw new Refusal('SYS_NOT_FOUND')
  return found
}

/** What changes with a step of a part; what is absent stays as it is. */
export interface PartChange {
  reason?: string | null
  bankRef?: string | null
  proofFile?: string | null
  confirmedBy?: 'MEMBER' | 'CLOCK' | 'STAFF'
  /** When its provider is asked next; absent: no more. */
  askAt?: Instant
  /**
   * Its provider was asked: whether it has the part, and whether it had it and knows it no more.
   */
  asked?: { heard: boolean; forgotten: boolean }
}

type Stepped = Pick<PartRow, 'no' | 'part' | 'state'>

/**
 * Takes a part of a held order one step on. Fails for a step that is not in PART_STEPS, and when
 * the part is not where it was read.
 */
export async function stepPart(tx: Tx, part: Stepped, to: PartState, change: PartChange, now: Instant): Promise<void> {
  assertStepped(PART_STEPS, nameOf(part), await update(tx, part, to, change, now))
}

/** Marks a part as sent; false when another process was faster. */
export async function markSent(tx: Tx, part: Stepped, askAt: Instant, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await update(tx, part, 'SENT', { askAt }, now)
  return numAffectedRows === 1n
}

const nameOf = ({ no, part }: Stepped): string => `${no}-${part}`

function update(tx: Tx, part: Stepped, to: PartState, change: PartChange, now: Instant) {
  assertStep(PART_STEPS, nameOf(part), part.state, to)
  const { reason, bankRef, proofFile, confirmedBy, askAt, asked } = change
  const at = new Date(now)
  const set = [
    sql`state = ${to}`,
    sql`ask_at = ${askAt === undefined ? null : new Date(askAt)}`,
    ...(to === 'SENT' && part.state === 'QUEUED' ? [sql`sent_at = ${at}`] : []),
    ...(to === 'PAID' ? [sql`paid_at = ${at}`] : []),
    ...(to === 'CONFIRMED' ? [sql`confirmed_at = ${at}, confirmed_by = ${confirmedBy ?? null}`] : []),
    ...(reason === undefined ? [] : [sql`reason = ${reason}`]),
    ...(bankRef === undefined ? [] : [sql`bank_ref = ${bankRef}`]),
    ...(proofFile === undefined ? [] : [sql`proof_file = ${proofFile}`]),
    ...(asked ? [sql`asked = asked + 1, heard = heard or ${asked.heard}, forgotten = ${asked.forgotten}`] : []),
  ]
  return sql`update payout.part set ${sql.join(set)}
    where no = ${part.no} and part = ${part.part} and state = ${part.state}`.execute(tx)
}

/** A part with who pays it. */
export type Due = PartRow & { provider: string; merchant_id: MerchantCode }

const DUE = sql.raw(`p.*, w.merchant_id, c.provider from payout.part p join payout.withdrawal w on w.no = p.no
  join payout.channel c on c.merchant_id = w.merchant_id and c.id = p.channel_id`)

/** Parts that wait to be sent by a channel of a provider, the oldest first. */
export async function partsToSend(
  db: Db,
  byHand: string,
  most: number,
  without: readonly string[] = [],
): Promise<Due[]> {
  const { rows } = await sql<Due>`select ${DUE} where p.state = 'QUEUED' and c.provider <> ${byHand} and not c.paused
      and p.no || '-' || p.part <> all (${[...without]}::text[])
    order by p.made_at limit ${most}`.execute(db)
  return rows
}

/** Parts on their way whose providers are to be asked by now. */
export async function partsToAsk(db: Db, now: Instant, most: number): Promise<Due[]> {
  const { rows } = await sql<Due>`select ${DUE} where p.state in ('SENT', 'UNKNOWN') and p.ask_at <= ${new Date(now)}
    order by p.ask_at limit ${most}`.execute(db)
  return rows
}

/** Puts off asking about a part whose answer could not be booked. */
export async function askLater(db: Db, { no, part }: Pick<PartRow, 'no' | 'part'>, at: Instant): Promise<void> {
  await sql`update payout.part set asked = asked + 1, ask_at = ${new Date(at)}
    where no = ${no} and part = ${part} and state in ('SENT', 'UNKNOWN')`.execute(db)
}

/** When a part is to be asked about next, if that is before `until`. */
export async function firstAskBefore(db: Db, until: Instant): Promise<Instant | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(ask_at) as at from payout.part
    where state in ('SENT', 'UNKNOWN') and ask_at <= ${new Date(until)}`.execute(db)
  const at = rows[0]?.at
  return at ? instant(at.getTime()) : undefined
}

/** The part that a provider names by the key it was sent under. */
export async function partBySendKey(db: Db, provider: string, key: string): Promise<Due | undefined> {
  const { rows } = await sql<Due>`select ${DUE} where p.send_key = ${key} and c.provider = ${provider}`.execute(db)
  return rows[0]
}

/** A part that is on its way, held; nothing once it is known what became of it. */
export async function lockPartOnItsWay(
  tx: Tx,
  { no, part }: Pick<PartRow, 'no' | 'part'>,
): Promise<PartRow | undefined> {
  const { rows } = await sql<PartRow>`select * from payout.part where no = ${no} and part = ${part}
    and state in ('SENT', 'UNKNOWN') for no key update`.execute(tx)
  return rows[0]
}

/** The number of an order's next part. */
export async function nextPart(tx: Tx, no: string): Promise<{ part: number }> {
  const { rows } = await sql<{ part: number }>`select coalesce(max(part), 0) + 1 as part from payout.part
    where no = ${no}`.execute(tx)
  return rows[0]!
}

/** Adds a part, queued. */
export async function insertPart(
  tx: Tx,
  row: {
    no: string
    number: number
    amount: Amount
    channel: string
    hold: string
    sendKey: string
    by: string | null
  },
  now: Instant,
): Promise<void> {
  await sql`insert into payout.part (no, part, amount, channel_id, hold_key, send_key, made_by, made_at)
    values (${row.no}, ${row.number}, ${row.amount}, ${row.channel}, ${row.hold},
      ${row.sendKey}, ${row.by}, ${new Date(now)})`.execute(tx)
}

/** Paid parts whose time to dispute has run out. */
export async function partsToConfirm(
  db: Db,
  most: number,
  now: Instant,
  without: readonly string[] = [],
): Promise<{ no: string; merchant_id: MerchantCode; part: number }[]> {
  const { rows } = await sql<{ no: string; merchant_id: MerchantCode; part: number }>`
    select p.no, w.merchant_id, p.part from payout.part p join payout.withdrawal w on w.no = p.no
    where p.state = 'PAID' and p.paid_at + make_interval(mins => w.auto_confirm_minutes) <= ${new Date(now)}
      and p.no || '-' || p.part <> all (${[...without]}::text[])
    order by p.paid_at limit ${most}`.execute(db)
  return rows
}
