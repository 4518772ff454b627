import pg from 'pg'
import { reconcile } from '@senluna/ledger/index.ts'
import { queryOn } from '@senluna/server/platform/database/query.ts'
import { CHECKS } from '@senluna/server/reconcile.ts'
// It reads 64-bit integers as whole numbers.
import '@senluna/server/platform/database/db.ts'
import type { History } from './load.ts'

/** What was found after a run. */
export interface Findings {
  /** Acknowledged spins that are not there, or there with other content. */
  lost: string[]
  /** Everything else that must not be. */
  broken: string[]
}

interface Stored {
  id: string
  user_name: string
  stake: bigint
  payout: bigint
  balance_before: bigint
  balance_after: bigint
  nonce: bigint | null
  seed_id: string | null
  draws: Buffer | null
}

/**
 * Compares the replies to players with what stands in the database, and reconciles all of it.
 */
export async function check(databaseUrl: string, history: History): Promise<Findings> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<Stored>(
      `select w.id, m.user_name, w.stake, w.payout, w.balance_before, w.balance_after, r.nonce, r.seed_id, r.draws
       from wagers.wager w join members.member m on m.id = w.owner_id left join rounds.round r on r.owner_id = w.owner_id and r.id = w.round_id`,
    )
    const stored = new Map(rows.map((row) => [row.id, row]))
    const lost: string[] = []
    for (const [key, { userName, round }] of history.acknowledged) {
      const row = stored.get(key)
      if (!row) lost.push(`${key} is gone`)
      else if (replyText(userName, round) !== replyText(row.user_name, replyOf(row)))
        lost.push(`${key} is not what was acknowledged`)
    }
    const broken = [...history.problems]
    if (history.busyWithoutHint > 0)
      broken.push(`${history.busyWithoutHint} answers "busy" did not say when to come back`)
    for (const [key] of history.refused) if (stored.has(key)) broken.push(`${key} was refused and stands all the same`)
    for (const key of stored.keys()) {
      if (!history.acknowledged.has(key) && !history.unknown.has(key)) broken.push(`${key} stands, and nobody sent it`)
    }
    for (const { check: name, detail } of await reconcile(queryOn(client), CHECKS)) broken.push(`${name}: ${detail}`)
    return { lost, broken }
  } finally {
    await client.end()
  }
}

const replyOf = (row: Stored) => ({
  stake: String(row.stake),
  payout: String(row.payout),
  balanceBefore: String(row.balance_before),
  balanceAfter: String(row.balance_after),
  nonce: Number(row.nonce),
  seedId: row.seed_id ?? '',
  draws: [...(row.draws ?? [])],
})

const replyText = (userName: string, round: ReturnType<typeof replyOf>): string =>
  [
    userName,
    round.stake,
    round.payout,
    round.balanceBefore,
    round.balanceAfter,
    round.nonce,
    round.seedId,
    round.draws.join(),
  ].join(' ')
