import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { dates } from '@senluna/kit/text/formatters.ts'
import { datesOf, LANGUAGES, writtenIn, type TextKey } from '@senluna/text/index.ts'
import { plainText } from '@senluna/text/all.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escaped } from '../platform/http/escaped.ts'

/** The pages that search engines may list, and what is said of each. */
const LISTED: Readonly<Record<string, TextKey>> = {
  '/': 'head.home',
  '/rng': 'head.slots',
  '/vnlottery': 'head.vnlottery',
  '/elott': 'head.lottery',
  '/promotions': 'head.promotions',
  '/fairness': 'head.fairness',
  '/help': 'head.help',
  '/results/xsmb': 'head.results',
  '/results/xsmn': 'head.results',
  '/results/xsmt': 'head.results',
  '/results/stats': 'head.results.stats',
}

/** Results of a region on a day: listed each, in no list of all pages. */
const RESULTS = /^\/results\/(xsmb|xsmn|xsmt)\/((?:19|20)\d{2}-\d{2}-\d{2})$/

/** Results of a station, of its last draw or on a day: as listed as those of its region. */
const STATION = /^\/results\/(xsm[nt])\/([a-z]{2,3})(?:\/((?:19|20)\d{2}-\d{2}-\d{2}))?$/

interface Said {
  key: TextKey
  /** What the page is called before the brand's name, where it has a name of its own. */
  title?: string
  args?: Readonly<Record<string, string>>
}

/** What is said of a page in a language; undefined of one that isn't listed. */
function saidOf(pathname: string, language: string, own: Brand['words']): Said | undefined {
  const [, stationRegion, slug = '', drawn] = STATION.exec(pathname) ?? []
  if (stationRegion) return saidOfStation(stationRegion === 'xsmn' ? 'S' : 'C', slug, drawn, language, own)
  const [, region, day] = RESULTS.exec(pathname) ?? /^\/results\/(xsm[bnt])$/.exec(pathname) ?? []
  const key = Object.hasOwn(LISTED, pathname) ? LISTED[pathname] : undefined
  if (!region) return key && { key }
  const name = plainText(language, `lottery.results.region.${region as ResultRegion}`, {}, own)
  if (day === undefined) return key && { key, title: name }
  return saidOfDay(name, day, language, own)
}

function saidOfStation(
  region: 'S' | 'C',
  slug: string,
  day: string | undefined,
  language: string,
  own: Brand['words'],
): Said | undefined {
  const names: Readonly<Record<string, string>> | undefined = GAMES.get(`VN_${region}_${slug.toUpperCase()}`)?.names
  if (!names) return undefined
  const province = names[writtenIn(language)] ?? names['EN'] ?? ''
  const name = plainText(language, 'lottery.results.station', { name: province }, own)
  return day === undefined ? { key: 'head.results', title: name } : saidOfDay(name, day, language, own)
}

/** Of results on a day: whose they are, by name. Undefined of a day that is none. */
function saidOfDay(name: string, day: string, language: string, own: Brand['words']): Said | undefined {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return undefined
  const args = { region: name, day: dates(datesOf(LANGUAGES[writtenIn(language)]), DAY_PARTS).format(new Date(at)) }
  return { key: 'head.results.day', title: plainText(language, 'lottery.results.heading', args, own), args }
}

const DAY_PARTS = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const

/** What the head of a page needs of a brand's settings. */
export interface Languages {
  offeredLanguages(brand: Brand): string[]
  languageOf(brand: Brand, asked: string | undefined): string
}

/**
 * The head of a page for whoever doesn't run its code: title, description, its one address, and the
 * same page in other languages (`?lang=`). A page that isn't listed says so.
 */
export function pageHead(languages: Languages, request: FastifyRequest): string {
  const { brand } = request
  const { pathname, searchParams } = new URL(request.url, 'http://page')
  const asked = searchParams.get('lang')?.toUpperCase()
  const language = languages.languageOf(brand, asked)
  const said = saidOf(pathname, language, brand.words)
  const title = `<title>${escaped(said?.title ? `${said.title} · ${brand.brandName}` : brand.brandName)}</title>`
  if (!said) return `${title}<meta name="robots" content="noindex">`
  const page = siteOf(request) + pathname
  const own = asked === language ? `${page}?lang=${language}` : page
  const alternates = languages
    .offeredLanguages(brand)
    .map((code) => alternate(LANGUAGES[writtenIn(code)].tag, `${page}?lang=${code}`))
  const description = plainText(language, said.key, { brand: brand.brandName, ...said.args }, brand.words)
  return [
    title,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(own)}">`,
    alternate('x-default', page),
    ...alternates,
  ].join('')
}

const alternate = (tag: string, address: string) =>
  `<link rel="alternate" hreflang="${tag}" href="${escaped(address)}">`

const siteOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/**
 * Serves `/robots.txt` and `/sitemap.xml`, which names the listed pages. `isSite` says whether a
 * host is the site's: game frame and desk are nobody's to list.
 */
export function serveSearch(app: FastifyInstance, isSite: (request: FastifyRequest) => boolean): void {
  app.get('/robots.txt', (request, reply) => {
    const rule = isSite(request) ? `Allow: /\nSitemap: ${siteOf(request)}/sitemap.xml` : 'Disallow: /'
    return reply.type('text/plain; charset=utf-8').send(`User-agent: *\n${rule}\n`)
  })
  app.get('/sitemap.xml', (request, reply) => {
    const pages = Object.keys(LISTED).map((path) => `<url><loc>${escaped(siteOf(request) + path)}</loc></url>`)
    const urls = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>`
    return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>${urls}`)
  })
}
