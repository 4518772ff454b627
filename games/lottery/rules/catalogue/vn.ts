import type { CalendarClock, LotteryGame } from './game.ts'
import { intervalOf, lengthNames } from './interval.ts'
import { type Province, PROVINCES } from './provinces.ts'
import { NORTH_PRICES, SOUTH_PRICES } from './prices/vn-prices.ts'

const ZONE = 'Asia/Ho_Chi_Minh'

const COMMON = {
  family: 'VN',
  vendorCode: 'TCG_LOTTO_VN',
  product: 'VNLOTT',
  prizeMode: 'Lott',
} as const

/** When a region goes on air, and when betting closes: five minutes before. */
const HOURS = {
  N: { drawAt: '18:15:00', lockAt: '18:10:00' },
  C: { drawAt: '17:15:00', lockAt: '17:10:00' },
  S: { drawAt: '16:15:00', lockAt: '16:10:00' },
} as const

const calendar = (region: keyof typeof HOURS, weekdays: readonly number[]): CalendarClock => ({
  kind: 'CALENDAR',
  zone: ZONE,
  ...HOURS[region],
  days: { weekdays },
  drawNumber: 'yyyyMMdd',
})

const provincesIn = (region: Province['region']) => PROVINCES.filter((province) => province.region === region)

const byDay = (provinces: readonly Province[]) =>
  Object.fromEntries(provinces.flatMap(({ code, weekdays }) => weekdays.map((day) => [day, code] as const)))

const north: LotteryGame = {
  ...COMMON,
  code: 'VN_N',
  profile: 'VN_N',
  group: 'N',
  names: {
    VI: 'Miền Bắc',
    EN: 'Northern Vietnam',
    CN: '越南北部',
    JA: 'ベトナム北部',
    TH: 'เวียดนามเหนือ',
    TY: 'Hilagang Vietnam',
    MY: 'ဗီယက်နမ် မြောက်ပိုင်း',
  },
  clock: calendar('N', [1, 2, 3, 4, 5, 6, 7]),
  source: 'OFFICIAL',
  provinces: byDay(provincesIn('N')),
  prices: NORTH_PRICES,
  cancel: true,
}

const provincial = (province: Province): LotteryGame => ({
  ...COMMON,
  code: `VN_${province.region}_${province.code}`,
  profile: 'VN_S',
  group: province.region,
  names: province.names,
  clock: calendar(province.region, province.weekdays),
  source: 'OFFICIAL',
  provinces: byDay([province]),
  prices: SOUTH_PRICES,
  cancel: true,
})

/** Seconds between two fast draws. */
const LENGTHS = [45, 60, 300]

const FAST: Readonly<Record<'N' | 'S', LotteryGame['names']>> = {
  N: {
    VI: 'Hà Nội VIP',
    EN: 'Hanoi VIP',
    CN: '河内VIP',
    JA: 'ハノイVIP',
    TH: 'ฮานอย VIP',
    TY: 'Hanoi VIP',
    MY: 'ဟနွိုင်း VIP',
  },
  S: {
    VI: 'Sài Gòn nhanh',
    EN: 'Saigon Fast',
    CN: '西贡快开',
    JA: 'サイゴン・ファスト',
    TH: 'ไซ่ง่อนเร็ว',
    TY: 'Saigon Fast',
    MY: 'ဆိုင်ဂွန် အမြန်',
  },
}

const fast = (region: 'N' | 'S') =>
  LENGTHS.map((seconds): LotteryGame => ({
    ...COMMON,
    ...intervalOf(seconds, ZONE),
    code: `VN_FAST_${region}_${seconds}`,
    profile: `VN_${region}`,
    group: 'FAST',
    names: lengthNames(FAST[region], seconds),
    source: 'SELF',
    prices: region === 'N' ? NORTH_PRICES : SOUTH_PRICES,
  }))

/**
 * The Vietnamese games: the North, each province of the Centre and the South, and the fast draws of
 * the house.
 */
export const vn: readonly LotteryGame[] = [
  north,
  ...provincesIn('C').map(provincial),
  ...provincesIn('S').map(provincial),
  ...fast('N'),
  ...fast('S'),
]
