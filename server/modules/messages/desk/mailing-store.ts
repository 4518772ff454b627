import type { Id } from '@senluna/kit/ids.ts'
import type { ListedMailing, MailingRow } from './mailing-row.ts'
import { sql } from 'kysely'
import type { MerchantCode, Brand } from '@senluna/kit/brand.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { newId } from '../../../platform/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { type KeptSegment, inSegment } from './queries/segment.ts'
import type * as contract from '@senluna/contract/desk/brand/content.ts'

/** What two people agree to send. */
export interface MailingRequest {
  tab: contract.DeskMailing['tab']
  /** By language; of words without one a single text. */
  titles: Record<string, string>
  contents: Record<string, string>
  route?: string
  template?: string
  segment: KeptSegment
  sendAt?: string
  reaches: number
}

const COLUMNS = sql.raw(
  `m.*, (select coalesce(sum(r.reads), 0) from messages.mailing_read r where r.mailing_id = m.id)::integer as reads,
    coalesce(p.maker, m.maker) as maker_shown_as, coalesce(p.checker, m.checker) as checker_shown_as,
    coalesce(p.ended_by, m.cancelled_by) as cancelled_by_shown_as`,
)
const FROM = sql.raw(`messages.mailing m cross join lateral (
  select max(s.shown_as) filter (where s.name = m.maker) as maker, max(s.shown_as) filter (where s.name = m.checker) as checker,
    max(s.shown_as) filter (where s.name = m.cancelled_by) as ended_by
  from staff.for_lists s where s.merchant_id = m.merchant_id and s.name in (m.maker, m.checker, m.cancelled_by)) p`)

export async function rowOf(tx: Tx, merchantCode: MerchantCode, id: Id<'mailing'>): Promise<ListedMailing | undefined> {
  const { rows } = await sql<ListedMailing>`select ${COLUMNS} from ${FROM}
    where m.id = ${id} and m.merchant_id = ${merchantCode}`.execute(tx)
  return rows[0]
}

/** Mailings as the desk lists them, a page and one. */
export async function listMailings(
  db: Db,
  query: {
    merchantCode: MerchantCode
    state: 'PLANNED' | 'RUNNING' | 'DONE' | 'CANCELLED' | undefined
    states: string[]
    last: Id<'mailing'> | undefined
    at: string | undefined
    size: number
  },
): Promise<ListedMailing[]> {
  const { rows } = await sql<ListedMailing>`select ${COLUMNS} from ${FROM} where m.merchant_id = ${query.merchantCode}
      ${query.state ? sql`and m.state = any (${query.states})` : sql``}
      and (${query.last ?? null}::uuid is null
        or (date_trunc('milliseconds', m.started_at), m.id) < (${query.at ? new Date(Number(query.at)) : null}::timestamptz, ${query.last ?? null}::uuid))
    order by date_trunc('milliseconds', m.started_at) desc, m.id desc limit ${query.size + 1}`.execute(db)
  return rows
}

/** Starts a mailing that two people agreed on, or plans it. */
export async function insertMailing(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    tab: MailingRequest['tab']
    title: string
    content: string
    titles: Record<string, string>
    contents: Record<string, string>
    route: string | undefined
    template: string | undefined
    segment: KeptSegment
    at: Date | null
    reaches: number
    makerName: string
    name: string
  },
  now: Instant,
): Promise<void> {
  await sql`insert into messages.mailing (id, merchant_id, tab, title, content, titles, contents, route, template, segment, state, send_at,
        reached, maker, checker, started_at)
      values (${newId<'mailing'>(now)}, ${row.merchantCode}, ${row.tab}, ${row.title}, ${row.content}, ${JSON.stringify(row.titles)}::jsonb,
        ${JSON.stringify(row.contents)}::jsonb, ${row.route ?? null}, ${row.template ?? null}, ${JSON.stringify(row.segment)}::jsonb,
        ${row.at ? 'PLANNED' : 'SENDING'}, ${row.at}, ${row.reaches}, ${row.makerName}, ${row.name}, ${new Date(now)})`.execute(
    tx,
  )
}

/**
 * Cancels a mailing that isn't over; answers how it stood. A batch that is being sent is waited
 * for.
 */
export async function cancelUnended(
  tx: Tx,
  { name, id, merchantCode }: { name: string; id: Id<'mailing'>; merchantCode: MerchantCode },
  now: Instant,
): Promise<MailingRow['state'] | undefined> {
  const { rows } = await sql<{ was: MailingRow['state'] }>`
    with held as (select id, state from messages.mailing where id = ${id} and merchant_id = ${merchantCode}
      and state in ('PLANNED', 'SENDING', 'RUNNING') for no key update)
    update messages.mailing m set state = 'CANCELLED', cancelled_by = ${name}, ended_at = ${new Date(now)}
      from held where m.id = held.id returning held.state as was`.execute(tx)
  return rows[0]?.was
}

/** Starts the mailings whose time has come. */
export async function startPlanned(db: Db, at: Date): Promise<void> {
  await sql`update messages.mailing set state = 'SENDING', started_at = ${at}
    where state = 'PLANNED' and send_at <= ${at}`.execute(db)
}

/** The mailing to go on with, locked; nobody else's, and none of those that are left out. */
export async function lockNext(
  tx: Tx,
  brands: readonly Brand[],
  without: readonly Id<'mailing'>[],
): Promise<MailingRow | undefined> {
  const { rows } = await sql<MailingRow>`select * from messages.mailing where state in ('SENDING', 'RUNNING')
      and merchant_id = any (${brands.map(({ merchantCode }) => merchantCode)}) and id <> all (${[...without]}::uuid[])
      order by started_at, id limit 1
      for no key update skip locked`.execute(tx)
  return rows[0]
}

/** The next members of a mailing's segment. */
export async function nextReaders(
  tx: Tx,
  {
    brand,
    segment,
    afterId,
    atOnce,
  }: { brand: Brand; segment: KeptSegment; afterId: Id<'member'> | null; atOnce: number },
): Promise<{ id: Id<'member'>; language: string }[]> {
  const { rows } = await sql<{ id: Id<'member'>; language: string }>`select m.id, m.language from members.for_segments m
      where ${inSegment(brand, segment)} and (${afterId}::uuid is null or m.id > ${afterId}::uuid)
      order by m.id limit ${atOnce}`.execute(tx)
  return rows
}

/** Notes how far a mailing has come. */
export async function noteProgress(
  tx: Tx,
  change: {
    sent: number
    skipped: number
    noConsent: number
    last: Id<'member'> | undefined
    done: boolean
    state: MailingRow['state']
    mailingId: Id<'mailing'>
  },
  now: Instant,
): Promise<void> {
  await sql`update messages.mailing set sent = sent + ${change.sent}, skipped = skipped + ${change.skipped},
        no_consent = no_consent + ${change.noConsent}, after_id = coalesce(${change.last ?? null}::uuid, after_id),
        state = ${change.done ? 'DONE' : change.state}, ended_at = ${change.done ? new Date(now) : null}
      where id = ${change.mailingId}`.execute(tx)
}
