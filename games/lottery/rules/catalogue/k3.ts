import type { Price } from '../tickets/bet-type.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { bySum, flat } from './prices/odds.ts'

const PRICES: Readonly<Record<string, Price>> = {
  K3_SUM: bySum(3, [210_000, 70_000, 35_000, 21_000, 14_000, 10_000, 8400, 7800], 16),
  K3_BS: flat(1960),
  K3_OE: flat(1960),
  K3_TRIPLE: flat(190_000),
  K3_TRIPLE_ANY: flat(34_000),
  K3_PAIR: flat(13_000),
  K3_PAIR_SINGLE: flat(70_000),
  K3_2DIFF: flat(7000),
  K3_3DIFF: flat(34_000),
  K3_STRAIGHT_ANY: flat(8700),
  K3_ONE: flat(2280),
}

const game = (code: string, seconds: number): LotteryGame => ({
  code,
  family: 'K3',
  profile: 'K3',
  vendorCode: 'LOTT',
  product: 'LOTT',
  prizeMode: 'Lott',
  group: 'K3',
  names: lengthNames(
    { VI: 'Xúc xắc K3', EN: 'K3 dice', CN: '快三', JA: 'K3ダイス', TH: 'ลูกเต๋า K3', TY: 'K3 dice', MY: 'K3 အန်စာ' },
    seconds,
  ),
  ...intervalOf(seconds, 'Asia/Ho_Chi_Minh'),
  source: 'SELF',
  prices: PRICES,
})

/** Three dice, thrown by the house around the clock. */
export const k3: readonly LotteryGame[] = [
  game('K3_45S', 45),
  game('K3_1M', 60),
  game('K3_3M', 180),
  game('K3_5M', 300),
]
