import { affiliate } from './affiliate.ts'
import { agency } from './agency.ts'
import { application } from './rewards/application.ts'
import { ask } from './ask.ts'
import type { Behaviour } from './behaviour.ts'
import { dailyLottery } from './daily-lottery.ts'
import { friends } from './rewards/friends.ts'
import { fastLottery } from './fast-lottery.ts'
import { instant, run, table } from './house/instant.ts'
import { limits } from './limits.ts'
import { missions } from './rewards/missions.ts'
import { moneyIn } from './money-in.ts'
import { moneyOut } from './money-out.ts'
import { points } from './rewards/points.ts'
import { profile } from './profile.ts'
import { promotions } from './rewards/promotions.ts'
import { race } from './rewards/race.ts'
import { room } from './room.ts'
import { slot } from './house/slot.ts'
import { waitingRewards } from './rewards/rewards.ts'
import { vipGifts } from './rewards/vip-gifts.ts'
import { wheel } from './rewards/wheel.ts'

/** Everything that people do, by its name. */
export const BEHAVIOURS: ReadonlyMap<string, Behaviour> = new Map(
  [
    moneyIn,
    moneyOut,
    slot,
    instant,
    run,
    table,
    fastLottery,
    dailyLottery,
    room,
    ask,
    limits,
    points,
    vipGifts,
    missions,
    promotions,
    profile,
    waitingRewards,
    wheel,
    race,
    application,
    friends,
    agency,
    affiliate,
  ].map((behaviour) => [behaviour.name, behaviour]),
)

export { affiliate, agency, moneyIn, moneyOut, profile, promotions }
