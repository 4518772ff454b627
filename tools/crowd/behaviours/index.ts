import { ask } from './ask.ts'
import type { Behaviour } from './behaviour.ts'
import { dailyLottery } from './daily-lottery.ts'
import { fastLottery } from './fast-lottery.ts'
import { limits } from './limits.ts'
import { moneyIn } from './money-in.ts'
import { moneyOut } from './money-out.ts'
import { room } from './room.ts'
import { slot } from './slot.ts'

/** Everything that people do, by its name. */
export const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map(
  [moneyIn, moneyOut, slot, fastLottery, dailyLottery, room, ask, limits].map((behaviour) => [
    behaviour.name,
    behaviour,
  ]),
)

export { moneyIn, moneyOut }
