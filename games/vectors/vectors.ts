import { readFileSync } from 'node:fs'

/** A worked case: what goes in and what must come out. */
interface Case<Input, Expected> {
  id: string
  input: Input
  expected: Expected
}

interface Seeded {
  serverSeed: string
  clientSeed: string
  nonce: number
}

/**
 * The worked cases of random numbers and of the slot, for tests. Read from the file beside this
 * one.
 */
interface Vectors {
  config: {
    slot5x3: {
      strips: string[][]
      lines_rowIndexPerReel: number[][]
      linePay_units: Record<string, number[]>
      scatterPay_xTotalBet: Record<string, number>
      freeSpins: Record<string, number>
      freeSpinMultiplier: number
      totalBetUnits: number
    }
    tumble6x5: {
      symbols: string[]
      weightsBase: number[]
      weightsFree: number[]
      pay_hundredthsOfBet_8_10_12: Record<string, number[]>
      multiplierValues: number[]
      multiplierWeights: number[]
      scatterPay_hundredths: Record<string, number>
      freeSpins: number
      retriggerScatters: number
      retriggerSpins: number
      maxFreeSpins: number
      winCap_xBet: number
    }
  }
  vectors: {
    rng_hmac_drbg: Case<
      {
        entropy: string
        nonce: string
        personalization_utf8: string
        first_generate_bytes: number
        reseed_entropy?: string | null
        second_generate_bytes: number
      },
      { first?: string; second: string }
    >[]
    rng_pf1: Case<
      Seeded & { game: string; take?: number; bounds?: number[]; n?: number; weights?: number[]; draws?: number },
      {
        commitment?: string
        bytes?: string
        values?: number[]
        bytesConsumed?: number
        order?: number[]
        indices?: number[]
      }
    >[]
    dice: Case<
      Seeded & { direction: 'UNDER' | 'OVER'; target: number; stake: number; edgeBp: number },
      { roll: number; winCount: number; multiplierX10000: number; win: boolean; returned: number }
    >[]
    limbo: Case<
      Seeded & { edgeBp: number; targetX100: number; stake: number },
      { r52: string; resultX100: number; returned: number }
    >[]
    plinko: Case<
      Seeded & { rows: number; risk: 'low' | 'medium' | 'high'; stake: number },
      { path: string; slot: number; multiplierX100: number; returned: number }
    >[]
    wheel: Case<Seeded & { stake: number }, { index: number; multiplierX100: number; returned: number }>[]
    slot_5x3: (SlotSpinCase | SlotRoundCase)[]
    slot_tumble: TumbleCase[]
    jackpot: Case<
      {
        ratePpm?: number
        seedMinor?: number
        stakes?: number[]
        mainRatePpm?: number
        reserveRatePpm?: number
        serverSeed?: string
        jackpotId?: string
        cycleNo?: number
        resetMinor?: number
        capMinor?: number
        contribution?: string
        reset?: number
        cap?: number
        oneInAtStake?: number
        stakeMinor?: number
      },
      {
        poolMicroAfterEach?: string[]
        displayedMinor?: number[]
        microMainAndReserve?: string[][]
        triggerMinor?: number
        rtpShare?: string
      }
    >[]
  }
}

export type SlotSpinCase = Case<
  { stops: number[] },
  {
    window: string[]
    lineWins: { line: number; symbol: string; count: number; units: number }[]
    lineUnits: number
    scatters: number
    scatterUnits: number
    freeSpins: number
  }
>

export type SlotRoundCase = Case<
  Seeded,
  {
    stops: number[]
    baseUnits: number
    triggered: number
    freeSpinsPlayed: number
    freeSpinUnits: number
    totalUnits: number
    freeSpins?: { stops: number[]; units: number }[]
  }
>

/** One spin: columns from the left, each from the bottom up. */
interface TumbleSpin {
  firstGrid: string[]
  drops: { wins: Record<string, number>; hundredths: number }[]
  scatters: number
  multSum: number
  hundredths: number
  finalGrid: string[]
}

export type TumbleCase = Case<
  Seeded,
  {
    base: TumbleSpin
    scatterHundredths: number
    freeSpinsPlayed: number
    totalHundredths: number
  }
>

const file: Vectors = JSON.parse(readFileSync(new URL('./games.json', import.meta.url), 'utf8'))

export const { config, vectors } = file
export const slotSpins = vectors.slot_5x3.filter((item): item is SlotSpinCase => 'stops' in item.input)
export const slotRounds = vectors.slot_5x3.filter((item): item is SlotRoundCase => 'serverSeed' in item.input)
