import type * as contract from '@senluna/contract/desk/members/vip.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id, isUuid } from '@senluna/kit/ids.ts'
import { businessDate, instant, iso, later, type Instant } from '@senluna/kit/time.ts'
import { firstOfMonth } from '@senluna/kit/vip/gift-windows.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { hostChanges, hostsOf } from '../hosts/host-store.ts'
import { ladderAt } from '../ladder/ladder.ts'
import { eventsOf } from '../levels/event-store.ts'
import { betsBetween, figuresOf } from '../levels/figure-store.ts'
import { isProtected, PROTECTED_MS } from '../levels/keep.ts'
import { claimedBy, listVip, vipMember, type VipMemberRow, type VipPlace } from './member-store.ts'

/** So much of a history is shown. */
const SHOWN = 100
const PAGE = 20

/** Members above the foot of the ladder with their figures. */
export async function vipList(db: Db, { brand, query, caller, now }: Call<typeof contract.deskVip>) {
  const size = query.pageSize ?? PAGE
  const rows = await listVip(db, {
    merchantCode: brand.merchantCode,
    after: placeOf(query.after),
    level: query.level,
    name: query.name,
    host: query.care === 'OWN' ? caller.name : query.host?.trim().toLowerCase(),
    hostless: query.care === 'NONE',
    most: size + 1,
  })
  const shown = await shownRows(db, brand, rows, now)
  return pageOf(shown, size, ({ level, memberId }) => `${level}_${memberId}`)
}

/** A place in the list, as its own pages name it; anything else is its beginning. */
function placeOf(after: string | undefined): VipPlace | undefined {
  const [level = '', memberId = ''] = (after ?? '').split('_')
  return /^\d{1,3}$/.test(level) && isUuid<'member'>(memberId) ? { level: Number(level), memberId } : undefined
}

/** Rows with what their members played and put in. */
async function shownRows(
  db: Db,
  brand: Brand,
  rows: readonly VipMemberRow[],
  now: Instant,
): Promise<contract.DeskVipRow[]> {
  const { code, scale, displayDecimals } = brand.currency
  const ids = rows.map(({ memberId }) => memberId)
  const today = businessDate(now, brand.timeZone)
  const ladder = await ladderAt(db, brand, now)
  const figures = new Map((await figuresOf(db, ids, code)).map((row) => [row.memberId, row]))
  const month = ids.map((memberId) => ({ memberId, from: firstOfMonth(today), to: today }))
  const hosts = await hostsOf(db, ids)
  const bets = await betsBetween(db, month, code)
  return rows.map(({ memberId, userName, level, peak, raisedAt, changedAt }) => ({
    memberId,
    userName,
    level,
    peak,
    validBet: (figures.get(memberId)?.validBet ?? 0n).toString(),
    deposit: (figures.get(memberId)?.deposit ?? 0n).toString(),
    monthBet: (bets.get(memberId) ?? 0n).toString(),
    keep: (ladder.levels[level]?.keep ?? 0n).toString(),
    ...(isProtected(raisedAt, now) && level > 0
      ? { protectedUntil: iso(later(instant(raisedAt!.getTime()), PROTECTED_MS)) }
      : {}),
    ...(hosts.has(memberId) ? { host: { ...hosts.get(memberId)! } } : {}),
    changedAt: changedAt.toISOString(),
    currency: { code, exponent: scale, displayDecimals },
  }))
}

/** A member that a call names. Refuses SYS_NOT_FOUND. */
export async function namedVip(
  db: Db | Tx,
  { brand, params }: { brand: Brand; params: Readonly<Record<string, string>> },
): Promise<VipMemberRow> {
  const asked = params.id ?? ''
  const row = isUuid(asked) ? await vipMember(db, brand.merchantCode, id(asked)) : undefined
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  return row
}

/** A member's level with every change of it. */
export async function vipDetails(db: Db, call: Call<typeof contract.deskVipMember>): Promise<contract.DeskVipMember> {
  const row = await namedVip(db, call)
  const [shown] = await shownRows(db, call.brand, [row], call.now)
  return {
    row: shown!,
    history: (await eventsOf(db, row.memberId, SHOWN)).map(({ id: eventId, kind, from, to, reason, at }) => ({
      id: eventId,
      kind,
      from,
      to,
      reason,
      at: at.toISOString(),
    })),
    claimed: (await claimedBy(db, row.memberId)).toString(),
    hosts: (await hostChanges(db, row.memberId, SHOWN)).map(({ id: changeId, from, to, by, reason, at }) => ({
      id: changeId,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      by,
      reason,
      at: at.toISOString(),
    })),
  }
}
