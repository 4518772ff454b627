import type { Certificate, HouseGame } from '@senluna/kit/games/game.ts'
import { certifyInstant } from '@senluna/kit/games/instant.ts'
import { bestPlay } from './best-play.ts'
import { CONFIGURATION, HANDS } from './configuration.ts'

/** The certificate of video poker, over the best play of every deal. Takes under a minute. */
export function certify({ code }: HouseGame, configurationHash: string): Certificate {
  const { ways } = bestPlay()
  const shares = [
    ...HANDS.map((hand) => ({ ways: ways[hand], timesX10000: CONFIGURATION.pays[hand] * 10_000 })),
    { ways: ways.none, timesX10000: 0 },
  ]
  return certifyInstant({ code, choices: () => ['best'], sharesOf: () => shares }, configurationHash)
}
