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

/** What is measured: sizes and the first spin only where no page is named. */
export interface Measurement {
  sizes: boolean
  firstSpin: boolean
  pages: readonly MeasuredPage[]
}

/**
 * What the command's words ask for: `--sizes` sizes alone, `/elott /rng` these pages alone, nothing
 * all of it. A page without a budget of its own gets that of all others.
 */
export function askedBy(words: readonly string[]): Measurement {
  const wrong = words.find((word) => word !== '--sizes' && !/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/.test(word))
  if (wrong !== undefined)
    throw new Problem(`${wrong} is no page: name pages by their addresses, as in npm run budgets -- /elott /rng`)
  const paths = words.filter((word) => word !== '--sizes')
  if (words.length > 0 && paths.length === 0) return { sizes: true, firstSpin: false, pages: [] }
  if (paths.length === 0) return { sizes: true, firstSpin: true, pages: MEASURED }
  const known = MEASURED.filter(({ path }) => paths.includes(path))
  const others = paths.filter((path) => !known.some((page) => page.path === path))
  return {
    sizes: words.includes('--sizes'),
    firstSpin: false,
    pages: [...others.map((path) => ({ path, ...OTHERS })), ...known],
  }
}
