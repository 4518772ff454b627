import { colourOf, type Spot } from '../rules/index.ts'

/**
 * Where a bet lies on the felt: along it from the zero, 0 to 13 rows, and across it, 0 to 3 numbers
 * from the side of the dozens.
 */
export interface Place {
  along: number
  across: number
}

/** The place of a number's middle; zero spans the first row. */
const middle = (number: number): Place =>
  number === 0 ? { along: 0.5, across: 1.5 } : { along: Math.ceil(number / 3) + 0.5, across: ((number - 1) % 3) + 0.5 }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Where the chips of an inside bet lie: between its numbers, or at the edge of its rows. */
export function placeOf({ bet, kind, numbers }: Spot): Place {
  if (kind === 'straight') return middle(numbers[0] ?? 0)
  const others = numbers.filter((number) => number > 0).map(middle)
  const across = mean(others.map((place) => place.across))
  // With the zero, on its border; first four at the corner of the felt.
  if (numbers.includes(0)) return { along: 1, across: bet === 'f0' ? 0 : across }
  const edge = kind === 'street' || kind === 'line'
  return { along: mean(others.map((place) => place.along)), across: edge ? 0 : across }
}

/** What stands on a bet's button in figures: its numbers, `17-20`, a run by its ends. */
export function figures({ numbers, kind }: Spot): string {
  const many = kind === 'line' || kind === 'street'
  const ends = many && numbers.length > 2 && !numbers.includes(0)
  return (ends ? [numbers[0], numbers.at(-1)] : numbers).join(ends ? '–' : '-')
}

/** The colour of a number as lists show it. */
export const toneOf = ([number = 0]: readonly number[]): string => colourOf(number)
