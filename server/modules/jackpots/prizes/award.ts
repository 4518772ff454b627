import { MICRO, shownOf, type JackpotTerms } from '@senluna/kit/games/jackpot.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { publishBalance } from '../../cashier/index.ts'
import { collectHeld } from '../collect.ts'
import { insertCycle, wonBy } from '../cycle-store.ts'
import { hiddenFor, hiddenPoint } from '../hidden-point.ts'
import type { JackpotRound, JackpotWin } from '../deps.ts'
import type { Jackpots } from '../jackpots.ts'
import { fundSeed, holdPrize, isReviewed, payOut } from '../money.ts'
import { amountShown } from '../shown.ts'
import { clearNextTerms, lockNetwork, savePots, type Pot } from '../pot-store.ts'

/** What a round won beside its own payout, and the wallet after it. */
export interface Awarded {
  wins: JackpotWin[]
  balance?: Amount
  version?: bigint
}

/**
 * Gives a round, whose stake was posted in this transaction, every pot that it wins: the must-hit
 * levels that stand at or above their hidden points, and the random ones that `draws` says yes to.
 * Each pot that is won begins anew at its seed.
 *
 * Whoever comes second waits for the first and finds the pot that began. Cost: nothing where the
 * round can't win; else one lock on the brand's network and a few statements.
 */
export async function award(
  jackpots: Jackpots,
  tx: Tx,
  round: JackpotRound,
  draws: (terms: JackpotTerms) => boolean,
  now: Instant,
): Promise<Awarded> {
  const { merchantCode } = round
  if (!(await lockNetwork(tx, merchantCode))) return { wins: [] }
  const network = await collectHeld(tx, merchantCode, now)
  // It may have left meanwhile: then its stake made nothing grow.
  if (!network.games.includes(round.game)) return { wins: [] }
  const books = { tx, merchantCode, currency: network.currency, now }
  const awarded: Awarded = { wins: [] }
  for (const pot of network.pots) {
    const name = { merchantCode, level: pot.level, no: pot.cycle }
    const prize = amountShown(pot)
    if (pot.state !== 'OPEN' || prize === 0n) continue
    const hit =
      pot.terms.kind === 'MUST_HIT' ? shownOf(pot.micro) >= hiddenPoint(jackpots, name, pot) : draws(pot.terms)
    if (!hit) continue
    Object.assign(awarded, await payOut(books, name, round, amount(prize)))
    const held = isReviewed(jackpots, merchantCode, prize)
    if (held) await holdPrize(books, name, round, amount(prize))
    await wonBy(tx, name, round, { prize, held }, now)
    awarded.wins.push({ level: pot.level, no: pot.cycle, amount: prize, held })
    pot.micro -= prize * MICRO
    await begin(jackpots, books, pot)
  }
  if (awarded.wins.length > 0) {
    await savePots(tx, merchantCode, network)
    for (const { level, amount } of awarded.wins)
      await emit(tx, now, {
        topic: 'jackpotWon',
        audience: 'joined',
        payload: { merchantCode, level, amount: amount.toString() },
      })
    await publishBalance(tx, round.memberId, now)
    jackpots.hints.forget(merchantCode)
  }
  return awarded
}

/** Begins the next pot of a level at its seed: from what was put by, the rest from the house. */
export async function begin(jackpots: Jackpots, books: Parameters<typeof fundSeed>[0], pot: Pot): Promise<void> {
  const { tx, merchantCode, now } = books
  const terms = pot.nextTerms ?? pot.terms
  const no = pot.cycle + 1
  const putBy = shownOf(pot.reserveMicro)
  const ofReserve = putBy < terms.seed ? putBy : terms.seed
  await fundSeed(books, pot.level, no, terms.seed - ofReserve)
  const name = { merchantCode, level: pot.level, no }
  const hidden = hiddenFor(jackpots, name, terms)
  await insertCycle(tx, name, terms, hidden, now)
  if (pot.nextTerms) await clearNextTerms(tx, merchantCode, pot.level)
  Object.assign(pot, {
    cycle: no,
    terms,
    nextTerms: undefined,
    micro: pot.micro + terms.seed * MICRO,
    reserveMicro: pot.reserveMicro - ofReserve * MICRO,
    ...(hidden ?? { commitment: null, sealed: null }),
  })
}
