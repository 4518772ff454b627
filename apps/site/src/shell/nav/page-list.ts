import { PAGES } from '../../pages.ts'
import type { MenuName, PageEntry } from './page-entry.ts'

/** A page with its name in the list. */
export interface Page extends PageEntry {
  id: string
}

/** The entries of a list of pages. */
export const entriesOf = (pages: Readonly<Record<string, PageEntry>>): readonly Page[] =>
  Object.entries(pages).map(([id, entry]) => ({ ...entry, id }))

/** Every page, in the order of the list. */
export const PAGE_LIST: readonly Page[] = entriesOf(PAGES)

const firstPart = (path: string): string | undefined => path.split('/')[1]

/**
 * The page of an address, with or without its first slash. What lies below a page is that page; the
 * lobbies of categories have no page of their own.
 */
export function pageAt(address: string, pages = PAGE_LIST): Page | undefined {
  const path = `/${address.replace(/^\//, '').split(/[?#]/)[0]}`
  return (
    pages.find((page) => page.path === path || page.also?.includes(path)) ??
    pages.find((page) => page.path !== undefined && firstPart(page.path) === firstPart(path))
  )
}

/** Whether the page of an address exists yet. */
export const isBuilt = (address: string): boolean => pageAt(address)?.absent !== true

/** Where a page stands in a menu, the smallest first. */
export function placeIn(page: Page, menu: MenuName): number {
  const place = page.menus?.[menu]
  return typeof place === 'object' ? place.at : (place ?? Infinity)
}

/** The pages that a menu lists, in its order, each with the address that leads to it. */
export const pagesIn = (menu: MenuName, pages = PAGE_LIST): readonly (Page & { path: string })[] =>
  pages
    .flatMap((page) =>
      page.menus?.[menu] !== undefined && page.path !== undefined
        ? [{ ...page, path: page.path.replace(/\/\*$/, '') }]
        : [],
    )
    .toSorted((a, b) => placeIn(a, menu) - placeIn(b, menu))
