import { pageAt } from '../nav/page-list.ts'

/** What stands around a page. */
export interface Layout {
  header: boolean
  /** The line of notices above the page. */
  notices: boolean
  /** The footer, and the tab bar of phones. */
  footer: boolean
  /** The bar at the right edge, with the ways to reach the brand. */
  dock: boolean
}

const ALL: Layout = { header: true, notices: true, footer: true, dock: true }
const NONE: Layout = { header: false, notices: false, footer: false, dock: false }
const LAYOUTS: Readonly<Record<'header' | 'dock' | 'noDock' | 'alone', Layout>> = {
  header: { ...NONE, header: true },
  dock: { ...NONE, dock: true },
  noDock: { ...ALL, dock: false },
  alone: NONE,
}

/** The layout of an address: that of its page. */
export function layoutOf(path: string): Layout {
  const layout = pageAt(path)?.layout
  return layout === undefined ? ALL : LAYOUTS[layout]
}
