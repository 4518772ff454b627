import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import { dates } from '@senluna/kit/text/formatters.ts'
import { plainText } from '@senluna/text/all.ts'
import { datesOf, LANGUAGES, writtenIn } from '@senluna/text/index.ts'
import type { PageHead, PageHeads } from '../families/index.ts'

/** A region's results, or those of one of its days: listed each, in no list of all pages. */
const RESULTS = /^\/results\/(xsm[bnt])(?:\/((?:19|20)\d{2}-\d{2}-\d{2}))?$/
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
    const [, region, day] = RESULTS.exec(pathname) ?? []
    if (!region) return undefined
    const name = plainText(language, `lottery.results.region.${region as ResultRegion}`, {}, own)
    if (day === undefined) return { key: 'head.results', title: name }
    const at = Date.parse(`${day}T00:00:00Z`)
    if (Number.isNaN(at)) return undefined
    const args = { region: name, day: dates(datesOf(LANGUAGES[writtenIn(language)]), DAY_PARTS).format(new Date(at)) }
    return { key: 'head.results.day', title: plainText(language, 'lottery.results.heading', args, own), args }
  },
}
