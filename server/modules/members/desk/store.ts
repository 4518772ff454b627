import { BOOK } from '../../wagers/index.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { MemberState } from '../member.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Lock } from '@senluna/contract/desk/members/members.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'

/** One member as the desk's list shows them: what earlier modules keep, read in one go. */
export interface MemberRow {
  id: Id<'member'>
  user_name: string
  nickname: string
  type: AccountType
  state: MemberState
  label: string
  currency: string
  created_at: Date
  locks: Lock[]
  balance: Amount | null
  login_at: Date | null
  country: string | null
  line: string[]
  deposited: Amount
  withdrawn: Amount
  open_cases: number
}

const COLUMNS = sql.raw(`m.id, m.user_name, m.nickname, m.type, m.state, m.label, m.currency, m.created_at,
  array(select l.kind from members.lock l where l.member_id = m.id order by l.kind) as locks, w.balance, s.at as login_at, s.place as country,
  array(select u.user_name from unnest(m.path) with ordinality p (id, n) join members.member u on u.id = p.id order by p.n) as line,
  (select coalesce(sum(d.received), 0) from cashier.for_deposits d where d.member_id = m.id and d.state = 'CREDITED')::bigint as deposited,
  (select coalesce(sum(o.amount - o.returned), 0) from payout.for_withdrawals o
    where o.member_id = m.id and o.state in ('RECEIVED', 'AUTO_RECEIVED'))::bigint as withdrawn,
  (select count(*) from risk.for_open_cases c where c.member_id = m.id)::integer as open_cases`)
/** A trial account's money is its play money. */
const JOINS =
  sql.raw(`left join ledger.for_balances w on w.owner_id = m.id and w.account_no = case m.type when ${ACCOUNT_TYPE.TRIAL} then ${WALLET.TRIAL} else ${WALLET.MAIN} end
  left join lateral (select r.at, r.place from sessions.for_logins r where r.member_id = m.id
    order by r.at desc, r.id desc limit 1) s on true`)

/** What the list is narrowed to. */
export interface MemberAsk {
  merchantCode: MerchantCode
  name?: string | undefined
  state?: MemberState | undefined
  lock?: Lock | undefined
  label?: string | undefined
  trial: boolean
  /** Only who used a session since. */
  seenSince?: Date | undefined
  from?: Date | undefined
  until?: Date | undefined
  after?: { at: Date; id: Id<'member'> } | undefined
  size: number
}

/** Members of a brand, the newest first. */
export async function listMembers(db: Db, ask: MemberAsk): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`select ${COLUMNS} from (
      select * from members.member m where m.merchant_id = ${ask.merchantCode}
        and (m.type = ${sql.lit(ACCOUNT_TYPE.TRIAL)}) = ${ask.trial}
        ${ask.name ? sql`and m.user_name like ${`${likeText(ask.name)}%`}` : sql``}
        ${ask.state === undefined ? sql`` : sql`and m.state = ${ask.state}`}
        ${ask.label ? sql`and m.label = ${ask.label}` : sql``}
        ${ask.lock ? sql`and exists (select from members.lock l where l.member_id = m.id and l.kind = ${ask.lock})` : sql``}
        ${ask.seenSince ? sql`and m.id in (select s.member_id from sessions.for_members s where s.seen_at > ${ask.seenSince})` : sql``}
        ${ask.from ? sql`and m.created_at >= ${ask.from}` : sql``}
        ${ask.until ? sql`and m.created_at < ${ask.until}` : sql``}
        ${ask.after ? sql`and (m.created_at, m.id) < (${ask.after.at}::timestamptz, ${ask.after.id}::uuid)` : sql``}
      order by m.created_at desc, m.id desc limit ${ask.size}) m ${JOINS}
    order by m.created_at desc, m.id desc`.execute(db)
  return rows
}

const likeText = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&')

export async function memberRow(
  db: Db | Tx,
  merchantCode: MerchantCode,
  memberId: Id<'member'>,
): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select ${COLUMNS} from members.member m ${JOINS}
    where m.id = ${memberId} and m.merchant_id = ${merchantCode}`.execute(db)
  return rows[0]
}

/** What only the look at one member shows. */
export async function detailsOf(db: Db, memberId: Id<'member'>, now: Date) {
  const { rows } = await sql<{
    registration: Record<string, string>
    payment: boolean
    second_step: boolean
    open_sessions: bigint
    staked: string
    won: string
  }>`select m.registration, m.payment_password_hash is not null as payment,
      exists (select from security.for_second_steps t where t.member_id = m.id) as second_step,
      (select count(*) from sessions.for_open s where s.member_id = m.id and s.expires_at > ${now}) as open_sessions,
      coalesce(w.staked, 0)::text as staked, coalesce(w.won, 0)::text as won
    from members.member m
    left join lateral (select sum(stake) as staked, sum(payout) as won from wagers.for_record
      where owner_id = m.id and book = case m.type when ${sql.lit(ACCOUNT_TYPE.TRIAL)} then ${sql.lit(BOOK.TRIAL)} else ${sql.lit(BOOK.REAL)} end and settled_at is not null) w on true
    where m.id = ${memberId}`.execute(db)
  const wallets = await sql<{ account_no: number; currency: string; balance: Amount; held: Amount; state: number }>`
    select account_no, currency, balance, held, state from ledger.for_balances where owner_id = ${memberId} order by account_no`.execute(
    db,
  )
  return { ...rows[0]!, wallets: wallets.rows }
}

/** One posting of a member's wallet. */
export interface PostingRow {
  version: bigint
  key: string
  leg: number
  ref: string | null
  kind: number
  amount: Amount
  balance_after: Amount
  event_at: Date
}

export async function postingsOf(
  db: Db,
  memberId: Id<'member'>,
  wallet: number,
  after: string | undefined,
  size: number,
): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`select version, key, leg, ref, kind, amount, balance_after, event_at
    from ledger.for_record where owner_id = ${memberId} and account_no = ${wallet}
      and (${after ?? null}::bigint is null or version < ${after ?? null}::bigint)
    order by version desc limit ${size}`.execute(db)
  return rows
}

export async function setLabel(tx: Tx, memberId: Id<'member'>, label: string): Promise<void> {
  await sql`update members.member set label = ${label} where id = ${memberId}`.execute(tx)
}

/** How many accounts, trial ones not counted, were opened in a span; `until` is excluded. */
export async function registrationsIn(
  db: Db,
  merchantCode: MerchantCode,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from members.member
    where merchant_id = ${merchantCode} and type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)} and created_at >= ${from} and created_at < ${until}`.execute(
    db,
  )
  return rows[0]!.n
}

/** A note of the brand's people. */
export interface Note {
  id: Id<'note'>
  memberId: Id<'member'>
  merchantCode: MerchantCode
  at: Date
  staffId: Id<'staff'>
  staffName: string
  text: string
}

export async function insertNote(tx: Tx, note: Note): Promise<void> {
  await sql`insert into members.note (member_id, at, id, merchant_id, staff_id, staff_name, text)
    values (${note.memberId}, ${note.at}, ${note.id}, ${note.merchantCode}, ${note.staffId}, ${note.staffName}, ${note.text})`.execute(
    tx,
  )
}

/** Forgets what was noted about accounts that are erased. */
export async function forgetNotes(tx: Tx, memberIds: readonly Id<'member'>[]): Promise<void> {
  await sql`delete from members.note where member_id = any (${[...memberIds]}::uuid[])`.execute(tx)
}

/**
 * The modules whose views `for_facts` a member's page reads, by the schema; `members` is our own.
 */
const FACTS = {
  orders: sql.raw('cashier.for_facts'),
  accounts: sql.raw('payout.for_facts'),
  turnover: sql.raw('turnover.for_facts'),
  kyc: sql.raw('kyc.for_facts'),
  tickets: sql.raw('feedback.for_facts'),
  devices: sql.raw('sessions.for_facts'),
  changes: sql.raw('security.for_facts'),
  messages: sql.raw('messages.for_facts'),
  notes:
    sql.raw(`(select member_id, at, id, 'note' as what, text as detail, staff_name as by, null as state, null as ref, null::bigint as amount
    from members.note)`),
}

export type FactKind = keyof typeof FACTS

/** One line of what a module knows of a member. */
export interface FactRow {
  at: Date
  id: string
  what: string
  detail: string
  by: string | null
  state: string | null
  /** The number it is found by. */
  ref: string | null
  /** An amount of the brand's money that the detail begins with. */
  amount: Amount | null
}

/** What a module knows of a member, the newest first. */
export async function factsOf(
  db: Db,
  kind: FactKind,
  { memberId, after, size }: { memberId: Id<'member'>; after: { at: Date; id: string } | undefined; size: number },
): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`select at, id, what, detail, by, state, ref, amount from ${FACTS[kind]} f
    where member_id = ${memberId}
      ${after ? sql`and (date_trunc('milliseconds', at), id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by at desc, id desc limit ${size}`.execute(db)
  return rows
}
