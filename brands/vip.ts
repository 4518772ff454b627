import type { VipLevel } from '@senluna/kit/brand.ts'

const M = 1_000_000n
const B = 1_000n * M

/** Shares of RNG, LIVE, SPORTS and LOTT, in hundredths of a percent. */
const rebate = (RNG: number, LIVE: number, SPORTS: number, LOTT: number): VipLevel['rebatePpm'] => ({
  RNG: RNG * 100,
  LIVE: LIVE * 100,
  SPORTS: SPORTS * 100,
  LOTT: LOTT * 100,
})

type Figures = [
  validBet: bigint | null,
  deposit: bigint | null,
  keep: bigint,
  upgrade: bigint,
  weekly: bigint,
  monthly: bigint,
  birthday: bigint,
  rebatePpm: VipLevel['rebatePpm'],
  withdrawPerDay: bigint,
  pointsPercent: number,
]

const FIGURES: readonly Figures[] = [
  [0n, 0n, 0n, 0n, 0n, 0n, 0n, rebate(30, 20, 20, 0), 200n * M, 100],
  [10n * M, M, M, 18_000n, 0n, 0n, 18_000n, rebate(40, 25, 25, 0), 300n * M, 100],
  [100n * M, 5n * M, 5n * M, 58_000n, 8_000n, 0n, 58_000n, rebate(50, 30, 30, 0), 500n * M, 110],
  [500n * M, 20n * M, 20n * M, 128_000n, 18_000n, 38_000n, 128_000n, rebate(60, 40, 40, 10), 800n * M, 120],
  [2n * B, 80n * M, 60n * M, 388_000n, 38_000n, 88_000n, 288_000n, rebate(70, 50, 50, 10), B, 130],
  [6n * B, 200n * M, 150n * M, 888_000n, 88_000n, 188_000n, 588_000n, rebate(80, 60, 60, 20), 2n * B, 140],
  [20n * B, 600n * M, 400n * M, 2_888_000n, 188_000n, 388_000n, 888_000n, rebate(90, 65, 65, 20), 3n * B, 150],
  [60n * B, 1_500n * M, B, 8_888_000n, 388_000n, 888_000n, 1_888_000n, rebate(100, 70, 70, 30), 5n * B, 160],
  [150n * B, 4n * B, 2n * B, 18_888_000n, 588_000n, 1_888_000n, 3_888_000n, rebate(110, 75, 75, 30), 8n * B, 170],
  [400n * B, 10n * B, 5n * B, 58_888_000n, 888_000n, 3_888_000n, 8_888_000n, rebate(120, 80, 80, 40), 10n * B, 180],
  [null, null, 10n * B, 128_888_000n, 1_888_000n, 8_888_000n, 18_888_000n, rebate(130, 80, 80, 50), 20n * B, 200],
]

/**
 * The usual ladder, levels 0 to 10, for a currency whose smallest unit is one đồng. Source:
 * docs/content.md.
 */
export const usualVip: readonly VipLevel[] = FIGURES.map(
  ([validBet, deposit, keep, upgrade, weekly, monthly, birthday, rebatePpm, withdrawPerDay, pointsPercent]) => ({
    validBet,
    deposit,
    keep,
    upgrade,
    weekly,
    monthly,
    birthday,
    rebatePpm,
    withdrawPerDay,
    pointsPercent,
  }),
)
