/** What a tier of who somebody is lets through; null is no limit of its own. */
export interface TierLimits {
  tier: number
  /** All deposits together. */
  depositTotal: bigint | null
  /** All withdrawals together. */
  withdrawTotal: bigint | null
  withdrawDay: bigint | null
  /** Withdrawals of 30 days. */
  month: bigint | null
}

/** The tiers, the lowest first. Source: docs/cashier.md, "Who somebody is". */
export const TIER_LIMITS: readonly TierLimits[] = [
  { tier: 0, depositTotal: 20_000_000n, withdrawTotal: 5_000_000n, withdrawDay: null, month: null },
  { tier: 1, depositTotal: null, withdrawTotal: null, withdrawDay: 50_000_000n, month: 500_000_000n },
  { tier: 2, depositTotal: null, withdrawTotal: null, withdrawDay: null, month: 500_000_000n },
  { tier: 3, depositTotal: null, withdrawTotal: null, withdrawDay: null, month: null },
]

const isWithin = (units: bigint, limit: bigint | null): boolean => limit === null || units <= limit

/** The lowest tier that lets so much out: all together, in a day and in 30 days. */
export const tierNeeded = (out: { ever: bigint; day: bigint; month: bigint }): number =>
  TIER_LIMITS.find(
    ({ withdrawTotal, withdrawDay, month }) =>
      isWithin(out.ever, withdrawTotal) && isWithin(out.day, withdrawDay) && isWithin(out.month, month),
  )!.tier

/** What a tier leaves to withdraw after what went out; undefined without a limit. */
export function withdrawalsLeft(tier: number, out: { ever: bigint; day: bigint; month: bigint }): bigint | undefined {
  const left = TIER_LIMITS.filter((limits) => limits.tier <= tier).map((limits) => {
    const parts = [
      [limits.withdrawTotal, out.ever],
      [limits.withdrawDay, out.day],
      [limits.month, out.month],
    ] as const
    return leastOf(parts.flatMap(([limit, used]) => (limit === null ? [] : [limit > used ? limit - used : 0n])))
  })
  return left.includes(undefined) ? undefined : left.reduce((most, units) => (units! > most! ? units : most), 0n)
}

const leastOf = (units: readonly bigint[]): bigint | undefined =>
  units.reduce<bigint | undefined>((least, next) => (least === undefined || next < least ? next : least), undefined)

/** The lowest tier that lets any deposit in. */
export const TIER_FOR_DEPOSITS = TIER_LIMITS.find(({ depositTotal }) => depositTotal === null)!.tier

/** What a tier leaves of all deposits together; undefined without such a limit. */
export function depositsLeft(tier: number, deposited: bigint): bigint | undefined {
  const total = TIER_LIMITS.find((limits) => limits.tier === tier)?.depositTotal ?? null
  if (total === null) return undefined
  return deposited < total ? total - deposited : 0n
}
