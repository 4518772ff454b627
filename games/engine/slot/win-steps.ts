/** The steps of a big win: 1 big, 2 mega, 3 super. */
export type BigStep = 1 | 2 | 3

/** From how many times the stake on a spin's win is of a step, and how long its counter takes. */
const STEPS: readonly { step: BigStep; times: bigint; countMs: number }[] = [
  { step: 1, times: 15n, countMs: 2_600 },
  { step: 2, times: 30n, countMs: 4_400 },
  { step: 3, times: 60n, countMs: 6_400 },
]

/** 0 for a win that is just a win. */
export const winStepOf = (won: bigint, stake: bigint): 0 | BigStep =>
  STEPS.findLast(({ times }) => won >= stake * times)?.step ?? 0

/** How long the counter takes to a win. */
export function countMsOf(won: bigint, stake: bigint): number {
  const step = winStepOf(won, stake)
  return step === 0 ? Math.min(1_400, 450 + Number(won / stake) * 80) : STEPS[step - 1]!.countMs
}

/**
 * When the counter reaches the steps of a win. The first begins at once; it slows down as `Rolling`
 * does.
 */
export function climbOf(won: bigint, stake: bigint, countMs: number): { step: BigStep; atMs: number }[] {
  return STEPS.filter(({ times }) => won >= stake * times).map(({ step, times }) => {
    const share = Number((stake * times * 10_000n) / won) / 10_000
    return { step, atMs: step === 1 ? 0 : countMs * (1 - Math.sqrt(1 - share)) }
  })
}

/** Where the fewest symbols won: -1 the upper row, 0 what lies between, 1 the lower row. */
export function quietRow(
  wins: readonly { positions: readonly { reel: number; row: number }[] }[],
  rows: number,
): -1 | 0 | 1 {
  const lit = new Set(wins.flatMap(({ positions }) => positions.map(({ reel, row }) => reel * rows + row)))
  const count = (row: number) => [...lit].filter((place) => place % rows === row).length
  const [upper, lower] = [count(0), count(rows - 1)]
  const middle = (lit.size - upper - lower) / Math.max(1, rows - 2)
  if (middle <= Math.min(upper, lower)) return 0
  return upper <= lower ? -1 : 1
}
