import { type BetType, type Picked, SelectionRefused, type Win } from '../../tickets/bet-type.ts'
import { shareOf } from '../../money/coverage.ts'
import { type Fraction, fraction } from '../../money/fraction.ts'
import { countBy } from '../../plays/listed.ts'
import { linesOf, someOf } from '../../tickets/selection.ts'
import { structure } from '../../draws/structure.ts'
import {
  comparedNumbers,
  digitStrings,
  drawDigitList,
  drawDigits,
  inEveryOrder,
  ordersOf,
  permutationsOf,
  readDigitList,
  readDigits,
  readParts,
  sortedDigits,
} from './digit-strings.ts'

/** 23 numbers of four digits in five prizes. */
export type FourDigits = {
  readonly first: string
  readonly second: string
  readonly third: string
  readonly special: readonly string[]
  readonly consolation: readonly string[]
}

const PRIZES = ['first', 'second', 'third', 'special', 'consolation'] as const
type Prize = (typeof PRIZES)[number]
const COUNT: Readonly<Record<Prize, number>> = { first: 1, second: 1, third: 1, special: 10, consolation: 10 }
const TOP_THREE: readonly Prize[] = ['first', 'second', 'third']

/** How often a number stands in a prize, as it is or in any order. */
function hitsIn(result: FourDigits, prize: Prize, matches: (number: string) => boolean): number {
  const drawn = result[prize]
  return typeof drawn === 'string' ? Number(matches(drawn)) : drawn.filter(matches).length
}

/** A number as it stands: each prize it is drawn in pays. */
function straight(code: string, prizes: readonly Prize[]): BetType<FourDigits> {
  return overPrizes(code, {
    kinds: { '': Object.fromEntries(prizes.map((prize) => [prize, fraction(COUNT[prize], 10_000)])) },
    prizes,
    read: digitStrings(4),
    tier: (_, prize) => prize,
    matcher: (pick) => (number) => number === pick,
    kind: () => '',
    stands: (pick) => [pick],
  })
}

/**
 * The orders four digits can stand in: all different, a pair, two pairs, three alike. Four alike
 * have only one.
 */
const ORDERS = [24, 12, 6, 4]

/**
 * A number in every order: what it pays goes by how many orders it has, and four digits alike are
 * refused.
 */
function inAnyOrder(code: string, prizes: readonly Prize[]): BetType<FourDigits> {
  return overPrizes(code, {
    kinds: Object.fromEntries(
      ORDERS.map((orders) => [
        String(orders),
        Object.fromEntries(prizes.map((prize) => [`${orders}-${prize}`, fraction(COUNT[prize] * orders, 10_000)])),
      ]),
    ),
    prizes,
    read(selection) {
      const list = inEveryOrder(4)(selection)
      for (const [index, number] of list.entries())
        if (permutationsOf(number) === 1) throw new SelectionRefused('LOT_E_SELECTION', String(index))
      return list
    },
    tier: (pick, prize) => `${permutationsOf(pick)}-${prize}`,
    matcher: (pick) => {
      const sorted = sortedDigits(pick)
      return (number) => sortedOnce(number) === sorted
    },
    kind: (pick) => String(permutationsOf(pick)),
    stands: ordersOf,
    name: sortedDigits,
  })
}

const sorted = new Map<string, string>()
/**
 * The digits of a drawn number in rising order, kept: the same few are asked for by every ticket of
 * a draw.
 */
function sortedOnce(number: string): string {
  const before = sorted.get(number)
  if (before !== undefined) return before
  const digits = sortedDigits(number)
  sorted.set(number, digits)
  return digits
}

interface Parts {
  kinds: Readonly<Record<string, Readonly<Record<string, Fraction>>>>
  prizes: readonly Prize[]
  read(selection: unknown): readonly string[]
  tier(pick: string, prize: Prize): string
  matcher(pick: string): (number: string) => boolean
  kind(pick: string): string
  /** The numbers drawn that a pick wins on. */
  stands(pick: string): readonly string[]
  name?(pick: string): string
}

function overPrizes(code: string, parts: Parts): BetType<FourDigits> {
  const { prizes, name = String } = parts
  const numbers = prizes.reduce((sum, prize) => sum + COUNT[prize], 0)
  return {
    code,
    units: 1,
    pricing: 'PRIZES',
    kinds: parts.kinds,
    most: numbers,
    realistic: 1,
    together: numbers,
    pick(selection) {
      const picks = parts.read(selection)
      const lines = picks.map((pick) => ({
        line: name(pick),
        matches: parts.matcher(pick),
        tiers: prizes.map((prize) => ({ prize, tier: parts.tier(pick, prize) })),
      }))
      const outcome: Picked<FourDigits>['outcome'] = ({ result }) => {
        const wins: Win[] = []
        for (const { line, matches, tiers } of lines)
          for (const { prize, tier } of tiers) {
            const hits = hitsIn(result, prize, matches)
            if (hits > 0) wins.push({ tier, hits, count: 1, line })
          }
        return { wins, pushes: 0 }
      }
      return {
        lines: linesOf(picks.length),
        selection: picks,
        keys: lines.map(({ line }) => line),
        only: (which) => someOf(picks, which),
        compared: comparedNumbers('4d', 10_000)(picks.flatMap(parts.stands)),
        kinds: countBy(picks.map(parts.kind)),
        outcome,
      }
    },
  }
}

/** The 23-number draw with the plays of one country, whose codes begin with `prefix`. */
const fourDigits = (profile: string, prefix: string, boxes: boolean) =>
  structure<FourDigits>({
    profile,
    family: 'SEA',
    betTypes: [
      straight(`${prefix}_BIG`, PRIZES),
      straight(`${prefix}_SMALL`, TOP_THREE),
      ...(boxes ? [inAnyOrder(`${prefix}_IBOX_BIG`, PRIZES), inAnyOrder(`${prefix}_IBOX_SMALL`, TOP_THREE)] : []),
    ],
    readResult(value) {
      const parts = readParts(value, PRIZES)
      return {
        first: readDigits(parts.first, 4, 'first'),
        second: readDigits(parts.second, 4, 'second'),
        third: readDigits(parts.third, 4, 'third'),
        special: readDigitList(parts.special, 10, 4, 'special'),
        consolation: readDigitList(parts.consolation, 10, 4, 'consolation'),
      }
    },
    draw: (draws) => ({
      first: drawDigits(draws, 4),
      second: drawDigits(draws, 4),
      third: drawDigits(draws, 4),
      special: drawDigitList(draws, 10, 4),
      consolation: drawDigitList(draws, 10, 4),
    }),
    coverage: (_, compared) => shareOf(compared),
  })

export const malaysia4d = fourDigits('MY_4D', 'MY4D', true)
export const singapore4d = fourDigits('SG_4D', 'SG4D', false)
