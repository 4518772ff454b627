import type { Price } from '../tickets/bet-type.ts'
import { SUM_LINES } from '../digits/sums.ts'
import { EVEN_MONEY, SHAPE_PRICE } from './prices/digit-prices.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { byTier } from './prices/odds.ts'

/** 96 % of the fair odds of each sum, cut to a tenth: 960 for 0 and 27, 12.8 for 13 and 14. */
const SUM_ODDS = Object.fromEntries(SUM_LINES.map((ways, sum) => [String(sum), Math.floor(9600 / ways) * 100]))

const PRICES: Readonly<Record<string, Price>> = {
  PC_SUM: byTier(SUM_ODDS),
  PC_BS: byTier({ BIG: EVEN_MONEY, SMALL: EVEN_MONEY }),
  PC_OE: byTier({ ODD: EVEN_MONEY, EVEN: EVEN_MONEY }),
  PC_COMBO: byTier({ BIG_ODD: 4200, BIG_EVEN: 3600, SMALL_ODD: 3600, SMALL_EVEN: 4200 }),
  PC_EXTREME: byTier({ MIN: 17_000, MAX: 17_000 }),
  PC_SHAPE: SHAPE_PRICE,
}

const pc28Game = (code: string, seconds: number): LotteryGame => ({
  code,
  family: 'PC28',
  profile: 'PC28',
  vendorCode: 'ELOTT',
  product: 'ELOTT',
  prizeMode: 'Elott',
  group: 'PC28',
  names: lengthNames(
    { VI: 'Lucky 28', EN: 'Lucky 28', CN: '幸运28', JA: 'ラッキー28', TH: 'ลัคกี้ 28', TY: 'Lucky 28', MY: 'လပ်ကီး 28' },
    seconds,
  ),
  ...intervalOf(seconds, 'Asia/Ho_Chi_Minh'),
  source: 'SELF',
  prices: PRICES,
})

/** The sum of three digits, drawn by the house around the clock. */
export const pc28: readonly LotteryGame[] = [
  pc28Game('PC28_1M', 60),
  pc28Game('PC28_3M', 180),
  pc28Game('PC28_5M', 300),
]
