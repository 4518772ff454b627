import { amount, type Amount } from '../money.ts'
import { CHOICE_LENGTH, type Certificate, type Choosing, type Draws, type HouseGame } from './game.ts'
import { certifyInstant, returnOf, timesStake, type InstantBeat } from './instant.ts'

/** What one unit of a bet is, in the smallest unit at scale 0: every stake is whole units. */
export const UNIT: Amount = amount(1_000n)

/** The chips of a table, in units. */
export const CHIPS = [1, 5, 10, 50, 100, 500] as const

/** The most bets of one round; their choice stays within `CHOICE_LENGTH`. */
const MOST_BETS = 26

/** One bet of a round: what it is on, and how many units. */
export interface PlacedBet {
  /** Its name at the table: `red`, `n17`. */
  bet: string
  units: number
}

/**
 * What tells one table from another. An outcome is all that decides what bets come to: a number, a
 * winner with pairs.
 */
export interface TableRules<Outcome> {
  code: string
  streamCode: string
  configuration: unknown
  /** Every bet by its name (lower-case letters and digits, 5 at most), and the most units on it. */
  bets: ReadonlyMap<string, number>
  /** The bet whose return stands for the table's; by default the one that returns least. */
  main?: string
  /** The most units on all bets of a round. */
  most: number
  /** The largest of `timesX10000`, as a multiple. */
  capMultiple: number
  /** A choice for an example. */
  first: string
  /** What is drawn for a round, as bytes; the same whatever was bet. */
  drawn(draws: Draws): readonly number[]
  /** Throws RangeError for draws that are not a whole round. */
  outcomeOf(drawn: readonly number[]): Outcome
  /** Every outcome, and in how many of the equally likely ways it comes about. */
  outcomes(): readonly { ways: bigint; outcome: Outcome }[]
  /** What a bet brings at an outcome, stake included, in ten-thousandths; 10,000 for a tie. */
  timesX10000(bet: string, outcome: Outcome): number
  /** What came, in figures that need no language. */
  said(drawn: readonly number[]): string
}

/**
 * A game of one step with several bets in its round: its choice is the bets (`n17.5-red.10`), its
 * stake their sum. It is one wager, and its payout what all of them bring.
 */
export interface TableGame<Outcome = unknown> extends HouseGame<InstantBeat>, TableRules<Outcome> {
  choosing: Choosing
  pace: 'other'
  /** What a choice costs, at scale 0. Throws RangeError for no choice of the table. */
  stakeOf(choice: string): Amount
}

/** Whether rounds of a game take several bets. */
export const isTableGame = (game: HouseGame): game is TableGame => 'timesX10000' in game

/** Bets as a choice, in the order of their names: `n17.5-red.10`. */
export const writtenBets = (bets: readonly PlacedBet[]): string =>
  bets
    .toSorted((a, b) => (a.bet < b.bet ? -1 : 1))
    .map(({ bet, units }) => `${bet}.${units}`)
    .join('-')

/** The bets in a text of that form, whatever they are on; none for any other text. */
export const betsIn = (choice: string): readonly PlacedBet[] =>
  choice.split('-').flatMap((part) => {
    const [, bet, units] = /^([a-z]+\d*)\.([1-9]\d{0,5})$/.exec(part) ?? []
    return bet === undefined ? [] : [{ bet, units: Number(units) }]
  })

/** The units on all bets of a text. */
export const unitsIn = (choice: string): number => betsIn(choice).reduce((sum, { units }) => sum + units, 0)

/** The bets of a choice that a table takes, each once and within its limits. */
function taken({ bets, most }: Pick<TableRules<unknown>, 'bets' | 'most'>, choice: string) {
  const placed = betsIn(choice)
  if (placed.length === 0 || placed.length > MOST_BETS || placed.length !== choice.split('-').length) return undefined
  if (new Set(placed.map(({ bet }) => bet)).size !== placed.length) return undefined
  if (unitsIn(choice) > most || !placed.every(({ bet, units }) => units <= (bets.get(bet) ?? 0))) return undefined
  return placed
}

/** The game of the rules: it reads, plays and shows whole rounds. */
export function tableGame<Outcome>(rules: TableRules<Outcome>): TableGame<Outcome> {
  const given = (choice: string): readonly PlacedBet[] => {
    const placed = taken(rules, choice)
    if (!placed) throw new RangeError(`no bets of ${rules.code}: ${choice}`)
    return placed
  }
  const beatOf = (drawn: readonly number[], stake: Amount, choice: string): InstantBeat => {
    const outcome = rules.outcomeOf(drawn)
    const placed = given(choice)
    const units = BigInt(unitsIn(choice))
    // A stake is whole units of some currency, so that each bet's part of it is exact.
    if (stake <= 0n || stake % units !== 0n) throw new RangeError(`${choice} is not staked with ${stake}`)
    const unit = stake / units
    const won = placed.reduce(
      (sum, { bet, units: on }) => sum + timesStake(amount(unit * BigInt(on)), rules.timesX10000(bet, outcome)),
      0n,
    )
    return {
      type: 'instant',
      outcome: rules.said(drawn),
      timesX10000: Number((won * 10_000n) / stake),
      won: amount(won),
    }
  }
  return {
    ...rules,
    stakes: CHIPS.map((units) => amount(UNIT * BigInt(units))),
    pace: 'other',
    choosing: {
      first: rules.first,
      read: (text) => {
        const placed = text.length <= CHOICE_LENGTH ? taken(rules, text) : undefined
        return placed && writtenBets(placed)
      },
    },
    stakeOf: (choice) => amount(given(choice).reduce((sum, { units }) => sum + UNIT * BigInt(units), 0n)),
    play(draws, stake, choice) {
      const drawn = rules.drawn(draws)
      return { draws: drawn, steps: 1, payout: beatOf(drawn, stake, choice).won }
    },
    beats: (drawn, stake, choice) => [beatOf(drawn, stake, choice)],
  }
}

/** Its certificate, over every outcome of every bet. */
export function certifyTable<Outcome>(rules: TableRules<Outcome>, configurationHash: string): Certificate {
  const outcomes = rules.outcomes()
  return certifyInstant(
    {
      code: rules.code,
      ...(rules.main !== undefined && { main: rules.main }),
      choices: () => rules.bets.keys(),
      sharesOf: (bet) => outcomes.map(({ ways, outcome }) => ({ ways, timesX10000: rules.timesX10000(bet, outcome) })),
    },
    configurationHash,
  )
}

/** What each bet of a table returns, as a share of its stake, in the order of the table. */
export function betReturns<Outcome>(rules: Pick<TableRules<Outcome>, 'bets' | 'outcomes' | 'timesX10000'>) {
  const outcomes = rules.outcomes()
  return [...rules.bets.keys()].map((bet) => {
    const { returned, ways } = returnOf(
      outcomes.map(({ ways, outcome }) => ({ ways, timesX10000: rules.timesX10000(bet, outcome) })),
    )
    return { bet, share: Number(returned) / Number(ways * 10_000n) }
  })
}

/** Mean and variance of what a choice returns, as multiples of its stake. */
export function tableReturns<Outcome>(rules: TableRules<Outcome>, choice: string): { mean: number; variance: number } {
  const placed = betsIn(choice)
  const staked = unitsIn(choice) * 10_000
  const outcomes = rules.outcomes().map(({ ways, outcome }) => ({
    ways: Number(ways),
    times: placed.reduce((sum, { bet, units }) => sum + units * rules.timesX10000(bet, outcome), 0) / staked,
  }))
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0)
  const mean = outcomes.reduce((sum, { ways, times }) => sum + (ways / all) * times, 0)
  const squares = outcomes.reduce((sum, { ways, times }) => sum + (ways / all) * times ** 2, 0)
  return { mean, variance: squares - mean ** 2 }
}
