import { openGameSession, play } from '@senluna/contract/play/house.ts'
import { launchGame } from '@senluna/contract/play/launch.ts'
import { acknowledgeCheck } from '@senluna/contract/member/protection.ts'
import { randomUUID } from 'node:crypto'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../guest.ts'
import { isRefused, Visitor } from '../visitor.ts'
import type { Behaviour } from './behaviour.ts'
import { hiloManner, minesManner, playRuns, towerManner, type RunManner } from './runs.ts'

/**
 * The games of the house, with how a choice comes about where one is asked for, or how a run is
 * opened and moved.
 */
const GAMES: readonly { game: string; choiceOf?: (chance: Guest['chance']) => string; run?: RunManner }[] = [
  { game: 'sen-vang' },
  { game: 'cho-noi' },
  {
    game: 'dice',
    choiceOf: (chance) =>
      chance.pick(['under', 'over']) === 'under' ? `under-${chance.from(5, 95)}00` : `over-${chance.from(5, 95)}00`,
  },
  { game: 'limbo', choiceOf: (chance) => `${chance.from(1, 9)}.${chance.from(10, 99)}` },
  {
    game: 'plinko',
    choiceOf: (chance) => `${chance.pick([8, 12, 16])}-${chance.pick(['low', 'medium', 'high'])}`,
  },
  { game: 'mines', run: minesManner },
  { game: 'hilo', run: hiloManner },
  { game: 'tower', run: towerManner },
]

/** Plays a game of the house for a while, as its own page does. */
export const slot: Behaviour = {
  name: 'slot',
  async run(guest) {
    const { visitor, chance, person, world } = guest
    const { game, choiceOf, run } = chance.pick(GAMES)
    const { game_url: address } = await visitor.call(launchGame, {
      body: {
        gameId: game,
        nodeId: '1',
        accountType: 1,
        confirmTrans: 0,
        vendorCode: 'SENLUNA',
        launchMode: 'GLS',
        platform: 'html5',
        clientType: 3,
        username: person.userName,
        token: visitor.authorization.replace('Bearer ', ''),
        merchantCode: world.merchantCode,
        language: person.language,
      },
    })
    const launchToken = new URLSearchParams(new URL(address).hash.slice(1)).get('t') ?? ''
    // The game's page has a browser's frame of its own: it knows neither cookie nor handle.
    const stage = new Visitor(world, {
      address: person.address,
      deviceId: visitor.deviceId,
      language: person.language,
      host: `play.${world.host}`,
    })
    const session = await stage.call(openGameSession, { body: { launchToken } })
    stage.authorization = `Game ${session.bearer}`
    const stake = stakeOf(guest, session.stakes)
    if (run) return playRuns({ guest, stage, session, game, stake, manner: run })
    let seen = session.openRound?.id
    for (let left = chance.from(5, 25); left > 0; left--) {
      await guest.pause(session.profile.minCycleMs + SECOND / 2, session.profile.minCycleMs + 4 * SECOND)
      try {
        const { round, balance } = await stage.call(play, {
          params: { game },
          body: { stake, ...(choiceOf && { choice: choiceOf(chance) }), ...(seen !== undefined && { seen }) },
          key: randomUUID(),
        })
        seen = round.id
        if (BigInt(balance) < BigInt(stake)) return
      } catch (error) {
        if (isRefused(error, 'RG_REALITY_CHECK')) await visitor.call(acknowledgeCheck, { body: { ack: true } })
        else if (isRefused(error, 'WAL_INSUFFICIENT', 'RG_LIMIT', 'RG_COOLING_OFF')) return
        else throw error
      }
    }
  },
}

/** The step of the ladder that is nearest to a twentieth of what they stake at once. */
function stakeOf({ person, chance }: Guest, ladder: readonly string[]): string {
  const [least, most] = person.stake
  const wanted = chance.from(least, most) / 4
  return ladder.toSorted((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted))[0] ?? '0'
}
