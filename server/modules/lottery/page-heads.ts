import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { dates } from '@senluna/kit/text/formatters.ts'
import { plainText } from '@senluna/text/all.ts'
import { datesOf, LANGUAGES, writtenIn } from '@senluna/text/index.ts'
import type { PageHead, PageHeads } from '../families/index.ts'

/** A region's results, or those of one of its days: listed each, in no list of all pages. */
const RESULTS = /^\/results\/(xsm[bnt])(?:\/((?:19|20)\d{2}-\d{2}-\d{2}))?$/
/** Results of a station, of its last draw or on a day: as listed as those of its region. */
const STATION = /^\/results\/(xsm[nt])\/([a-z]{2,3})(?:\/((?:19|20)\d{2}-\d{2}-\d{2}))?$/
const DAY_PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const

/** The lottery's pages for search engines. */
export const pageHeads: PageHeads = {
  listed: {
    '/vnlottery': 'head.vnlottery',
    '/elott': 'head.lottery',
    '/results/xsmb': 'head.results',
    '/results/xsmn': 'head.results',
    '/results/xsmt': 'head.results',
    '/results/stats': 'head.results.stats',
  },
  headOf(pathname, language, own): PageHead | undefined {
    const [, stationRegion, slug = '', drawn] = STATION.exec(pathname) ?? []
    if (stationRegion) return headOfStation(stationRegion === 'xsmn' ? 'S' : 'C', slug, drawn, language, own)
    const [, region, day] = RESULTS.exec(pathname) ?? []
    if (!region) return undefined
    const name = plainText(language, `lottery.results.region.${region as ResultRegion}`, {}, own)
    return day === undefined ? { key: 'head.results', title: name } : headOfDay(name, day, language, own)
  },
}

function headOfStation(
  region: 'S' | 'C',
  slug: string,
  day: string | undefined,
  language: string,
  own: Brand['words'],
): PageHead | undefined {
  const names: Readonly<Record<string, string>> | undefined = GAMES.get(`VN_${region}_${slug.toUpperCase()}`)?.names
  if (!names) return undefined
  const province = names[writtenIn(language)] ?? names['EN'] ?? ''
  const name = plainText(language, 'lottery.results.station', { name: province }, own)
  return day === undefined ? { key: 'head.results', title: name } : headOfDay(name, day, language, own)
}

/** Of results on a day: whose they are, by name. Undefined of a day that is none. */
function headOfDay(name: string, day: string, language: string, own: Brand['words']): PageHead | undefined {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return undefined
  const args = { region: name, day: dates(datesOf(LANGUAGES[writtenIn(language)]), DAY_PARTS).format(new Date(at)) }
  return { key: 'head.results.day', title: plainText(language, 'lottery.results.heading', args, own), args }
}
