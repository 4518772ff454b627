import type { Price } from '../tickets/bet-type.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { byTier, flat } from './prices/odds.ts'

const PRICES: Readonly<Record<string, Price>> = {
  KENO_SUM_BS: flat(1950),
  KENO_SUM_OE: byTier({ ODD: 1950, EVEN: 1950 }),
  KENO_UD: byTier({ UP: 2300, DOWN: 2300, TIE: 4300 }),
}

const game = (code: string, seconds: number): LotteryGame => ({
  code,
  family: 'KENO',
  profile: 'KENO',
  vendorCode: 'ELOTT',
  product: 'ELOTT',
  prizeMode: 'Elott',
  group: 'KENO',
  names: lengthNames(
    {
      VI: 'Keno Vui 8',
      EN: 'Happy 8 keno',
      CN: '快乐8',
      JA: 'ハッピー8',
      TH: 'คีโน่แฮปปี้ 8',
      TY: 'Happy 8 keno',
      MY: 'ဟက်ပီး 8 ကီနို',
    },
    seconds,
  ),
  ...intervalOf(seconds, 'Asia/Ho_Chi_Minh'),
  source: 'SELF',
  prices: PRICES,
})

/** Twenty of eighty, drawn by the house around the clock. */
export const keno: readonly LotteryGame[] = [game('KL8_1M', 60), game('KL8_5M', 300)]
