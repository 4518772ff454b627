import type { Price } from '../tickets/bet-type.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { bySum, byTier, flat } from './prices/odds.ts'

const PRICES: Readonly<Record<string, Price>> = {
  PK_POS: flat(9800),
  PK_SUM: bySum(3, [42_000, 42_000, 21_000, 21_000, 14_000, 14_000, 10_500, 10_500, 8300], 17),
  PK_SUM_BS: byTier({ BIG: 2200, SMALL: 1780 }),
  PK_SUM_OE: byTier({ ODD: 1780, EVEN: 2200 }),
  PK_POS_BS: flat(1980),
  PK_POS_OE: flat(1980),
  PK_LH: flat(1980),
  PK_F2_DIRECT: flat(86_000),
  PK_F3_DIRECT: flat(680_000),
}

const game = (code: string, seconds: number): LotteryGame => ({
  code,
  family: 'PK10',
  profile: 'PK10',
  vendorCode: 'LOTT',
  product: 'LOTT',
  prizeMode: 'Lott',
  group: 'PK10',
  names: lengthNames(
    {
      VI: 'Đua xe PK10',
      EN: 'PK10 race',
      CN: 'PK10赛车',
      JA: 'PK10レース',
      TH: 'แข่งรถ PK10',
      TY: 'Karera PK10',
      MY: 'PK10 ကားပြိုင်ပွဲ',
    },
    seconds,
  ),
  ...intervalOf(seconds, 'Asia/Ho_Chi_Minh'),
  source: 'SELF',
  prices: PRICES,
})

/** Ten cars, raced by the house around the clock. */
export const pk10: readonly LotteryGame[] = [
  game('PK10_45S', 45),
  game('PK10_1M', 60),
  game('PK10_3M', 180),
  game('PK10_5M', 300),
]
