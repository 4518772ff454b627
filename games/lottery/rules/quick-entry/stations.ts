import { PROVINCES, type Province } from '../catalogue/provinces.ts'
import type { QuickRegion } from './entry.ts'

const provinceOf = ({ area, province }: QuickRegion): Province | undefined =>
  PROVINCES.find(({ code, region }) => region === area && code === province)

/**
 * Every two of some stations, in the order of their day; undefined where two of them never draw on
 * the same day, or one is no station of the South or the Centre.
 */
export function pairsOf(regions: readonly QuickRegion[]): readonly QuickRegion[] | undefined {
  const stations = PROVINCES.filter((province) => regions.some((region) => provinceOf(region) === province))
  if (stations.length < 2 || stations.length < regions.length) return undefined
  const pairs = stations.flatMap((first, place) => stations.slice(place + 1).map((second) => [first, second] as const))
  return pairs.every(([first, second]) => areTogether(first, second))
    ? pairs.map(([{ region: area, code: province }, { code: second }]) => ({ area, province, second }))
    : undefined
}

const areTogether = (first: Province, second: Province): boolean =>
  first.region !== 'N' && first.region === second.region && first.weekdays.some((day) => second.weekdays.includes(day))

/** The first stations of a day's row; undefined where it has fewer. */
export function firstStations(
  count: number,
  area: QuickRegion['area'] | undefined,
  weekday: number | undefined,
): readonly QuickRegion[] | undefined {
  if (area === undefined || weekday === undefined) return undefined
  const row = PROVINCES.filter(({ region, weekdays }) => region === area && weekdays.includes(weekday))
  return row.length < count ? undefined : row.slice(0, count).map(({ code }) => ({ area, province: code }))
}
