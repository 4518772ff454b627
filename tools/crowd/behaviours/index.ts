import { agency } from './agency.ts'
import { ask } from './ask.ts'
import type { Behaviour } from './behaviour.ts'
import { dailyLottery } from './daily-lottery.ts'
import { fastLottery } from './fast-lottery.ts'
import { limits } from './limits.ts'
import { missions } from './missions.ts'
import { moneyIn } from './money-in.ts'
import { moneyOut } from './money-out.ts'
import { points } from './points.ts'
import { room } from './room.ts'
import { slot } from './slot.ts'
import { vipGifts } from './vip-gifts.ts'

/** Everything that people do, by its name. */
export const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map(
  [moneyIn, moneyOut, slot, fastLottery, dailyLottery, room, ask, limits, points, vipGifts, missions, agency].map(
    (behaviour) => [behaviour.name, behaviour],
  ),
)

export { agency, moneyIn, moneyOut }
