import { Problem } from '../setup/problem.ts'

/** A page that Lighthouse measures, and what it may take. */
export interface MeasuredPage {
  path: string
  /** With a catalogue of 10,000 games; else with what runs. */
  long?: true
  lcpMs: number
  tbtMs: number
}

/** Source of every budget: docs/design.md, "Budgets and goals". */
const OTHERS = { lcpMs: 2_500, tbtMs: 250 }

/** Those with the long catalogue last: it stays. */
export const MEASURED: readonly MeasuredPage[] = [
  { path: '/', lcpMs: 2_200, tbtMs: 200 },
  { path: '/vnlottery', ...OTHERS },
  { path: '/elott', ...OTHERS },
  { path: '/promotions', ...OTHERS },
  { path: '/rng', long: true, ...OTHERS },
]

/** What is measured; a word that names one thing leaves out what isn't named. */
export interface Measurement {
  sizes: boolean
  firstSpin: boolean
  pages: readonly MeasuredPage[]
}

/** Words that name no page. */
const PARTS = ['--sizes', '--first-spin']

/**
 * What the command's words ask for: `--sizes` sizes alone, `--first-spin` the way to it alone,
 * `/elott /rng` these pages alone, nothing all of it. A page without a budget of its own gets that
 * of all others.
 */
export function askedBy(words: readonly string[]): Measurement {
  const wrong = words.find((word) => !PARTS.includes(word) && !/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(word))
  if (wrong !== undefined)
    throw new Problem(`${wrong} is no page: name pages by their addresses, as in npm run budgets -- /elott /rng`)
  if (words.length === 0) return { sizes: true, firstSpin: true, pages: MEASURED }
  const paths = words.filter((word) => !PARTS.includes(word))
  const known = MEASURED.filter(({ path }) => paths.includes(path))
  const others = paths.filter((path) => !known.some((page) => page.path === path))
  return {
    sizes: words.includes('--sizes'),
    firstSpin: words.includes('--first-spin'),
    pages: [...others.map((path) => ({ path, ...OTHERS })), ...known],
  }
}
