import { d3 } from '../families/d3/index.ts'
import { pricesOf, SHAPE_PRICE } from './prices/digit-prices.ts'
import type { CalendarClock, LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { FIVE_DIGIT_PRICES } from './ssc.ts'

const PRICES = pricesOf(d3, { D3_SHAPE: SHAPE_PRICE })

const EVERY_DAY = { weekdays: [1, 2, 3, 4, 5, 6, 7] }

const evening = (drawAt: string, lockAt: string): CalendarClock => ({
  kind: 'CALENDAR',
  zone: 'Asia/Shanghai',
  drawAt,
  lockAt,
  days: EVERY_DAY,
  drawNumber: 'yyyyNNN',
})

const COMMON = { family: '3D', vendorCode: 'LOTT', product: 'LOTT', prizeMode: 'Lott', group: '3D' } as const

/**
 * The Chinese evening draws, where PL3 is the first three digits of PL5, and three digits drawn by
 * the house.
 */
export const threeD: readonly LotteryGame[] = [
  {
    ...COMMON,
    code: 'FC3D',
    profile: 'D3',
    names: {
      VI: 'Phúc Lợi 3D',
      EN: 'Welfare 3D',
      CN: '福彩3D',
      JA: '福利 3D',
      TH: 'ฝูไฉ่ 3D',
      TY: 'Welfare 3D',
      MY: 'Welfare 3D',
    },
    clock: evening('21:15:00', '21:10:00'),
    source: 'OFFICIAL',
    prices: PRICES,
    cancel: true,
  },
  {
    ...COMMON,
    code: 'PL3',
    profile: 'D3',
    names: {
      VI: 'Thể Thao P3',
      EN: 'Sports P3',
      CN: '排列三',
      JA: '体育 P3',
      TH: 'ผายเลี่ย 3',
      TY: 'Sports P3',
      MY: 'Sports P3',
    },
    clock: evening('21:25:00', '21:20:00'),
    source: 'OFFICIAL',
    prices: PRICES,
    cancel: true,
  },
  {
    ...COMMON,
    code: 'PL5',
    profile: 'D5',
    names: {
      VI: 'Thể Thao P5',
      EN: 'Sports P5',
      CN: '排列五',
      JA: '体育 P5',
      TH: 'ผายเลี่ย 5',
      TY: 'Sports P5',
      MY: 'Sports P5',
    },
    clock: evening('21:25:00', '21:20:00'),
    source: 'OFFICIAL',
    prices: FIVE_DIGIT_PRICES,
    cancel: true,
  },
  {
    ...COMMON,
    code: 'D3_1M',
    profile: 'D3',
    names: lengthNames({ VI: '3D', EN: '3D', CN: '3D', JA: '3D', TH: '3D', TY: '3D', MY: '3D' }, 60),
    ...intervalOf(60, 'Asia/Ho_Chi_Minh'),
    source: 'SELF',
    prices: PRICES,
  },
]
