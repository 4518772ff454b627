import type { Certificate, HouseGame } from './game.ts'
import { theoryOf } from './theory.ts'

/** What a catalogue says of how far a game's rounds stray. */
export type Volatility = 'LOW' | 'MEDIUM' | 'HIGH'

/** Standard deviations of a round, in stakes, from which a game is medium and high. */
export const MEDIUM_FROM = 1.5
export const HIGH_FROM = 6

export function levelOf(deviation: number): Volatility {
  if (deviation < MEDIUM_FROM) return 'LOW'
  return deviation < HIGH_FROM ? 'MEDIUM' : 'HIGH'
}

/**
 * How far a game's rounds stray as it is opened: by the choice that stands there at first, where
 * that alone says it, else by the certificate. A certificate's own choice is the one that returns
 * least, and nobody's first.
 */
export function volatilityOf(own: { game: HouseGame; certificate: Certificate }): Volatility {
  const { variance } = theoryOf(own, own.game.choosing?.first ?? own.game.modes?.[0]?.choice)
  return levelOf(variance === undefined ? Number(own.certificate.deviation) : Math.sqrt(variance))
}
