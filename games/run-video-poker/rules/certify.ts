import type { Certificate, Draws, HouseGame } from '@senluna/kit/games/game.ts'
import { certifyInstant } from '@senluna/kit/games/instant.ts'
import { bestHolds, bestPlay } from './best-play.ts'
import { CONFIGURATION, HANDS, OPENING } from './configuration.ts'
import { moveOf, videoPoker } from './video-poker.ts'

/** The certificate of video poker, over the best play of every deal. Takes under a minute. */
export function certify({ code }: HouseGame, configurationHash: string): Certificate {
  const { ways } = bestPlay()
  const shares = [
    ...HANDS.map((hand) => ({ ways: ways[hand], timesX10000: CONFIGURATION.pays[hand] * 10_000 })),
    { ways: ways.none, timesX10000: 0 },
  ]
  return certifyInstant({ code, choices: () => ['best'], sharesOf: () => shares }, configurationHash)
}

let holds: ReturnType<typeof bestHolds> | undefined

/** One hand by the best play: what it staked and brought, in stakes. */
export function byBestPlay(draws: () => Draws): { staked: number; paid: number } {
  holds ??= bestHolds()
  const drawn = videoPoker.drawn(draws(), OPENING, 1)
  const stand = videoPoker.judge(drawn, OPENING, moveOf(holds(drawn.slice(0, CONFIGURATION.hand))))
  if (!stand?.over) throw new Error('video poker takes no such cards')
  return { staked: 1, paid: stand.timesX10000 / 10_000 }
}
