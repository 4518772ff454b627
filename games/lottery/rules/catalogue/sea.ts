import type { Price } from '../tickets/bet-type.ts'
import type { CalendarClock, LotteryGame } from './game.ts'
import { flat, prizes } from './prices/odds.ts'

const COMMON = {
  family: 'SEA',
  vendorCode: 'TCG_SEA',
  product: 'ELOTT',
  prizeMode: 'SEA',
  group: 'SEA',
  source: 'OFFICIAL',
  cancel: true,
} as const

const daysOfWeek = (zone: string, weekdays: readonly number[], drawAt: string, lockAt: string): CalendarClock => ({
  kind: 'CALENDAR',
  zone,
  drawAt,
  lockAt,
  days: { weekdays },
  drawNumber: 'yyyyMMdd',
})

const thai = ([top3, tod3, two, runTop, runBottom]: readonly [number, number, number, number, number]) => ({
  TH_3TOP: flat(top3),
  TH_3TOD: flat(tod3),
  TH_2TOP: flat(two),
  TH_2BOT: flat(two),
  TH_RUN_TOP: flat(runTop),
  TH_RUN_BOT: flat(runBottom),
})

const THAI = thai([900_000, 130_000, 90_000, 3200, 4200])
const STOCK = thai([800_000, 120_000, 90_000, 3200, 4200])

const BIG = { first: 2500n, second: 1000n, third: 500n, special: 180n, consolation: 60n }
const SMALL = { first: 3500n, second: 2000n, third: 1000n }

/**
 * What a number in every order pays for ten staked: the straight prize over the number of orders,
 * rounded down, so that it returns the same whatever the number.
 */
function boxes(straight: Readonly<Record<string, bigint>>): Price {
  const rows = [24n, 12n, 6n, 4n].flatMap((orders) =>
    Object.entries(straight).map(([prize, paid]) => [`${orders}-${prize}`, (paid * 10n) / orders] as const),
  )
  return prizes(10, Object.fromEntries(rows))
}

/**
 * South East Asia's lotteries: two offered, the others written down and closed until what they rest
 * on is checked.
 */
export const sea: readonly LotteryGame[] = [
  {
    ...COMMON,
    code: 'TH_GOV',
    profile: 'TH',
    names: {
      VI: 'Xổ số Chính phủ Thái',
      EN: 'Thai Government Lottery',
      CN: '泰国政府彩票',
      JA: 'タイ政府宝くじ',
      TH: 'สลากกินแบ่งรัฐบาล',
      TY: 'Lotto ng Gobyerno ng Thailand',
      MY: 'ထိုင်းအစိုးရ ထီ',
    },
    clock: {
      kind: 'CALENDAR',
      zone: 'Asia/Bangkok',
      drawAt: '15:30:00',
      lockAt: '15:20:00',
      days: { monthDays: [1, 16] },
      drawNumber: 'yyyyMMdd',
    },
    prices: { ...THAI, TH_3FRONT: flat(400_000), TH_3BACK: flat(400_000) },
  },
  {
    ...COMMON,
    code: 'MY_4D',
    profile: 'MY_4D',
    names: {
      VI: '4D Malaysia',
      EN: 'Malaysia 4D',
      CN: '马来西亚万字4D',
      JA: 'マレーシア4D',
      TH: 'มาเลเซีย 4D',
      TY: 'Malaysia 4D',
      MY: 'မလေးရှား 4D',
    },
    clock: daysOfWeek('Asia/Kuala_Lumpur', [3, 6, 7], '19:00:00', '18:55:00'),
    prices: {
      MY4D_BIG: prizes(1, BIG),
      MY4D_SMALL: prizes(1, SMALL),
      MY4D_IBOX_BIG: boxes(BIG),
      MY4D_IBOX_SMALL: boxes(SMALL),
    },
  },
  {
    ...COMMON,
    code: 'LAO',
    profile: 'LAO',
    names: {
      VI: 'Xổ số Lào',
      EN: 'Lao Lottery',
      CN: '老挝彩票',
      JA: 'ラオス宝くじ',
      TH: 'หวยลาว',
      TY: 'Lotto ng Laos',
      MY: 'လာအို ထီ',
    },
    clock: daysOfWeek('Asia/Vientiane', [1, 3, 5], '20:30:00', '20:20:00'),
    prices: THAI,
    disabled: 'Draw days, number of digits and the reading of the lower two are not confirmed by the lottery company.',
  },
  {
    ...COMMON,
    code: 'HANOI_TH',
    profile: 'HANOI',
    names: {
      VI: 'Hà Nội kiểu Thái',
      EN: 'Hanoi, Thai style',
      CN: '河内泰式',
      JA: 'ハノイ・タイ式',
      TH: 'หวยฮานอย',
      TY: 'Hanoi, istilong Thai',
      MY: 'ဟနွိုင်း၊ ထိုင်းပုံစံ',
    },
    clock: daysOfWeek('Asia/Ho_Chi_Minh', [1, 2, 3, 4, 5, 6, 7], '18:15:00', '18:10:00'),
    prices: THAI,
    disabled: 'Bet as VN_N; the private "special" and "VIP" draws of this name have no official source.',
  },
  {
    ...COMMON,
    code: 'SG_4D',
    profile: 'SG_4D',
    names: {
      VI: '4D Singapore',
      EN: 'Singapore 4D',
      CN: '新加坡4D',
      JA: 'シンガポール4D',
      TH: 'สิงคโปร์ 4D',
      TY: 'Singapore 4D',
      MY: 'စင်ကာပူ 4D',
    },
    clock: daysOfWeek('Asia/Singapore', [3, 6, 7], '18:30:00', '18:25:00'),
    prices: {
      SG4D_BIG: prizes(1, { first: 2000n, second: 1000n, third: 490n, special: 250n, consolation: 60n }),
      SG4D_SMALL: prizes(1, { first: 3000n, second: 2000n, third: 800n }),
    },
    disabled: 'Draw times and a source of results are not confirmed.',
  },
  {
    ...COMMON,
    code: 'SG_TOTO',
    profile: 'SG_TOTO',
    names: {
      VI: 'TOTO Singapore',
      EN: 'Singapore TOTO',
      CN: '新加坡多多',
      JA: 'シンガポールTOTO',
      TH: 'สิงคโปร์ TOTO',
      TY: 'Singapore TOTO',
      MY: 'စင်ကာပူ TOTO',
    },
    clock: daysOfWeek('Asia/Singapore', [1, 4], '18:30:00', '18:25:00'),
    prices: {
      SG_TOTO_ORDINARY: prizes(1, {
        GROUP1: 0n,
        GROUP2: 0n,
        GROUP3: 0n,
        GROUP4: 0n,
        GROUP5: 50n,
        GROUP6: 25n,
        GROUP7: 10n,
      }),
    },
    disabled: 'The higher prizes are shares of a pool that the house does not hold.',
  },
  {
    ...COMMON,
    code: 'STOCK_SET',
    profile: 'STOCK',
    names: {
      VI: 'Chỉ số chứng khoán Thái',
      EN: 'Thai stock index',
      CN: '泰国股指',
      JA: 'タイ株価指数',
      TH: 'หวยหุ้นไทย',
      TY: 'Indeks ng stock ng Thailand',
      MY: 'ထိုင်း စတော့ အညွှန်းကိန်း',
    },
    clock: daysOfWeek('Asia/Bangkok', [1, 2, 3, 4, 5], '16:35:00', '16:20:00'),
    prices: STOCK,
    disabled: 'What counts as the closing index and its change is not confirmed with a source.',
  },
  {
    ...COMMON,
    code: 'STOCK_NIKKEI',
    profile: 'STOCK',
    names: {
      VI: 'Chỉ số Nikkei',
      EN: 'Nikkei index',
      CN: '日经指数',
      JA: '日経平均',
      TH: 'หวยหุ้นนิเคอิ',
      TY: 'Indeks ng Nikkei',
      MY: 'နိကေး အညွှန်းကိန်း',
    },
    clock: daysOfWeek('Asia/Tokyo', [1, 2, 3, 4, 5], '15:30:00', '15:20:00'),
    prices: STOCK,
    disabled: 'What counts as the closing index and its change is not confirmed with a source.',
  },
]
