import { vnMenu } from '@senluna/contract/lottery/games.ts'
import type { Behaviour } from './behaviour.ts'
import { bet } from './tickets.ts'

/** Bets on tonight's draw: of the North, or of a station that draws today. */
export const dailyLottery: Behaviour = {
  name: 'dailyLottery',
  async run(guest) {
    const { visitor, chance, world } = guest
    await world.tonight?.()
    const { regions } = await visitor.call(vnMenu)
    const soon = world.now() + SOON
    const tonight = regions
      .filter(({ code }) => code === 'N' || code === 'C' || code === 'S')
      .flatMap(({ games }) => games)
      .filter(({ nextDrawAt, maintenance }) => !maintenance && nextDrawAt && Date.parse(nextDrawAt) < soon)
    if (tonight.length === 0) return
    const north = tonight.find(({ group }) => group === 'N')
    const game = north && chance.happens(0.6) ? north : chance.pick(tonight)
    await bet(guest, game.gameCode)
  },
}

const SOON = 16 * 3_600_000
