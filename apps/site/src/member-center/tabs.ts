import type { CenterTab } from '../pages.ts'
import type { PageEntry } from '../shell/nav/page-entry.ts'
import { PAGE_LIST } from '../shell/nav/page-list.ts'

/** The tab of a page in the list of pages. */
export const tabOf = ({ center }: PageEntry): CenterTab | undefined => center?.tab as CenterTab | undefined

/** The tabs of the member center in the order of its menu; a group stands together. */
export const TAB_GROUPS: readonly (readonly CenterTab[])[] = [1, 2, 3, 4, 5].map((group) =>
  PAGE_LIST.filter(({ center }) => center?.group === group).flatMap((page) => tabOf(page) ?? []),
)

/** The page that a tab belongs to. */
export const pageOfTab = (tab: string): PageEntry => PAGE_LIST.find(({ center }) => center?.tab === tab) ?? {}

/** What opens when nothing is asked for, or something that isn't there. */
export const FIRST_TAB = 'securityCenter' satisfies CenterTab

/** The center's own list of pages, which a phone shows alone. */
export const MENU_TAB = 'menu'

/**
 * What an address names that is a step into a page: an open order or message, another view, a
 * window of its own.
 */
const STEPS = ['order', 'id', 'view', 'at', 'add'] as const

/** The steps an address names. A place to scroll to is none. */
export const stepsIn = (params: URLSearchParams): readonly string[] =>
  STEPS.filter((name) => params.has(`mc.${name}`) && params.get(`mc.${name}`) !== 'kyc')
