import * as contract from '@senluna/contract/desk/members/members.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { money } from '@senluna/kit/currency.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { gameNames } from '../../catalog/index.ts'
import { stepsOf } from '../../protection/index.ts'
import { loginsOf, sessionsOf } from '../../sessions/index.ts'
import { staffDid } from '../../staff/index.ts'
import { betsOf } from '../../wagers/index.ts'
import { namedMember } from './members.ts'
import { pageOf } from '../../../platform/page.ts'
import { keyOf, placeOf } from '../../../platform/page-key.ts'
import { factsOf, postingsOf, type FactKind } from './store.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

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
  const wallet = query.wallet ?? (row.type === ACCOUNT_TYPE.TRIAL ? WALLET.TRIAL : WALLET.MAIN)
  const rows = await postingsOf(db, row.id, wallet, query.after, size + 1)
  await staffDid(db, call, { action: 'members.postings', object: { kind: 'member', id: row.id } })
  return pageOf(
    rows,
    size,
    (row) => row.version.toString(),
    (row) => ({
      id: `${wallet}-${row.version}`,
      at: row.event_at.toISOString(),
      type: row.kind,
      typeName: kindName(language, row.kind),
      amount: row.amount.toString(),
      balance: row.balance_after.toString(),
      ref: row.ref ?? row.key,
    }),
  )
}

/** Every bet of a member; the look is written down. */
export async function bets(db: Db, call: Call<typeof contract.memberBets>) {
  const row = await namedMember(db, call)
  const page = await betsOf(db, row.id, { after: call.query.after, size: call.query.pageSize ?? PAGE })
  const ids = page.list.map((row) => row.gameId)
  const names = await gameNames(db, call.brand.merchantCode, ids)
  await staffDid(db, call, { action: 'members.bets', object: { kind: 'member', id: row.id } })
  return { ...page, list: page.list.map((row) => ({ ...row, game: names.get(row.gameId) ?? row.gameId })) }
}

/**
 * What is written of a member; the look is written down. Refuses AUTH_FORBIDDEN without the right
 * of its kind.
 */
export async function facts(db: Db, call: Call<typeof contract.memberFacts>) {
  if (!call.caller.rights.includes(contract.FACT_RIGHTS[call.query.of])) throw new Refusal('AUTH_FORBIDDEN')
  const row = await namedMember(db, call)
  const who = { memberId: row.id, brand: call.brand }
  const { of: kind, after, pageSize: size = PAGE } = call.query
  const page = await (isOther(kind) ? OTHER_FACTS[kind](db, who, after, size) : factsPage(db, kind, who, after, size))
  await staffDid(db, call, { action: `members.${call.query.of}`, object: { kind: 'member', id: row.id } })
  return page
}

type Page = Promise<{ list: contract.MemberFact[]; next?: string }>
type Read = (db: Db, who: { memberId: Id<'member'>; brand: Brand }, after: string | undefined, size: number) => Page

const line = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** What is kept elsewhere than by time and id. */
const OTHER_FACTS: Record<Exclude<(typeof contract.MEMBER_FACTS)[number], FactKind>, Read> = {
  logins: async (db, { memberId }, after, pageSize) => {
    const page = await loginsOf(db, id<'member'>(memberId), { after, pageSize })
    return {
      ...page,
      list: page.list.map((row, n) => ({
        id: `${row.at}-${n}`,
        at: row.at,
        what: row.result,
        detail: line(row.ip, row.place, row.device),
      })),
    }
  },
  sessions: async (db, { memberId }, after, size) => {
    const all = await sessionsOf(db, id<'member'>(memberId))
    const from = after !== undefined && /^\d{1,4}$/.test(after) ? Number(after) : 0
    const list = all.slice(from, from + size).map((row, n) => ({
      id: String(from + n),
      at: row.openedAt,
      what: row.ended ?? 'open',
      detail: line(row.ip, row.place, row.device, row.endedAt ?? row.lastUsedAt),
    }))
    return { list, ...(from + size < all.length ? { next: String(from + size) } : {}) }
  },
  protection: async (db, { memberId }, after, size) => {
    const from = after === undefined || /^[\d:.TZ-]+ [0-9a-f-]{36}$/.test(after) ? after : undefined
    return stepsOf(db, id<'member'>(memberId), from, size)
  },
}

const isOther = (kind: (typeof contract.MEMBER_FACTS)[number]): kind is keyof typeof OTHER_FACTS => kind in OTHER_FACTS

/** One page of what is kept by time and id, the newest first. */
async function factsPage(
  db: Db,
  kind: FactKind,
  { memberId, brand: { currency } }: { memberId: Id<'member'>; brand: Brand },
  after: string | undefined,
  size: number,
): Page {
  const rows = await factsOf(db, kind, { memberId, after: placeOf(after), size: size + 1 })
  return pageOf(
    rows,
    size,
    (row) => keyOf(row.at, row.id),
    ({ at, id, what, detail, by, state, ref, amount }) => ({
      id,
      at: at.toISOString(),
      what,
      detail: line(amount ? money(amount, currency) : null, detail),
      ...(by === null ? {} : { by }),
      ...(state ? { state } : {}),
      ...(ref ? { ref } : {}),
    }),
  )
}
