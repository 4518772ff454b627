import { drawsNear, lotteryGame, lotteryMenus, vnMenu } from '@senluna/contract/lottery.ts'
import { addressOf } from '@senluna/web/client/call/call.ts'
import type { FirstPage } from '../../../build/first-page.ts'
import { nearArgs } from './draw/near-args.ts'
import { FIRST_GAME } from './vn/first-game.ts'

/** The boards of the lottery: guests come to them from links and searches. */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/vnlottery',
    modules: ['/features/lottery/vn/load.ts', '/features/lottery/vn/VnLottery.tsx'],
    calls: [
      addressOf(vnMenu, {}),
      addressOf(lotteryGame, { params: { code: FIRST_GAME } }),
      addressOf(drawsNear, nearArgs(FIRST_GAME)),
    ],
    texts: 'lottery',
  },
  {
    path: '/elott',
    modules: ['/features/lottery/halls/load.ts', '/features/lottery/halls/LotteryHalls.tsx'],
    calls: [addressOf(lotteryMenus, {})],
    texts: 'lottery',
  },
]
