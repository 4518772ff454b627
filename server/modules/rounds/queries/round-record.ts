import { BOOK, bookOf, WAGER_STATUS, type BookNo } from '../../wagers/index.ts'
import { sql } from 'kysely'
import { choosesIn, movesIn } from '@senluna/games/rules.ts'
import { recordOf } from '@senluna/kit/games/record.ts'
import type { Round } from '@senluna/contract/play/house.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Amount } from '@senluna/kit/money.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { pageOf } from '../../../platform/page.ts'
import type { SeedVault } from '../../fairness/index.ts'

interface Row {
  id: Id<'wager'>
  game_id: string
  book: BookNo
  stake: Amount
  payout: Amount
  status: number
  draws: Buffer
  steps: number
  open_seen: number | null
  nonce: bigint
  seed_id: Id<'seed'>
  commitment: Buffer
  client_seed: string
  configuration_hash: string
  balance_before: Amount
  balance_after: Amount
  currency: string
  placed_at: Date
  free: boolean
  revealed_at: Date | null
  sealed: Buffer
}

const FROM = sql.raw(`
  select r.id, w.game_id, w.book, w.stake, w.payout, w.status, r.draws, r.steps, t.open_seen, r.nonce, r.seed_id, s.commitment, s.client_seed,
    u.configuration_hash, w.balance_before - coalesce(w.held_before, 0) as balance_before,
    w.balance_after - coalesce(w.held_after, 0) as balance_after, w.currency, w.placed_at, f.id is not null as free, s.revealed_at, s.sealed
  from rounds.in_wagers w
  join rounds.round r on r.owner_id = w.owner_id and r.id = w.round_id
  join rounds.seed s on s.owner_id = r.owner_id and s.id = r.seed_id
  join rounds.rules u on u.rules_no = r.rules_no
  left join rounds.free_round f on f.owner_id = r.owner_id and f.id = r.id
  left join rounds.play_state t on t.owner_id = w.owner_id and t.game_id = w.game_id and t.book = w.book and t.open_round = r.id`)

const roundOf = (row: Row): Round => {
  const { choice, draws } = recordOf(row.draws, choosesIn(row.game_id))
  return {
    id: row.id,
    game: row.game_id,
    mode: row.book === BOOK.REAL ? 'REAL' : 'TRIAL',
    stake: row.stake.toString(),
    // A run that nobody went on with has no win: its stake came back.
    payout: (movesIn(row.game_id) && row.status === WAGER_STATUS.CANCELLED ? row.stake : row.payout).toString(),
    ...(choice === undefined ? {} : { choice }),
    draws: [...draws],
    steps: row.steps,
    seen: row.open_seen ?? row.steps,
    nonce: Number(row.nonce),
    seedId: row.seed_id,
    commitment: row.commitment.toString('hex'),
    clientSeed: row.client_seed,
    configurationHash: row.configuration_hash,
    balanceBefore: row.balance_before.toString(),
    balanceAfter: row.balance_after.toString(),
    currency: row.currency,
    ...(row.free ? { free: true } : {}),
    at: row.placed_at.toISOString(),
  }
}

/**
 * One own round, to be drawn again; the server seed rides along once it is revealed. Refuses
 * SYS_NOT_FOUND for any other.
 */
export async function roundRecordOf(
  db: Db | Tx,
  vault: SeedVault,
  owner: Id<'member'>,
  id: Id<'wager'>,
): Promise<Round & { revealedServerSeed?: string }> {
  const { rows } = await sql<Row>`${FROM} where w.owner_id = ${owner} and w.id = ${id}::uuid`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal('SYS_NOT_FOUND')
  const revealed = row.revealed_at ? vault.open(row.sealed, row.seed_id).toString('hex') : undefined
  return { ...roundOf(row), ...(revealed ? { revealedServerSeed: revealed } : {}) }
}

/** What a list of rounds is narrowed to; pages go by time and id. */
export interface RoundFilter {
  game?: string | undefined
  mode?: 'REAL' | 'TRIAL' | undefined
  after?: string | undefined
  size: number
}

/** One page of own rounds, newest first. */
export async function roundsOf(
  db: Db,
  owner: Id<'member'>,
  filter: RoundFilter,
): Promise<{ list: Round[]; next?: string }> {
  const key = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(filter.after ?? '')
  if (filter.after !== undefined && (!key || Number.isNaN(Date.parse(key[1]!))))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const book = bookOf(filter.mode)
  const { rows } = await sql<Row>`${FROM}
    where w.owner_id = ${owner}
      and (${filter.game ?? null}::text is null or w.game_id = ${filter.game ?? null})
      and (${book}::int is null or w.book = ${book})
      and (${key?.[1] ?? null}::timestamptz is null or (w.placed_at, w.id) < (${key?.[1] ?? null}::timestamptz, ${key?.[2] ?? null}::uuid))
    order by w.placed_at desc, w.id desc limit ${filter.size + 1}`.execute(db)
  return pageOf(rows, filter.size, (last) => `${last.placed_at.toISOString()}_${last.id}`, roundOf)
}
