import type { Price } from '../tickets/bet-type.ts'
import { x115 as draw } from '../families/x115/index.ts'
import { pricesOf } from './prices/digit-prices.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { flat } from './prices/odds.ts'

/** With the stake back on 11 the ball pays 1.97; 1.98 would return more than 99 %. */
const PRICES: Readonly<Record<string, Price>> = pricesOf(draw, { X115_POS_BS: flat(1970), X115_SUM_BS: flat(1950) })

const game = (code: string, seconds: number): LotteryGame => ({
  code,
  family: '11X5',
  profile: 'X115',
  vendorCode: 'LOTT',
  product: 'LOTT',
  prizeMode: 'Lott',
  group: '11X5',
  names: lengthNames(
    {
      VI: '11 chọn 5',
      EN: '11 choose 5',
      CN: '11选5',
      JA: '11選5',
      TH: '11 เลือก 5',
      TY: '11 pili 5',
      MY: '11 လုံးမှ 5 လုံး',
    },
    seconds,
  ),
  ...intervalOf(seconds, 'Asia/Ho_Chi_Minh'),
  source: 'SELF',
  prices: PRICES,
})

/** Five numbers of eleven, drawn by the house around the clock. */
export const x115: readonly LotteryGame[] = [game('X115_1M', 60), game('X115_3M', 180), game('X115_5M', 300)]
