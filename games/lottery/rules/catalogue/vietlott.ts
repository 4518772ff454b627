import type { Price } from '../tickets/bet-type.ts'
import type { LotteryGame } from './game.ts'
import { intervalOf } from './interval.ts'
import { prizes } from './prices/odds.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const DISABLED = 'Sold by Vietlott alone; kept as rules for an operator who is licensed to resell it.'

const COMMON = {
  family: 'VLOTT',
  vendorCode: 'ELOTT',
  product: 'ELOTT',
  prizeMode: 'Elott',
  group: 'VLOTT',
  source: 'OFFICIAL',
  disabled: DISABLED,
} as const

/** What one line of 10,000 pays; jackpots start here and are set with each draw. */
const MEGA = prizes(10_000, { JACKPOT: 12_000_000_000n, T1: 10_000_000n, T2: 300_000n, T3: 30_000n })

const POWER = prizes(10_000, {
  JACKPOT1: 30_000_000_000n,
  JACKPOT2: 3_000_000_000n,
  T1: 40_000_000n,
  T2: 500_000n,
  T3: 50_000n,
})

/** Keno's prizes by how many are chosen, then by how many match; in thousands. */
const PICKS: Readonly<Record<number, Readonly<Record<number, bigint>>>> = {
  1: { 1: 20n },
  2: { 2: 90n },
  3: { 3: 200n, 2: 20n },
  4: { 4: 400n, 3: 50n, 2: 10n },
  5: { 5: 4400n, 4: 150n, 3: 10n },
  6: { 6: 12_500n, 5: 450n, 4: 40n, 3: 10n },
  7: { 7: 40_000n, 6: 1200n, 5: 100n, 4: 20n, 3: 10n },
  8: { 8: 200_000n, 7: 5000n, 6: 500n, 5: 50n, 4: 10n, 0: 10n },
  9: { 9: 800_000n, 8: 12_000n, 7: 1500n, 6: 150n, 5: 30n, 4: 10n, 0: 10n },
  10: { 10: 2_000_000n, 9: 150_000n, 8: 8000n, 7: 710n, 6: 80n, 5: 20n, 0: 10n },
}

const KENO: Readonly<Record<string, Price>> = {
  VL_KENO_PICK: prizes(
    10_000,
    Object.fromEntries(
      Object.entries(PICKS).flatMap(([chosen, rows]) =>
        Object.entries(rows).map(([matched, thousands]) => [`${chosen}-${matched}`, thousands * 1000n] as const),
      ),
    ),
  ),
  VL_KENO_BS: prizes(10_000, { '13': 26_000n, '11': 10_000n, DRAW: 26_000n }),
  VL_KENO_OE: prizes(10_000, { '15': 200_000n, '13': 40_000n, '11': 20_000n, DRAW: 20_000n }),
}

const evenings = (weekdays: readonly number[]) =>
  ({
    kind: 'CALENDAR',
    zone: ZONE,
    drawAt: '18:00:00',
    lockAt: '17:55:00',
    days: { weekdays },
    drawNumber: 'yyyyMMdd',
  }) as const

const same = (name: string): LotteryGame['names'] => ({
  VI: name,
  EN: name,
  CN: name,
  JA: name,
  TH: name,
  TY: name,
  MY: name,
})

export const vietlott: readonly LotteryGame[] = [
  {
    ...COMMON,
    code: 'VL_MEGA645',
    profile: 'VL_MEGA645',
    names: same('Vietlott Mega 6/45'),
    clock: evenings([3, 5, 7]),
    prices: { VL_MEGA645_BASIC: MEGA },
    cancel: true,
  },
  {
    ...COMMON,
    code: 'VL_POWER655',
    profile: 'VL_POWER655',
    names: same('Vietlott Power 6/55'),
    clock: evenings([2, 4, 6]),
    prices: { VL_POWER655_BASIC: POWER },
    cancel: true,
  },
  {
    ...COMMON,
    code: 'VL_KENO',
    profile: 'VL_KENO',
    names: same('Vietlott Keno'),
    ...intervalOf(480, ZONE),
    prices: KENO,
  },
]
