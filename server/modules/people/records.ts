import { sql } from 'kysely'
import type * as contract from '@senluna/contract/people.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id } from '@senluna/kit/ids.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Call } from '../../platform/http/route.ts'
import { gameNames } from '../catalog/index.ts'
import { stepsOf } from '../protection/index.ts'
import { loginsOf, sessionsOf } from '../sessions/index.ts'
import { staffDid } from '../staff/index.ts'
import { betsOf } from '../wagers/index.ts'
import { namedMember } from './members.ts'
import { keyOf, pageOf, placeOf } from './page-key.ts'
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
  const page = await FACTS[call.query.of](db, row.id, call.query.after, call.query.pageSize ?? PAGE)
  await staffDid(db, call, { action: `members.${call.query.of}`, object: { kind: 'member', id: row.id } })
  return page
}

type Page = Promise<{ list: contract.MemberFact[]; next?: string }>
type Read = (db: Db, memberId: string, after: string | undefined, size: number) => Page

const line = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

const FACTS: Record<(typeof contract.MEMBER_FACTS)[number], Read> = {
  logins: async (db, memberId, after, pageSize) => {
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
  sessions: async (db, memberId, after, size) => {
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
  changes: (db, memberId, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (
        from,
      ) => sql<FactRow>`select at, id, what, ip || coalesce(nullif(' ' || detail::text, ' {}'), '') as detail, null as by
      from security.change where member_id = ${memberId} and ${from}`,
    ),
  protection: async (db, memberId, after, size) => {
    const from = after === undefined || /^[\d:.TZ-]+ [0-9a-f-]{36}$/.test(after) ? after : undefined
    return stepsOf(db, id<'member'>(memberId), from, size)
  },
  messages: (db, memberId, after, size) =>
    rowsOf(
      db,
      size,
      after,
      (
        from,
      ) => sql<FactRow>`select at, id, tab as what, coalesce(title, template) || case when read_at is null then '' else ' ✓' end as detail,
        null as by from messages.message where member_id = ${memberId} and ${from}`,
    ),
  notes: (db, memberId, after, size) =>
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
}

/** One page of what is kept by time and id, the newest first. */
async function rowsOf(
  db: Db,
  size: number,
  after: string | undefined,
  query: (from: ReturnType<typeof sql<boolean>>) => ReturnType<typeof sql<FactRow>>,
): Page {
  const place = placeOf(after)
  const from = place
    ? sql<boolean>`(date_trunc('milliseconds', at), id) < (${place.at}::timestamptz, ${place.id}::uuid)`
    : sql<boolean>`true`
  const { rows } = await sql<FactRow>`${query(from)} order by at desc, id desc limit ${size + 1}`.execute(db)
  return pageOf(
    rows,
    size,
    ({ at, by, ...row }) => ({ ...row, at: at.toISOString(), ...(by === null ? {} : { by }) }),
    (row) => keyOf(row.at, row.id),
  )
}
