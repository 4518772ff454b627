import type { JackpotPot } from '@senluna/contract/play/jackpots.ts'
import { jackpotShare } from '@senluna/kit/games/jackpot.ts'

/** Parts of a million as percent: 1500 is `0.15%`. */
export const ppmText = (ppm: number): string => `${Number((ppm / 10_000).toFixed(4))}%`

/** What of everything staked comes back through a level, to four places of a percent. */
export function backText({ level, terms }: Pick<JackpotPot, 'level' | 'terms'>): string {
  const { kind, seed, mainPpm, reservePpm, cap, oneIn } = terms
  const share = jackpotShare({
    level,
    kind,
    mainPpm,
    reservePpm,
    seed: BigInt(seed),
    ...(cap === undefined ? {} : { cap: BigInt(cap) }),
    ...(oneIn === undefined ? {} : { oneIn: BigInt(oneIn) }),
  })
  return ppmText(Number((share.numerator * 1_000_000n) / share.denominator))
}
