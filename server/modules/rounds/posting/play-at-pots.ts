import { drawsJackpot, jackpotStream } from '@senluna/kit/games/jackpot.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Product } from '@senluna/kit/product.ts'
import { gameAccount, houseAccount } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { pf1Stream } from '../../fairness/index.ts'
import { award, spendable, type JackpotWin } from '../../jackpots/index.ts'
import type { PlayState } from '../play-state/play-state.ts'
import type { Rounds } from '../rounds.ts'
import { postSlowly } from './post-slowly.ts'
import type { PlayItem, PlayOutcome } from './play-statement.ts'

/** A round as it was posted, with the pots it won. */
interface Posted {
  posted: PlayOutcome
  wins: readonly JackpotWin[]
}

/**
 * Posts a round of a game, with the pots that it wins in the same transaction.
 *
 * Nearly all rounds can't win one: whether a round may is worked out from its own seeds and from
 * what this process knows of the pots, and only one that may goes by a transaction that holds them.
 */
export async function playAtPots(rounds: Rounds, item: PlayItem, state: PlayState, now: Instant): Promise<Posted> {
  const { hints } = rounds.jackpots
  const hint = item.mode === 'REAL' ? await hints.of(item.merchant, item.game) : undefined
  if (!hint) return { posted: await rounds.queue.play(item), wins: [] }
  const draws = ({ level, oneIn }: { level: Parameters<typeof jackpotStream>[0]; oneIn?: bigint }): boolean =>
    oneIn !== undefined &&
    drawsJackpot(
      pf1Stream({ serverSeed: state.key, game: jackpotStream(level), client: state.clientSeed, nonce: item.nonce }),
      item.stake,
      oneIn,
    )
  const drawn = hint.random.some(draws)
  const due = hints.isDue(hint, item.stake)
  if (!drawn && !due) {
    const posted = await rounds.queue.play(item)
    if (posted.status === 'posted') hint.own += item.stake
    return { posted, wins: [] }
  }
  if (due) hint.looking = true
  try {
    return await rounds.jackpots.turns.take(item.merchant, () => postHolding(rounds, item, draws, now))
  } finally {
    // What is known of the pots is old now, whoever won them.
    hints.forget(item.merchant)
  }
}

const postHolding = (
  rounds: Rounds,
  item: PlayItem,
  draws: Parameters<typeof award>[3],
  now: Instant,
): Promise<Posted> =>
  rounds.db.transaction().execute(async (tx) => {
    const query = queryOf(tx)
    const side = { merchant: item.merchant, code: gameAccount(item.product as Product), currency: item.currency }
    const posted = await postSlowly(query, item, await houseAccount(query, { ...side, lane: 0 }, now), now)
    if (posted.status !== 'posted') return { posted, wins: [] }
    const round = { memberId: item.owner, merchantCode: item.merchant, wagerId: item.key, game: item.game }
    const { wins, version } = await award(rounds.jackpots, tx, round, draws, now)
    const after = { balance: amount(posted.balance + spendable(wins)), version: version ?? posted.version }
    return { posted: { ...posted, ...after }, wins }
  })
