import { RESULT_REGIONS, type ResultRegion } from '@senluna/contract/lottery/results.ts'
import { isStation } from './stations.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'

/** What stands below `/results`. */
export type ResultsPlace =
  | { page: 'day'; region: ResultRegion; day: string | undefined }
  | { page: 'station'; region: ResultRegion; slug: string; day: string | undefined }
  | { page: 'stats'; game: string }
  | { page: 'reminders' }

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** The game whose statistics stand first. */
export const FIRST_GAME = 'VN_N'

/** The place an address names below `/results`; undefined where it names none. */
export function placeAt(path: string): ResultsPlace | undefined {
  const [first = '', second, third, ...more] = path.split('/').filter((part) => part !== '')
  const region = RESULT_REGIONS.find((known) => known === first)
  if (more.length > 0) return undefined
  if (region && second !== undefined && isStation(region, second))
    return third === undefined || isDay(third) ? { page: 'station', region, slug: second, day: third } : undefined
  if (third !== undefined) return undefined
  if (first === 'stats') return { page: 'stats', game: second ?? FIRST_GAME }
  if (first === 'reminders') return second === undefined ? { page: 'reminders' } : undefined
  if (!region || (second !== undefined && !isDay(second))) return undefined
  return { page: 'day', region, day: second }
}

const isDay = (text: string): boolean =>
  DAY.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** The address of a region's results, on a day where one is named. */
export const pathOfDay = (region: ResultRegion, day?: string): string =>
  [pathTo('results'), region, ...(day === undefined ? [] : [day])].join('/')

/** The address of a station's results, on a day where one is named. */
export const pathOfStation = (region: ResultRegion, slug: string, day?: string): string =>
  [pathTo('results'), region, slug, ...(day === undefined ? [] : [day])].join('/')

/** The address of a lottery's statistics. */
export const pathOfStats = (game: string): string => `${pathTo('results')}/stats/${game}`

/** The address of the reminders. */
export const pathOfReminders = (): string => `${pathTo('results')}/reminders`

/** The region that a game's results stand in. */
export const regionOf = (game: string): ResultRegion =>
  game.startsWith('VN_S') ? 'xsmn' : game.startsWith('VN_C') ? 'xsmt' : 'xsmb'
