import type { OpenedDraw } from '@senluna/contract/lottery.ts'
import type { ResultRegion, StationResult } from '@senluna/contract/lottery/results.ts'
import { PROVINCES } from '@senluna/games/lottery/rules/catalogue/provinces.ts'
import { chosenLanguage } from '@senluna/web/client/text.ts'

/** A province whose company draws, as the pages of results have it. */
export interface Station {
  gameCode: string
  /** What its address ends with: `hcm`. */
  slug: string
  region: ResultRegion
  /** In the language of the page. */
  name: string
}

const REGIONS = { S: 'xsmn', C: 'xsmt' } as const

/** Every station with a game of its own; the North draws as one. */
export const stationsNow = (): readonly Station[] =>
  PROVINCES.flatMap(({ code, region, names }) => {
    if (region === 'N') return []
    const known: Readonly<Record<string, string | undefined>> = names
    const name = known[chosenLanguage()] ?? names.EN
    return [{ gameCode: `VN_${region}_${code}`, slug: code.toLowerCase(), region: REGIONS[region], name }]
  })

/** The slugs of a region's stations, in any language. */
export const isStation = (region: ResultRegion, slug: string): boolean =>
  PROVINCES.some(
    (province) =>
      province.region !== 'N' && REGIONS[province.region] === region && province.code.toLowerCase() === slug,
  )

const PRIZES = /^(?:db|g[1-8])$/

/** A draw of a station that is over, as a table of results shows it. */
export function resultOf(
  { gameCode, drawNumber, drawTime, version, status, source, result }: OpenedDraw,
  name: string,
) {
  return {
    gameCode,
    name,
    drawNumber,
    drawAt: drawTime,
    status,
    version,
    source,
    ...(status === 'OPENED' && result ? { result: prizesOf(result) } : {}),
  } satisfies StationResult
}

const prizesOf = (result: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(result).flatMap(([prize, numbers]: [string, unknown]) =>
      PRIZES.test(prize) && Array.isArray(numbers) ? [[prize, numbers.map(String)]] : [],
    ),
  )

/** The day of a draw by its number, which begins with it: `20261120` is `2026-11-20`. */
export const dayOfDraw = (drawNumber: string): string => drawNumber.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')
