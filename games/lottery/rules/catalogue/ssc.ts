import type { Price } from '../tickets/bet-type.ts'
import { d5 } from '../families/ssc/index.ts'
import { EVEN_MONEY, pricesOf, SHAPE_PRICE } from './prices/digit-prices.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { byTier } from './prices/odds.ts'

/** What five digits pay: the classic plays by series, the rest at fixed odds. */
export const FIVE_DIGIT_PRICES: Readonly<Record<string, Price>> = pricesOf(d5, {
  SSC_F3_SHAPE: SHAPE_PRICE,
  SSC_M3_SHAPE: SHAPE_PRICE,
  SSC_B3_SHAPE: SHAPE_PRICE,
  SSC_SUM5: byTier({ BIG: EVEN_MONEY, SMALL: EVEN_MONEY, ODD: EVEN_MONEY, EVEN: EVEN_MONEY }),
  SSC_LH: byTier({ DRAGON: 2200, TIGER: 2200, TIE: 9400 }),
})

const sscGame = (code: string, seconds: number): LotteryGame => ({
  code,
  family: 'SSC',
  profile: 'D5',
  vendorCode: 'LOTT',
  product: 'LOTT',
  prizeMode: 'Lott',
  group: 'SSC',
  names: lengthNames({ VI: 'SSC', EN: 'SSC', CN: '时时彩', JA: '時時彩', TH: 'SSC', TY: 'SSC', MY: 'SSC' }, seconds),
  ...intervalOf(seconds, 'Asia/Ho_Chi_Minh'),
  source: 'SELF',
  prices: FIVE_DIGIT_PRICES,
})

/** Five digits, drawn by the house around the clock. */
export const ssc: readonly LotteryGame[] = [
  sscGame('SSC_45S', 45),
  sscGame('SSC_1M', 60),
  sscGame('SSC_90S', 90),
  sscGame('SSC_3M', 180),
  sscGame('SSC_5M', 300),
]
