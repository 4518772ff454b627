import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount, type Odds } from '@senluna/kit/money.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { emit } from '../../platform/outbox.ts'
import { assertStep, assertStepped } from '../../platform/steps.ts'
import { REQUIREMENT_STEPS, type RequirementState } from './steps.ts'
import type { SettledWager } from '../wagers/index.ts'
import { newId } from '../../platform/ids.ts'

/** One requirement as it is stored. */
export interface Stored {
  id: Id<'requirement'>
  member_id: Id<'member'>
  merchant_id: MerchantCode
  source: string
  source_id: string
  required: Amount
  done: Amount
  contrib: Partial<Record<Product, number>> | null
  min_odds_milli: Odds | null
  state: RequirementState
  created_at: Date
  closed_at: Date | null
  withdrawn_at: Date | null
  flagged: boolean
}

/**
 * Open requirements of some members, in the order in which bets fill them; held when they are to be
 * changed.
 */
export async function openOf(db: Db | Tx, memberIds: readonly Id<'member'>[], held: boolean): Promise<Stored[]> {
  const { rows } = await sql<Stored>`select * from turnover.requirement
    where member_id = any(${[...memberIds]}::uuid[]) and state = 'OPEN'
    order by member_id, created_at, id ${held ? sql`for no key update` : sql``}`.execute(db)
  return rows
}

/**
 * Requirements that some wagers have filled, in order, with what each gave; held until the
 * transaction ends.
 */
export async function filledBy(
  tx: Tx,
  wagers: readonly { memberId: Id<'member'>; wagerId: Id<'wager'> }[],
): Promise<(Stored & { wager_id: Id<'wager'>; used: Amount })[]> {
  const { rows } = await sql<Stored & { wager_id: Id<'wager'>; used: Amount }>`
    select r.*, u.wager_id, u.used from turnover.use u
    join unnest(${wagers.map((wager) => wager.memberId)}::uuid[], ${wagers.map((wager) => wager.wagerId)}::uuid[]) as k (member_id, wager_id)
      on k.member_id = u.member_id and k.wager_id = u.wager_id
    join turnover.requirement r on r.id = u.requirement_id
    order by r.member_id, r.created_at, r.id for no key update of r`.execute(tx)
  return rows
}

/**
 * Takes a held requirement one step on. Fails for a step that is not in REQUIREMENT_STEPS, and when
 * the requirement is not where it was read.
 */
export async function stepRequirement(
  tx: Tx,
  row: Pick<Stored, 'id' | 'member_id' | 'state' | 'done'>,
  to: RequirementState,
  { done = row.done }: { done?: Amount },
  now: Instant,
): Promise<void> {
  assertStep(REQUIREMENT_STEPS, row.id, row.state, to)
  const stepped = await sql`update turnover.requirement set done = ${done}, state = ${to},
    closed_at = ${to === 'OPEN' ? null : new Date(now)} where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(REQUIREMENT_STEPS, row.id, stepped)
  if (to !== row.state) await publishMoved(tx, row.member_id, now)
}

/** Says that what a member must wager isn't what it was; how far it has come moves nothing. */
const publishMoved = (tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> =>
  emit(tx, now, { topic: 'requirementMoved', audience: memberId, payload: {} })

/** Writes how far a held requirement has come; at its end it closes. */
export const setDone = (tx: Tx, row: Stored, done: Amount, now: Instant): Promise<void> =>
  stepRequirement(tx, row, done === row.required ? 'DONE' : 'OPEN', { done }, now)

/** Closes a member's open requirements; answers how many. */
export async function clearOpen(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<bigint> {
  assertStep(REQUIREMENT_STEPS, memberId, 'OPEN', 'CLEARED_LOW_BALANCE')
  const closed = await sql`update turnover.requirement set state = 'CLEARED_LOW_BALANCE', closed_at = ${new Date(now)}
    where member_id = ${memberId} and state = 'OPEN'`.execute(tx)
  const count = closed.numAffectedRows ?? 0n
  if (count > 0n) await publishMoved(tx, memberId, now)
  return count
}

/** One requirement of a brand, held. */
export async function lockRequirement(
  tx: Tx,
  merchantCode: MerchantCode,
  id: Id<'requirement'>,
): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`select * from turnover.requirement
    where id = ${id} and merchant_id = ${merchantCode} for no key update`.execute(tx)
  return rows[0]
}

/** Notes that staff have to look at a requirement that money has left by. */
export async function flag(tx: Tx, requirementId: Id<'requirement'>): Promise<void> {
  await sql`update turnover.requirement set flagged = true where id = ${requirementId}`.execute(tx)
}

export async function noteUse(
  tx: Tx,
  memberId: Id<'member'>,
  wagerId: Id<'wager'>,
  requirementId: Id<'requirement'>,
  used: Amount,
): Promise<void> {
  await sql`insert into turnover.use (member_id, wager_id, requirement_id, used)
    values (${memberId}, ${wagerId}, ${requirementId}, ${used})
    on conflict (member_id, wager_id, requirement_id) do update set used = turnover.use.used + excluded.used`.execute(
    tx,
  )
}

/** What a wager has given to rows that keep it. */
export async function keptBy(tx: Tx, wager: SettledWager): Promise<Amount> {
  const { rows } = await sql<{ used: Amount }>`select coalesce(sum(used), 0)::bigint as used from turnover.use
    where member_id = ${wager.memberId} and wager_id = ${wager.wagerId}`.execute(tx)
  return rows[0]!.used
}

/** A requirement as it stands; held when it is to be changed. */
export async function requirementById(db: Db | Tx, partId: Id<'requirement'>, held = false): Promise<Stored> {
  const { rows } = await sql<Stored>`select * from turnover.requirement where id = ${partId}
    ${held ? sql`for no key update` : sql``}`.execute(db)
  return rows[0]!
}

/** The requirement that came with a source, held. */
export async function requirementOfSource(
  tx: Tx,
  memberId: Id<'member'>,
  source: string,
  sourceId: string,
): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`select * from turnover.requirement
    where member_id = ${memberId} and source = ${source} and source_id = ${sourceId} for no key update`.execute(tx)
  return rows[0]
}

/** Changes what a held requirement asks for, and with it whether it is done. */
export async function rewriteRequirement(
  tx: Tx,
  row: Stored,
  { required, contrib, done }: { required: Amount; contrib: NewRequirement['contrib'] | null; done: Amount },
  now: Instant,
): Promise<void> {
  const to: RequirementState = done >= required ? 'DONE' : 'OPEN'
  if (to !== row.state) assertStep(REQUIREMENT_STEPS, row.id, row.state, to)
  const stepped = await sql`update turnover.requirement set required = ${required},
      contrib = ${contrib ? JSON.stringify(contrib) : null}::jsonb, state = ${to},
      closed_at = ${to === 'OPEN' ? null : (row.closed_at ?? new Date(now))}
    where id = ${row.id} and state = ${row.state}`.execute(tx)
  assertStepped(REQUIREMENT_STEPS, row.id, stepped)
  await publishMoved(tx, row.member_id, now)
}

/** Takes back what a wager counted for a requirement. */
export async function deleteUse(
  tx: Tx,
  memberId: Id<'member'>,
  wagerId: Id<'wager'>,
  rowId: Id<'requirement'>,
): Promise<void> {
  await sql`delete from turnover.use where member_id = ${memberId} and wager_id = ${wagerId}
      and requirement_id = ${rowId}`.execute(tx)
}

/** What a requirement is opened with. */
export interface NewRequirement {
  memberId: Id<'member'>
  merchantCode: MerchantCode
  /** What it comes with: DEPOSIT, BONUS, POINTS, TRANSFER. */
  source: string
  /** What of the source it is: the number of an order, an id. */
  sourceId: string
  required: Amount
  now: Instant
  /** Decimal odds in thousandths below which a bet doesn't count for it. */
  minOddsMilli?: Odds
  /** Percent that counts, by product; an absent product counts as the brand says, 0 not at all. */
  contrib?: Readonly<Partial<Record<Product, number>>>
}

/** How much a member has still to wager. */
export async function remainingOf(db: Db | Tx, memberId: Id<'member'>): Promise<Amount> {
  const { rows } = await sql<{ left: Amount }>`select coalesce(sum(required - done), 0)::bigint as left
    from turnover.requirement where member_id = ${memberId} and state = 'OPEN'`.execute(db)
  return amount(rows[0]!.left)
}

/** The same of many at once; who has nothing open stands with nothing. */
export async function remainingOfAll(
  db: Db | Tx,
  memberIds: readonly Id<'member'>[],
): Promise<Map<Id<'member'>, Amount>> {
  const { rows } = await sql<{
    member_id: Id<'member'>
    left: Amount
  }>`select member_id, sum(required - done)::bigint as left
    from turnover.requirement where member_id = any(${[...memberIds]}::uuid[]) and state = 'OPEN' group by member_id`.execute(
    db,
  )
  const left = new Map(rows.map((row) => [row.member_id, amount(row.left)]))
  return new Map(memberIds.map((memberId) => [memberId, left.get(memberId) ?? amount(0n)]))
}

/**
 * Notes that money leaves by what was played: a later correction of a wager doesn't open it again.
 */
export async function noteWithdrawn(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  await sql`update turnover.requirement set withdrawn_at = ${new Date(now)}
    where member_id = ${memberId} and state not in ('OPEN', 'DROPPED') and withdrawn_at is null`.execute(tx)
}

/** Asks a member to play; the same source asks once. */
export async function insertRequirement(
  tx: Tx,
  row: {
    merchantCode: MerchantCode
    memberId: Id<'member'>
    source: string
    sourceId: string
    required: Amount
    contrib: NewRequirement['contrib']
    minOddsMilli: Odds | undefined
  },
  now: Instant,
): Promise<void> {
  await sql`insert into turnover.requirement (id, merchant_id, member_id, source, source_id, required, contrib, min_odds_milli, created_at)
    values (${newId<'requirement'>(now)}, ${row.merchantCode}, ${row.memberId}, ${row.source}, ${row.sourceId}, ${row.required},
      ${row.contrib ? JSON.stringify(row.contrib) : null}::jsonb, ${row.minOddsMilli ?? null}, ${new Date(now)})
    on conflict (member_id, source, source_id) do nothing`.execute(tx)
}
