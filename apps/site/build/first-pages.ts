import type { FirstPageFiles } from '@senluna/contract/site/first-page.ts'
import { whitelabel } from '@senluna/contract/site/system.ts'
import type { LanguageCode } from '@senluna/text/index.ts'
import { runs } from '../src/shell/nav/engines.ts'
import { LOBBIES } from '../src/shell/nav/lobbies.ts'
import type { PageEntry } from '../src/shell/nav/page-entry.ts'
import type { BundleFiles } from './bundle-files.ts'
import type { FirstPage } from './first-page.ts'
import { spoken } from './spoken.ts'

type List = Readonly<Record<string, PageEntry>>

/**
 * The list of the site's pages. Node reads it itself: bundled, its entries would not name modules.
 */
export async function pageList(): Promise<List> {
  const url = new URL('../src/pages.ts', import.meta.url)
  const { PAGES }: { PAGES: List } = await import(url.href)
  return PAGES
}

/** The one address that is a pattern. */
const ANY_LOBBY = '/:category'
const MODULE = /import\(\s*["'`]\.(\/[^"'`]+)["'`]\s*\)/

/** The module that a page's code begins with: what its entry in the list of pages asks for. */
export function moduleOf({ load }: Pick<PageEntry, 'load'>): string | undefined {
  if (!load) return undefined
  const module = MODULE.exec(String(load))?.[1]
  if (!module) throw new Error(`a page's entry says not by import() what its code is: ${String(load)}`)
  return `/src${module}`
}

/**
 * Every address whose code is known from the list of pages, with what features say of it. Of a page
 * whose engine doesn't run nothing is fetched ahead: something else stands there.
 */
export function preparedPages(
  files: BundleFiles,
  said: readonly FirstPage[],
  pages: List,
): Record<string, FirstPageFiles> {
  const addresses = Object.values(pages).flatMap((page) => {
    if (page.path === undefined || page.absent || !runs(page)) return []
    const paths = page.path === ANY_LOBBY ? LOBBIES.map((type) => `/${type.toLowerCase()}`) : [page.path]
    return paths.map((path) => [path, page] as const)
  })
  const missing = said.find(({ path }) => !addresses.some(([address]) => address === path))
  if (missing) throw new Error(`no page of the list stands at ${missing.path}`)
  return Object.fromEntries(
    addresses.flatMap(([path, page]) => {
      const own = said.find((first) => first.path === path)
      const module = moduleOf(page)
      if (!own && !module) return []
      return [[path, prepared(files, module, page, own)]]
    }),
  )
}

function prepared(
  files: BundleFiles,
  module: string | undefined,
  { says }: PageEntry,
  own: FirstPage | undefined,
): FirstPageFiles {
  const code = module ? files.of(module) : []
  // What is part of the first page says nothing that comes later.
  const texts = module ? [...(says === 'soon' ? ['soon'] : ['soon', 'later']), ...(own?.texts ?? [])] : []
  return {
    files: code,
    texts: texts.length === 0 ? {} : Object.fromEntries(spoken().map((code) => [code, textsOf(files, code, texts)])),
    calls: own?.calls ? [whitelabel.path, ...own.calls] : [],
    ...(own?.view && { view: { ...own.view, styles: code.filter((file) => file.endsWith('.css')) } }),
  }
}

/** Files of texts in a language; in English those it hasn't. */
const textsOf = (files: BundleFiles, code: LanguageCode, names: readonly string[]): string[] =>
  files.of(
    ...names.map((name) => {
      const own = `/text/${code.toLowerCase()}/${name}.ts`
      return files.has(own) ? own : `/text/en/${name}.ts`
    }),
  )
