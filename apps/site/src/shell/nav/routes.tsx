import type { TextKey } from '@senluna/text/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { lazy, type ComponentType } from 'react'
import { page, SOON } from '../frame/page-chunk.ts'
import { runs } from './engines.ts'
import { PAGE_LIST, type Page } from './page-list.ts'
import { usePage } from './use-page.ts'

/** An address and what stands there. */
export interface SiteRoute {
  id: string
  path: string
  /** Without the frame of the others. */
  alone: boolean
  /** Absent: the address leads to the member center, to this tab. */
  Page?: ComponentType
  tab: string
}

/**
 * The addresses of pages. Pages with the same code are the same component, so that going from one
 * to the other keeps what it shows.
 */
export function routesOf(pages: readonly Page[]): readonly SiteRoute[] {
  const made = new Map<unknown, ComponentType>()
  return pages.flatMap((entry): SiteRoute[] => {
    const { id, path, load, center } = entry
    if (path === undefined || entry.absent || id === 'home') return []
    const route = { id, path, alone: entry.layout === 'alone', tab: center?.tab ?? '' }
    if (!load) return [route]
    const code = runs(entry) ? load : soon(entry)
    const Page = made.get(load) ?? lazy(page(codeOf(code, entry.title), entry.says === 'soon' ? SOON : undefined))
    made.set(load, Page)
    return [{ ...route, Page }]
  })
}

/** What stands at the address of a page whose engine doesn't run yet. */
const soon = (entry: Page) => async () => ({ default: (await import('../../play/soon-page.tsx')).soonPage(entry) })

/** A page's code, with its title in the browser's. */
export const codeOf =
  (load: NonNullable<Page['load']>, title: TextKey | undefined): NonNullable<Page['load']> =>
  async () => {
    const { default: Shown } = await load()
    return { default: title ? titled(Shown, title) : Shown }
  }

function titled(Shown: ComponentType, title: TextKey): ComponentType {
  return function Titled() {
    usePage(text(title))
    return <Shown />
  }
}

export const ROUTES = routesOf(PAGE_LIST)
