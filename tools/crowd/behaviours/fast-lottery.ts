import { SECOND } from '@senluna/kit/time.ts'
import type { Behaviour } from './behaviour.ts'
import { bet } from './tickets.ts'

/** Halls with a draw every minute or so. */
export const FAST_GAMES = ['VN_FAST_N_60', 'VN_FAST_S_60', 'K3_1M', 'SSC_1M', 'PK10_1M', 'PC28_1M', 'KL8_1M'] as const

/** Bets on a few draws of one hall, one after the other. */
export const fastLottery: Behaviour = {
  name: 'fastLottery',
  async run(guest) {
    const { chance, world } = guest
    const game = chance.pick(FAST_GAMES)
    await world.sitDown?.(game)
    for (let left = chance.from(2, 4); left > 0; left--) {
      if (!(await bet(guest, game))) return
      await guest.pause(40 * SECOND, 80 * SECOND)
    }
  },
}
