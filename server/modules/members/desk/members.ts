import { maskedProfile } from '../masked-profile.ts'
import { dayRange } from '../../../platform/day-range.ts'
import { MEMBER_STATE } from '../member.ts'
import type * as contract from '@senluna/contract/desk/members/members.ts'
import { FACT_RIGHTS, MEMBER_STATES } from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { contactsOf } from '../contact-store.ts'
import { locksOf } from '../lock-store.ts'
import { memberById } from '../store.ts'
import { ONLINE_FOR } from '../../sessions/index.ts'
import { limitsOf } from '../../protection/index.ts'
import { staffDid } from '../../staff/index.ts'
import { currencyOf } from '../../wallet/index.ts'
import { pageOf } from '../../../platform/page.ts'
import { keyOf, placeOf } from '../../../platform/page-key.ts'
import { listMembers, memberRow, detailsOf, type MemberRow } from './store.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

const PAGE = 20

/** A currency of the brand as its amounts are shown. */
export const moneyOf = (brand: Brand, code: string) => {
  const { scale: exponent, displayDecimals } = currencyOf(brand, code)
  return { code, exponent, displayDecimals }
}

/** A member as the list shows them. */
export const shownMember = (row: MemberRow, brand: Brand): contract.DeskMember => ({
  id: row.id,
  userName: row.user_name,
  nickname: row.nickname,
  type: row.type,
  state: MEMBER_STATES[row.state],
  label: row.label,
  locks: row.locks,
  line: row.line,
  balance: (row.balance ?? 0n).toString(),
  deposited: row.deposited.toString(),
  withdrawn: row.withdrawn.toString(),
  net: (row.deposited - row.withdrawn).toString(),
  openCases: row.open_cases,
  currency: moneyOf(brand, row.type === ACCOUNT_TYPE.TRIAL ? 'TRL' : row.currency),
  registeredAt: row.created_at.toISOString(),
  ...(row.login_at ? { lastLoginAt: row.login_at.toISOString() } : {}),
  ...(row.country ? { country: row.country } : {}),
})

/** One page of members; the look is not written down here. */
export async function membersPage(
  db: Db,
  { brand, query, now }: Pick<Call<typeof contract.deskMembers>, 'brand' | 'query' | 'now'>,
) {
  const size = query.pageSize ?? PAGE
  const rows = await listMembers(db, {
    merchantCode: brand.merchantCode,
    name: query.name,
    state: query.state && MEMBER_STATE[query.state],
    lock: query.lock,
    label: query.label,
    trial: query.kind === 'TRIAL',
    seenSince: query.online ? new Date(now - ONLINE_FOR) : undefined,
    ...dayRange(query, brand.timeZone),
    after: placeOf(query.after),
    size: size + 1,
  })
  return pageOf(
    rows,
    size,
    (row) => keyOf(row.created_at, row.id),
    (row) => shownMember(row, brand),
  )
}

/** One page of members; the look at names is written down. */
export async function list(db: Db, call: Call<typeof contract.deskMembers>) {
  const page = await membersPage(db, call)
  await staffDid(db, call, { action: 'members.list', object: { kind: 'members', id: call.query.name ?? 'all' } })
  return page
}

/** The member that a call names. Refuses SYS_NOT_FOUND for no id and for another brand's. */
export async function namedMember(
  db: Db,
  call: { brand: Brand; params: Readonly<Record<string, string>> },
): Promise<MemberRow> {
  const asked = call.params.id ?? ''
  const row = isUuid(asked) ? await memberRow(db, call.brand.merchantCode, id(asked)) : undefined
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return row
}

/** Everything about one member at a glance; the look is written down. */
export async function whole(db: Db, call: Call<typeof contract.memberOne>): Promise<contract.MemberDetails> {
  const { brand, caller, now } = call
  const row = await namedMember(db, call)
  const memberId = row.id
  const readsNotes = caller.rights.includes(FACT_RIGHTS.notes)
  const [more, member, contacts, limits, locks] = await Promise.all([
    detailsOf(db, row.id, new Date(now)),
    memberById(db, memberId),
    contactsOf(db, memberId),
    limitsOf(db, memberId),
    locksOf(db, memberId),
  ])
  await staffDid(db, call, { action: 'members.read', object: { kind: 'member', id: row.id } })
  return {
    ...shownMember(row, brand),
    language: member?.language ?? '',
    ...maskedProfile(member?.profile ?? {}, contacts),
    registeredFrom: Object.fromEntries(
      Object.entries(more.registration).filter(([, value]) => typeof value === 'string'),
    ),
    wallets: more.wallets.map((wallet) => ({
      no: wallet.account_no,
      currency: moneyOf(brand, wallet.currency),
      balance: wallet.balance.toString(),
      held: wallet.held.toString(),
      frozen: wallet.state !== 0,
    })),
    staked: more.staked,
    won: more.won,
    openSessions: Number(more.open_sessions),
    paymentPassword: more.payment,
    secondStep: more.second_step,
    limits: [...limits].map(([kind, limit]) => ({
      kind,
      value: limit.value === null ? null : limit.value.toString(),
      pending: limit.pending !== null,
    })),
    lockReasons: locks.map(({ reason, ...lock }) => ({
      ...lock,
      at: lock.at.toISOString(),
      ...(readsNotes ? { reason } : {}),
    })),
  }
}

/**
 * What is masked of a profile, as it is; with its reason in the audit log, which keeps the names of
 * the fields only.
 */
export async function reveal(db: Db, call: Call<typeof contract.revealMember>) {
  const row = await namedMember(db, call)
  const memberId = row.id
  const [member, contacts] = await Promise.all([memberById(db, memberId), contactsOf(db, memberId)])
  const fields: Record<string, string> = {
    ...Object.fromEntries(Object.values(contacts).map((contact) => [contact.kind, contact.value])),
    ...member?.profile,
  }
  await staffDid(db, call, {
    action: 'members.reveal',
    object: { kind: 'member', id: row.id },
    after: { fields: Object.keys(fields).sort() },
  })
  return { fields }
}
