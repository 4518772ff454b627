import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import type { Guarded, GUARDED_BY } from '@senluna/contract/desk/members/protection.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { CONFIRM_WITHIN, LOOSER_AFTER, type LimitKind } from '@senluna/kit/protection/protection.ts'
import type { SpeakingMarker } from '@senluna/kit/protection/markers.ts'
import { instant, iso, later, type Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { MEMBER_STATE } from '../../members/index.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

interface Row {
  id: Id<'member'>
  user_name: string
  state: number
  cooling_until: Date | null
  excluded: boolean | null
  excluded_until: Date | null
  return_asked_at: Date | null
  minutes: number | null
  by_staff: boolean
  last_at: Date | null
  harm: {
    level: 1 | 2 | 3
    since: string
    spoke: SpeakingMarker[]
    calmSince: string | null
    toCall: boolean
    toShutOut: boolean
  } | null
  limits: {
    kind: LimitKind
    value: string | null
    pending: boolean
    pending_value: string | null
    pending_at: string | null
  }[]
}

/**
 * A running exclusion that only staff ever asked for; one of the member's own is for nobody to end
 * before its term.
 */
const BY_STAFF = sql`exists (select from protection.step s where s.owner_id = m.id and s.kind = 'exclusion')
  and not exists (select from protection.step s where s.owner_id = m.id and s.kind = 'exclusion' and not s.detail ? 'by'
    and s.at > coalesce((select max(r.at) from protection.step r where r.owner_id = m.id and r.kind = 'returned'), '-infinity'))`

/** To be called: nobody has talked to them since it came to this level. */
const TO_CALL = sql`(h.level >= 2 and m.state <> ${sql.lit(MEMBER_STATE.CLOSED)} and not exists (select from protection.step s
  where s.owner_id = m.id and s.kind = 'contact' and s.at >= h.since))`
const toShutOut = (
  now: Instant,
) => sql`(h.level = 3 and m.state <> ${sql.lit(MEMBER_STATE.CLOSED)} and g.excluded is not true
  and coalesce(g.cooling_until <= ${new Date(now)}, true))`

const columns = (
  now: Instant,
) => sql`m.id, m.user_name, m.state, g.cooling_until, g.excluded, g.excluded_until, g.return_asked_at, c.minutes,
  coalesce(g.excluded and ${BY_STAFF}, false) as by_staff,
  (select max(s.at) from protection.step s where s.owner_id = m.id) as last_at,
  coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'value', l.value::text, 'pending', l.pending,
      'pending_value', l.pending_value::text, 'pending_at', l.pending_at) order by l.kind)
    from protection.member_limit l where l.owner_id = m.id), '[]') as limits,
  case when h.level > 0 then jsonb_build_object('level', h.level, 'since', h.since, 'spoke', h.spoke, 'calmSince', h.calm_since,
    'toCall', ${TO_CALL}, 'toShutOut', ${toShutOut(now)}) end as harm`

const FROM = sql`protection.in_members m left join protection.guard g on g.owner_id = m.id
  left join protection.reality_check c on c.owner_id = m.id and c.chosen
  left join protection.marker h on h.owner_id = m.id and h.level > 0`

/** What the list is narrowed to. */
export interface GuardedAsk {
  by?: (typeof GUARDED_BY)[number] | undefined
  name?: string | undefined
  /** Of the markers of harm. */
  level?: string | undefined
  after?: string | undefined
  size: number
}

/** Which members each narrowing means, as a condition on `m`, `g` and `c`. */
function conditions(now: Instant) {
  const at = new Date(now)
  const limit = sql`exists (select from protection.member_limit l where l.owner_id = m.id and l.value is not null)`
  const raise = sql`exists (select from protection.member_limit l where l.owner_id = m.id
    and l.pending and l.pending_at > ${new Date(later(now, -CONFIRM_WITHIN))})`
  const filter = {
    LIMIT: limit,
    RAISE: raise,
    BREAK: sql`g.cooling_until > ${at}`,
    EXCLUSION: sql`g.excluded`,
    CHECK: sql`c.minutes is not null`,
    CLOSED: sql`m.state = ${sql.lit(MEMBER_STATE.CLOSED)}`,
    MARKED: sql`h.level is not null`,
    CALL: TO_CALL,
    ENFORCE: toShutOut(now),
  }
  return {
    ...filter,
    ANY: sql`(${limit} or ${raise} or ${filter.BREAK} or ${filter.EXCLUSION} or ${filter.CHECK} or ${filter.CLOSED} or ${filter.MARKED})`,
  }
}

/** One page of a brand's members whom something protects, the newest account first. */
export async function guardedPage(db: Db, brand: Brand, ask: GuardedAsk, now: Instant): Promise<Guarded[]> {
  const { after = null, by = 'ANY', level = null, name = '', size } = ask
  const called = name.toLowerCase()
  // Somebody who is called by the whole name is there to be protected, also when nothing does it
  // yet.
  const whole = by === 'ANY' && level === null && called !== ''
  const { rows } = await sql<Row>`with candidate as (
      select owner_id as id from protection.guard where merchant_id = ${brand.merchantCode}
      union select id from protection.in_members where merchant_id = ${brand.merchantCode} and state = ${sql.lit(MEMBER_STATE.CLOSED)}
      union select owner_id from protection.marker where merchant_id = ${brand.merchantCode} and level > 0
      union select r.owner_id from protection.reality_check r where r.chosen
      union select id from protection.in_members where ${whole} and merchant_id = ${brand.merchantCode} and user_name = ${called}
    )
    select ${columns(now)} from ${FROM} where m.id in (select id from candidate)
      and m.merchant_id = ${brand.merchantCode} and m.type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)} and (${conditions(now)[by]} or (${whole} and m.user_name = ${called}))
      and (${after}::uuid is null or m.id < ${after}::uuid)
      and (${level}::smallint is null or h.level = ${level}::smallint)
      and (${called} = '' or starts_with(m.user_name, ${called}))
    order by m.id desc limit ${size}`.execute(db)
  return rows.map((row) => shown(row, brand, now))
}

/**
 * What protects one member of a brand, whether anything does or not; nothing for a trial account.
 */
export async function guardedOne(
  db: Db | Tx,
  brand: Brand,
  id: Id<'member'>,
  now: Instant,
): Promise<Guarded | undefined> {
  const { rows } = await sql<Row>`select ${columns(now)} from ${FROM}
    where m.id = ${id} and m.merchant_id = ${brand.merchantCode} and m.type <> ${sql.lit(ACCOUNT_TYPE.TRIAL)}`.execute(
    db,
  )
  return rows[0] && shown(rows[0], brand, now)
}

function shown(row: Row, brand: Brand, now: Instant): Guarded {
  const { code, scale, displayDecimals } = brand.currency
  return {
    id: row.id,
    userName: row.user_name,
    ...standing(row, now),
    limits: row.limits.flatMap(({ kind, value, pending, pending_value: wanted, pending_at: from }) => {
      const waits = pending && from !== null && Date.parse(from) + CONFIRM_WITHIN > now
      if (value === null && !waits) return []
      return [{ kind, value, ...(waits ? { raise: { value: wanted, at: new Date(from).toISOString() } } : {}) }]
    }),
    ...(row.minutes === null ? {} : { checkMinutes: row.minutes }),
    byStaff: row.by_staff,
    ...(row.harm === null ? {} : { harm: harmOf(row.harm) }),
    ...(row.last_at === null ? {} : { lastAt: row.last_at.toISOString() }),
    currency: { code, exponent: scale, displayDecimals },
  }
}

function harmOf({ since, calmSince, ...harm }: NonNullable<Row['harm']>): NonNullable<Guarded['harm']> {
  const detail = { ...harm, since: new Date(since).toISOString() }
  return calmSince === null ? detail : { ...detail, calmSince: new Date(calmSince).toISOString() }
}

function standing(row: Row, now: Instant): Pick<Guarded, 'state' | 'until' | 'returnAt'> {
  if (row.state === MEMBER_STATE.CLOSED) return { state: 'CLOSED' }
  const until = row.excluded ? row.excluded_until : row.cooling_until
  const shownUntil = until === null ? {} : { until: until.toISOString() }
  if (row.excluded) {
    const back = row.return_asked_at && iso(later(instant(row.return_asked_at.getTime()), LOOSER_AFTER))
    if (back) return { state: 'RETURNING', ...shownUntil, returnAt: back }
    return { state: until !== null && until.getTime() <= now ? 'OVER' : 'EXCLUDED', ...shownUntil }
  }
  return until !== null && until.getTime() > now ? { state: 'BREAK', ...shownUntil } : { state: 'OPEN' }
}
