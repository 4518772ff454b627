/**
 * Sums over rounds of one game and mode. Money is in the smallest unit; what theory says of it in
 * millionths of one, and squares in millionths of a unit squared, so that sums are whole numbers
 * whatever the order of the rounds.
 */
export interface RtpSums {
  rounds: bigint
  staked: bigint
  won: bigint
  /** What the rounds return in theory: each stake times its mean. */
  expectedMicro: bigint
  /** The variance of that by certificate: each stake squared times its variance. */
  varianceMicro: bigint
  /** The same as it was measured: the squares of what each round paid beside its theory. */
  squaresMicro: bigint
}

/** Fewer rounds than this say nothing. */
const FEWEST_ROUNDS = 1_000
/** Beyond so many standard errors one measurement of a hundred is by chance. */
export const WARNING_LIMIT = 2.5758
/** Beyond so many one of ten thousand is: the control limit. */
export const CONTROL_LIMIT = 3.8906

export const RTP_STATES = ['FEW', 'INSIDE', 'WARNING', 'OUTSIDE'] as const
export type RtpState = (typeof RTP_STATES)[number]

/** Theory against play. Shares of the stake, as numbers: 0.96 is 96 %. */
export interface RtpControl {
  measured: number
  theory: number
  /** The standard error of what was measured. */
  error: number
  /** Whether that is the certificate's; else it is what play showed, which was larger. */
  certified: boolean
  /** How many standard errors play is above theory. */
  z: number
  /** How likely play strays as far from theory by chance alone. */
  chance: number
  /** The control limits. */
  low: number
  high: number
  state: RtpState
}

const MICRO = 1_000_000

/**
 * Whether play keeps to theory. The standard error is the certificate's, or what play itself showed
 * where that is larger: one rare win of a game of rare wins is no sign of a fault. Where the theory
 * is that of best play, play below it says nothing. Undefined where nothing was staked.
 */
export function rtpControl(sums: RtpSums, bestPlay = false): RtpControl | undefined {
  const staked = Number(sums.staked)
  if (staked === 0) return undefined
  const measured = Number(sums.won) / staked
  const theory = Number(sums.expectedMicro) / MICRO / staked
  const certified = sums.varianceMicro >= sums.squaresMicro
  const error = Math.sqrt(Number(certified ? sums.varianceMicro : sums.squaresMicro) / MICRO) / staked
  const z = error === 0 ? 0 : (measured - theory) / error
  const strays = bestPlay ? z : Math.abs(z)
  return {
    measured,
    theory,
    error,
    certified,
    z,
    chance: chanceBeyond(z),
    low: theory - CONTROL_LIMIT * error,
    high: theory + CONTROL_LIMIT * error,
    state:
      sums.rounds < BigInt(FEWEST_ROUNDS)
        ? 'FEW'
        : strays > CONTROL_LIMIT
          ? 'OUTSIDE'
          : strays > WARNING_LIMIT
            ? 'WARNING'
            : 'INSIDE',
  }
}

/**
 * A theory in millionths, never rounded up, as players see it. What a share lost as a binary
 * number doesn't count.
 */
export const meanMicroOf = (mean: number): number => Math.floor(mean * MICRO + 1e-4)

/** What one round adds to the sums of its game and mode. */
export function roundSums(
  { stake, payout }: { stake: bigint; payout: bigint },
  { mean, variance }: { mean: number; variance: number | undefined },
): RtpSums {
  const meanMicro = BigInt(meanMicroOf(mean))
  const expectedMicro = stake * meanMicro
  const beside = payout * BigInt(MICRO) - expectedMicro
  return {
    rounds: 1n,
    staked: stake,
    won: payout,
    expectedMicro,
    varianceMicro: stake * stake * BigInt(Math.round((variance ?? 0) * MICRO)),
    squaresMicro: (beside * beside) / BigInt(MICRO),
  }
}

/** The sums of both. */
export const addSums = (a: RtpSums, b: RtpSums): RtpSums => ({
  rounds: a.rounds + b.rounds,
  staked: a.staked + b.staked,
  won: a.won + b.won,
  expectedMicro: a.expectedMicro + b.expectedMicro,
  varianceMicro: a.varianceMicro + b.varianceMicro,
  squaresMicro: a.squaresMicro + b.squaresMicro,
})

/** No round. */
export const NO_SUMS: RtpSums = {
  rounds: 0n,
  staked: 0n,
  won: 0n,
  expectedMicro: 0n,
  varianceMicro: 0n,
  squaresMicro: 0n,
}

/**
 * The chance that a normal variable strays further from its mean than `z` standard deviations, on
 * either side. Source: Numerical Recipes 6.2, `erfc` by Chebyshev fitting, to 1.2e-7 of its value.
 */
export function chanceBeyond(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const fitted = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ].reduceRight((sum, factor) => sum * t + factor, 0)
  return t * Math.exp(-x * x + fitted)
}
