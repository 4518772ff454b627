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

const WHOLE: Layout = { header: true, notices: true, footer: true, dock: true }
const HEADER_ONLY: Layout = { header: true, notices: false, footer: false, dock: false }

/**
 * Pages that stand otherwise than most: the specification's header-only pages, help without a
 * header, the mall without a side menu.
 */
const OTHERS: Readonly<Record<string, Layout>> = {
  '/lottery': HEADER_ONLY,
  '/vnlottery': HEADER_ONLY,
  '/seamless': HEADER_ONLY,
  '/helpmc': { ...WHOLE, header: false, notices: false, footer: false },
  '/pointMall': { ...WHOLE, dock: false },
}

/** The layout of an address; a part of an address stands as its whole. */
export const layoutOf = (path: string): Layout => OTHERS[`/${path.split('/')[1] ?? ''}`] ?? WHOLE
