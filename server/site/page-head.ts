import type { Brand } from '@senluna/kit/brand.ts'
import { LANGUAGES, writtenIn, type TextKey } from '@senluna/text/index.ts'
import { plainText } from '@senluna/text/all.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FAMILIES } from '../families.ts'
import type { PageHead } from '../modules/families/index.ts'
import { escaped } from '../platform/http/escaped.ts'

const HEADS = FAMILIES.flatMap(({ heads }) => heads ?? [])

/** The pages that search engines may list, and what is said of each. */
const LISTED: Readonly<Record<string, TextKey>> = {
  '/': 'head.home',
  '/rng': 'head.slots',
  ...Object.fromEntries(HEADS.flatMap(({ listed }) => Object.entries(listed))),
  '/promotions': 'head.promotions',
  '/fairness': 'head.fairness',
  '/help': 'head.help',
}

/** What is said of a page in a language; undefined of one that isn't listed. */
function headOf(pathname: string, language: string, own: Brand['words']): PageHead | undefined {
  for (const family of HEADS) {
    const head = family.headOf?.(pathname, language, own)
    if (head) return head
  }
  const key = Object.hasOwn(LISTED, pathname) ? LISTED[pathname] : undefined
  return key && { key }
}

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
  const said = headOf(pathname, language, brand.words)
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
