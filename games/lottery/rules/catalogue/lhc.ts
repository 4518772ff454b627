import type { Price } from '../tickets/bet-type.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { byTier, flat } from './prices/odds.ts'

/**
 * Two prices stand below what others ask, to keep every return at 99 % or less: the big sum (50.557
 * % of all sets) at 1.955, and an animal of four numbers (47.172 %) at 2.09.
 */
const PRICES: Readonly<Record<string, Price>> = {
  LHC_TM: flat(48_000),
  LHC_TM_BS: flat(1965),
  LHC_TM_OE: flat(1965),
  LHC_COLOR: byTier({ RED: 2700, BLUE: 2900, GREEN: 2900 }),
  LHC_ZM: flat(7200),
  LHC_2QZ: flat(65_000),
  LHC_3QZ: flat(650_000),
  LHC_3Z2: byTier({ '2': 20_000, '3': 100_000 }),
  LHC_TC: flat(150_000),
  LHC_BZ5: flat(2100),
  LHC_BZ6: flat(2500),
  LHC_BZ7: flat(3000),
  LHC_BZ8: flat(3600),
  LHC_BZ9: flat(4400),
  LHC_BZ10: flat(5200),
  LHC_PTYX: byTier({ '4': 2090, '5': 1700 }),
  LHC_PTW: byTier({ '4': 2090, '5': 1700 }),
  LHC_SUM_BS: byTier({ BIG: 1955, SMALL: 1965 }),
}

const NAMES: LotteryGame['names'] = {
  VI: 'Mark Six',
  EN: 'Mark Six',
  CN: '六合彩',
  JA: 'マークシックス',
  TH: 'มาร์คซิกซ์',
  TY: 'Mark Six',
  MY: 'မာ့ခ်ဆစ်',
}

const COMMON = {
  family: 'LHC',
  profile: 'LHC',
  vendorCode: 'LOTT',
  product: 'LOTT',
  prizeMode: 'Lott',
  group: 'LHC',
  prices: PRICES,
} as const

const fast = (code: string, seconds: number): LotteryGame => ({
  ...COMMON,
  code,
  names: lengthNames(NAMES, seconds),
  ...intervalOf(seconds, 'Asia/Ho_Chi_Minh'),
  source: 'SELF',
})

/** Mark Six: Hong Kong's own three evenings a week, and fast draws of the house. */
export const lhc: readonly LotteryGame[] = [
  {
    ...COMMON,
    code: 'LHC_HK',
    names: {
      VI: 'Mark Six Hồng Kông',
      EN: 'Hong Kong Mark Six',
      CN: '香港六合彩',
      JA: '香港マークシックス',
      TH: 'มาร์คซิกซ์ฮ่องกง',
      TY: 'Hong Kong Mark Six',
      MY: 'ဟောင်ကောင် မာ့ခ်ဆစ်',
    },
    clock: {
      kind: 'CALENDAR',
      zone: 'Asia/Hong_Kong',
      drawAt: '21:30:00',
      lockAt: '21:25:00',
      days: { weekdays: [2, 4, 6] },
      drawNumber: 'yyyyNNN',
    },
    source: 'OFFICIAL',
    cancel: true,
  },
  fast('LHC_1M', 60),
  fast('LHC_5M', 300),
  fast('LHC_10M', 600),
]
