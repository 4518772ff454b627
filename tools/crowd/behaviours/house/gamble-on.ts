import { randomUUID } from 'node:crypto'
import { gamble, type GambleReply } from '@senluna/contract/play/gamble.ts'
import type { GambleOffer } from '@senluna/contract/play/gamble-offer.ts'
import type { GambleChoice } from '@senluna/kit/games/gamble.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../../guest.ts'
import { isRefused, type Visitor } from '../../visitor.ts'

const NOT_NOW = [
  'ROUND_STATE',
  'WAL_INSUFFICIENT',
  'RG_LIMIT',
  'RG_REALITY_CHECK',
  'BET_BONUS_MAX',
  'BET_BONUS_GAME',
] as const

/** Risks a slot's win once or some times, mostly by colour, until it is lost or enough. */
export async function gambleOn(guest: Guest, stage: Visitor, game: string, first: GambleOffer): Promise<void> {
  const { chance } = guest
  let offer: GambleOffer | null = first
  for (let wanted = chance.from(1, 4); offer && wanted > 0; wanted--) {
    await guest.pause(2 * SECOND, 5 * SECOND)
    const choice: GambleChoice = chance.from(1, 5) === 1 ? 'hearts' : chance.from(0, 1) === 0 ? 'red' : 'black'
    const params: { game: string; id: string } = { game, id: offer.of }
    const body: { choice: GambleChoice; after: number } = { choice, after: offer.steps }
    try {
      const reply: GambleReply = await stage.call(gamble, { params, body, key: randomUUID() })
      offer = reply.gamble
    } catch (error) {
      if (isRefused(error, ...NOT_NOW)) return
      throw error
    }
  }
}
