import type { Certificate, Draws, HouseGame } from '@senluna/kit/games/game.ts'
import { blackjack } from './blackjack.ts'
import { mostAt } from '@senluna/kit/games/chance/cap-chance.ts'
import { fraction } from '@senluna/kit/games/fraction.ts'
import { expectation } from './expectation.ts'
import { chanceOfMost } from './most.ts'
import { FIRST, openingIn } from './opening.ts'
import { adviceFor } from './strategy.ts'
import { tableOf } from './table.ts'

/** So many hands are played by the sheet for hit rate and deviation. */
const HANDS = 50_000
const EXACT = 1_000_000_000_000

/** Numbers for a sample, the same for the same seed (mulberry32); they decide no round. */
function sample(seed: number): Draws {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return { uint: (n) => Math.floor((next() / 2 ** 32) * n) }
}

/** One hand played by the sheet, without insurance: what it staked and brought, in stakes. */
export function byBestPlay(draws: () => Draws): { staked: number; paid: number } {
  for (let moves = ''; ;) {
    const drawn = blackjack.drawn(draws(), FIRST, moves.length)
    const stand = blackjack.judge(drawn, FIRST, moves)
    if (!stand) throw new Error(`blackjack takes no moves "${moves}"`)
    if (stand.over) return { staked: (stand.stakedX10000 ?? 0) / 10_000, paid: stand.timesX10000 / 10_000 }
    const table = tableOf(drawn, openingIn(FIRST)!, moves)!
    moves += table.phase === 'insurance' ? 'n' : (adviceFor(table.hands, table.active, table.dealer[0]!) ?? 's')
  }
}

/**
 * The certificate of one hand by the sheet, without insurance and side bets: its return on the
 * stake it was opened with, exact; hit rate and deviation over hands that were played.
 */
export function certify({ code }: HouseGame, configurationHash: string): Certificate {
  const rtp = 1 + expectation().gain
  let [hits, sum, squares] = [0, 0, 0]
  for (let nonce = 0; nonce < HANDS; nonce++) {
    const { staked, paid } = byBestPlay(() => sample(nonce * 7_919))
    const brought = 1 + paid - staked
    hits += paid > 0 ? 1 : 0
    sum += brought
    squares += brought * brought
  }
  const share = (value: number) => ({
    numerator: String(Math.floor(value * EXACT)),
    denominator: String(EXACT),
    decimal: (Math.floor(value * 10_000_000) / 10_000_000).toFixed(7),
  })
  return {
    game: code,
    configurationHash,
    rtp: share(rtp),
    hitRate: share(hits / HANDS),
    deviation: Math.sqrt(squares / HANDS - (sum / HANDS) ** 2).toFixed(5),
    cycle: String(HANDS),
    largestBaseWin: String(blackjack.capMultiple),
    most: mostAt(fraction(BigInt(blackjack.capMultiple), 1n), chanceOfMost()),
  }
}
