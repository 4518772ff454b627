import { sql } from 'kysely'
import type * as contract from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { money, type Currency } from '@senluna/kit/currency.ts'
import { id } from '@senluna/kit/ids.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { gameNames } from '../../catalog/index.ts'
import { stepsOf } from '../../protection/index.ts'
import { loginsOf, sessionsOf } from '../../sessions/index.ts'
import { staffDid } from '../../staff/index.ts'
import { betsOf } from '../../wagers/index.ts'
import { namedMember } from './members.ts'
import { keyOf, pageOf, placeOf } from '../../../platform/page-key.ts'
import { postingsOf } from './store.ts'

const PAGE = 20

/** Every posting of one wallet; the look is written down. */
export async function postings(
  { db, kindName }: { db: Db; kindName: (language: string, kind: number) => string },
  call: Call<typeof contract.memberPostings>,
) {
  const { query, language } = call
  const row = await namedMember(db, call)
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !/^\d{1,18}$/.test(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const wallet = query.wallet ?? (row.type === 4 ? WALLET.TRIAL : WALLET.MAIN)
  const rows = await postingsOf(db, row.id, wallet, query.after, size + 1)
  await staffDid(db, call, { action: 'members.postings', object: { kind: 'member', id: row.id } })
  return pageOf(
    rows,
    size,
    (one) => ({
      id: `${wallet}-${one.version}`,
      at: one.event_at.toISOString(),
      type: one.kind,
      typeName: kindName(language, one.kind),
      amount: one.amount.toString(),
      balance: one.balance_after.toString(),
      ref: one.ref ?? one.key,
    }),
    (one) => one.version.toString(),
  )
}

/** Every bet of a member; the look is written down. */
export async function bets(db: Db, call: Call<typeof contract.memberBets>) {
  const row = await namedMember(db, call)
  const page = await betsOf(db, row.id, { after: call.query.after, size: call.query.pageSize ?? PAGE })
  const ids = page.list.map((one) => one.gameId)
  const names = await gameNames(db, call.brand.merchantCode, ids)
  await staffDid(db, call, { action: 'members.bets', object: { kind: 'member', id: row.id } })
  return { ...page, list: page.list.map((one) => ({ ...one, game: names.get(one.gameId) ?? one.gameId })) }
}

/** What is written of a member; the look is written down. */
export async function facts(db: Db, call: Call<typeof contract.memberFacts>) {
  const row = await namedMember(db, call)
  const of = { memberId: row.id, brand: call.brand }
  const page = await FACTS[call.query.of](db, of, call.query.after, call.query.pageSize ?? PAGE)
  await staffDid(db, call, { action: `members.${call.query.of}`, object: { kind: 'member', id: row.id } })
  return page
}

type Page = Promise<{ list: contract.MemberFact[]; next?: string }>
type Read = (db: Db, of: { memberId: string; brand: Brand }, after: string | undefined, size: number) => Page

const line = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

const FACTS: Record<(typeof contract.MEMBER_FACTS)[number], Read> = {
  orders: (db, { memberId, brand }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (from) => sql<FactRow>`select * from (
          select created_at as at, id, 'deposit' as what, order_no || ' · ' || channel_code as detail, null as by, state, order_no as ref,
            coalesce(received, asked) as amount from cashier.deposit where member_id = ${memberId}
          union all select created_at, md5(no)::uuid, 'withdrawal', no, null, state, no, amount
            from payout.withdrawal where member_id = ${memberId}) o where ${from}`,
      brand.currency,
    ),
  turnover: (db, { memberId, brand }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (
        from,
      ) => sql<FactRow>`select * from (select created_at as at, id, source as what, trunc(done * 100.0 / required) || ' %' as detail, null as by, state,
        required as amount from turnover.requirement where member_id = ${memberId}) r where ${from}`,
      brand.currency,
    ),
  accounts: (db, { memberId }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (from) => sql<FactRow>`select * from (select created_at as at, id, kind as what,
        coalesce(bank_code || ' ', '') || '••' || right(number, 4) || ' · ' || holder as detail, null as by, state
        from payout.account where member_id = ${memberId}) a where ${from}`,
    ),
  kyc: (db, { memberId }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (
        from,
      ) => sql<FactRow>`select * from (select created_at as at, id, tier::text as what, coalesce(reason, '') as detail, decided_name as by, state, id::text as ref
        from kyc.application where member_id = ${memberId}) k where ${from}`,
    ),
  tickets: (db, { memberId }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (
        from,
      ) => sql<FactRow>`select * from (select created_at as at, id, category as what, ticket_no as detail, null as by, state, ticket_no as ref
        from feedback.ticket where owner_id = ${memberId}) t where ${from}`,
    ),
  devices: (db, { memberId, brand }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (from) => sql<FactRow>`select * from (
          select max(s.seen_at) as at, md5(s.device_id)::uuid as id, max(s.device_name) as what, left(s.device_id, 12) || coalesce(' · ⇄ ' || (
              select string_agg(distinct o.user_name, ', ') from sessions.session o where o.device_id = s.device_id
                and o.merchant_id = ${brand.merchantCode} and o.member_id <> ${memberId} and o.type <> 4), '') as detail, null as by
          from sessions.session s where s.member_id = ${memberId} and s.device_id <> '' group by s.device_id) d where ${from}`,
    ),
  logins: async (db, { memberId }, after, pageSize) => {
    const page = await loginsOf(db, id<'member'>(memberId), { after, pageSize })
    return {
      ...page,
      list: page.list.map((one, n) => ({
        id: `${one.at}-${n}`,
        at: one.at,
        what: one.result,
        detail: line(one.ip, one.place, one.device),
      })),
    }
  },
  sessions: async (db, { memberId }, after, size) => {
    const all = await sessionsOf(db, id<'member'>(memberId))
    const from = after !== undefined && /^\d{1,4}$/.test(after) ? Number(after) : 0
    const list = all.slice(from, from + size).map((one, n) => ({
      id: String(from + n),
      at: one.openedAt,
      what: one.ended ?? 'open',
      detail: line(one.ip, one.place, one.device, one.endedAt ?? one.lastUsedAt),
    }))
    return { list, ...(from + size < all.length ? { next: String(from + size) } : {}) }
  },
  changes: (db, { memberId }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (
        from,
      ) => sql<FactRow>`select at, id, what, ip || coalesce(nullif(' ' || detail::text, ' {}'), '') as detail, null as by
      from security.change where member_id = ${memberId} and ${from}`,
    ),
  protection: async (db, { memberId }, after, size) => {
    const from = after === undefined || /^[\d:.TZ-]+ [0-9a-f-]{36}$/.test(after) ? after : undefined
    return stepsOf(db, id<'member'>(memberId), from, size)
  },
  messages: (db, { memberId }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (
        from,
      ) => sql<FactRow>`select at, id, tab as what, coalesce(title, template) || case when read_at is null then '' else ' ✓' end as detail,
        null as by from messages.message where member_id = ${memberId} and ${from}`,
    ),
  notes: (db, { memberId }, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (from) => sql<FactRow>`select at, id, 'note' as what, text as detail, staff_name as by
      from people.note where member_id = ${memberId} and ${from}`,
    ),
}

interface FactRow {
  at: Date
  id: string
  what: string
  detail: string
  by: string | null
  state?: string | null
  ref?: string | null
  /** An amount of the brand's money that the detail begins with. */
  amount?: bigint | null
}

/** One page of what is kept by time and id, the newest first. */
async function rowsOf(
  db: Db,
  size: number,
  after: string | undefined,
  query: (from: ReturnType<typeof sql<boolean>>) => ReturnType<typeof sql<FactRow>>,
  currency?: Currency,
): Page {
  const place = placeOf(after)
  const from = place
    ? sql<boolean>`(date_trunc('milliseconds', at), id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    : sql<boolean>`true`
  const { rows } = await sql<FactRow>`${query(from)} order by at desc, id desc limit ${size + 1}`.execute(db)
  return pageOf(
    rows,
    size,
    ({ at, id, what, detail, by, state, ref, amount }) => ({
      id,
      at: at.toISOString(),
      what,
      detail: line(currency && amount ? money(amount, currency) : null, detail),
      ...(by === null ? {} : { by }),
      ...(state ? { state } : {}),
      ...(ref ? { ref } : {}),
    }),
    (row) => keyOf(row.at, row.id),
  )
}
