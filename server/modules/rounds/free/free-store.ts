import { sql } from 'kysely'
import { at } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { HouseNo } from '@senluna/ledger/index.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Texts } from '../../../platform/words/in-language.ts'

/** Free rounds that a member has. */
export interface FreeGrant {
  id: Id<'free-grant'>
  owner_id: Id<'member'>
  merchant_id: MerchantCode
  games: string[]
  stake: Amount
  count: number
  used: number
  keeps_stake: boolean
  most: Amount
  turnover_x100: number
  won: Amount
  titles: Texts
  expires_at: Date
}

/** A free round that was played. */
export interface FreeRound {
  grant_id: Id<'free-grant'>
  place: number
  stake: Amount
  payout: Amount
  /** What of the payout left again. */
  returned: Amount
}

/** Writes free rounds; ones of this id that stand already stay. */
export async function insertGrant(tx: Tx, row: Omit<FreeGrant, 'used' | 'won'>, now: Instant): Promise<void> {
  await sql`insert into rounds.free_grant (id, owner_id, merchant_id, games, stake, count, keeps_stake, most, turnover_x100,
      titles, expires_at, created_at)
    values (${row.id}, ${row.owner_id}, ${row.merchant_id}, ${[...row.games]}::text[], ${row.stake}, ${row.count}, ${row.keeps_stake},
      ${row.most}, ${row.turnover_x100}, ${JSON.stringify(row.titles)}::jsonb, ${row.expires_at}, ${new Date(now)})
    on conflict (id) do nothing`.execute(tx)
}

/** A member’s free rounds to play, in any game or in one; what ends first comes first. */
export async function openGrants(
  db: Db | Tx,
  memberId: Id<'member'>,
  game: string | null,
  now: Instant,
): Promise<FreeGrant[]> {
  const { rows } = await sql<FreeGrant>`select * from rounds.free_grant
    where owner_id = ${memberId} and expires_at > ${new Date(now)} and used < count
      and (${game}::text is null or ${game} = any (games))
    order by expires_at, id`.execute(db)
  return rows
}

/** A member's free rounds, held: whoever plays one of them too waits. */
export async function holdGrant(tx: Tx, memberId: Id<'member'>, id: string): Promise<FreeGrant | undefined> {
  const { rows } = await sql<FreeGrant>`select * from rounds.free_grant
    where id = ${id}::uuid and owner_id = ${memberId} for update`.execute(tx)
  return rows[0]
}

/** A member's free rounds as they stand. */
export async function grantById(db: Db, memberId: Id<'member'>, id: Id<'free-grant'>): Promise<FreeGrant | undefined> {
  const { rows } = await sql<FreeGrant>`select * from rounds.free_grant
    where id = ${id} and owner_id = ${memberId}`.execute(db)
  return rows[0]
}

/** What a free round was played of. */
export async function grantOfRound(
  tx: Tx,
  memberId: Id<'member'>,
  round: string,
): Promise<Pick<FreeGrant, 'titles' | 'expires_at'>> {
  const { rows } = await sql<
    Pick<FreeGrant, 'titles' | 'expires_at'>
  >`select g.titles, g.expires_at from rounds.free_round r
    join rounds.free_grant g on g.id = r.grant_id where r.owner_id = ${memberId} and r.id = ${round}::uuid`.execute(tx)
  return at(rows, 0)
}

/** Notes a free round of held ones. */
export async function noteRound(
  tx: Tx,
  grant: FreeGrant,
  round: { id: Id<'wager'>; payout: Amount; returned: Amount },
  now: Instant,
): Promise<void> {
  await sql`insert into rounds.free_round (owner_id, id, grant_id, place, stake, payout, returned, at)
    values (${grant.owner_id}, ${round.id}, ${grant.id},
      (select count(*) + 1 from rounds.free_round where grant_id = ${grant.id}), ${grant.stake}, ${round.payout}, ${round.returned},
      ${new Date(now)})`.execute(tx)
  await sql`update rounds.free_grant set used = used + 1, won = won + ${round.payout - round.returned}
    where id = ${grant.id}`.execute(tx)
}

/** A free round that a member played under a key. */
export async function freeRoundOf(
  db: Db | Tx,
  memberId: Id<'member'>,
  id: Id<'wager'>,
): Promise<FreeRound | undefined> {
  const { rows } = await sql<FreeRound>`select grant_id, place, stake, payout, returned from rounds.free_round
    where owner_id = ${memberId} and id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Takes what a wager counts for, as a valid bet and for pots: the house paid its stake. In the
 * transaction that posted it, against `contra`.
 */
export async function countForNothing(
  tx: Tx,
  { owner, key, merchant }: { owner: Id<'member'>; key: Id<'wager'>; merchant: MerchantCode },
  contra: HouseNo,
): Promise<void> {
  await sql`select rounds.play_free(${owner}, ${key}, ${merchant}, ${contra})`.execute(tx)
}

/**
 * Takes back what a cancelled round left of the house's stake, and gives its place back. Answers
 * what it moved; null of a round that was paid for.
 */
export async function undoFree(
  tx: Tx,
  { owner, round, wallet }: { owner: Id<'member'>; round: string; wallet: number },
  posting: { key: string; contra: HouseNo },
  now: Instant,
): Promise<Amount | null> {
  const { rows } = await sql<{ moved: Amount | null }>`select rounds.undo_free(${owner}, ${round}::uuid, ${wallet},
    ${posting.key}::uuid, ${posting.contra}, ${new Date(now)}, ${new Date(now)}) as moved`.execute(tx)
  return at(rows, 0).moved
}

/**
 * Free rounds of a game that was frozen since a moment last longer by as long as they could not be
 * played: also those whose time ended meanwhile.
 */
export async function prolongFree(
  tx: Tx,
  { merchantCode, gameId, since }: { merchantCode: MerchantCode; gameId: string; since: Instant },
  now: Instant,
): Promise<void> {
  await sql`update rounds.free_grant
    set expires_at = expires_at + (${new Date(now)}::timestamptz - greatest(${new Date(since)}::timestamptz, created_at))
    where merchant_id = ${merchantCode} and ${gameId} = any (games) and used < count and expires_at > ${new Date(since)}`.execute(
    tx,
  )
}
