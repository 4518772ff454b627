import { canMemberCenter, isTrial, type AccountType } from '@senluna/kit/account-type.ts'
import type { CenterTab } from '../pages.ts'
import { isAssistant } from '../shell/nav/audience.ts'
import type { PageEntry } from '../shell/nav/page-entry.ts'
import type { Page } from '../shell/nav/page-list.ts'
import { FIRST_TAB, tabOf } from './tabs.ts'

/** Whether an account of this type sees a tab of the member center. Free play sees why not. */
export const seesTab = (type: AccountType, { center }: Pick<PageEntry, 'center'>): boolean =>
  canMemberCenter(type) && (!isAssistant(type) || center?.assistants === true)

/**
 * The tab of the member center that menus open for a page, over the page somebody is on; nothing
 * where they lead to its own address.
 */
export function tabFor(type: AccountType | undefined, page: Page): CenterTab | undefined {
  if (page.id === 'memberCenter') return FIRST_TAB
  // Free play sees its records on their own page; whatever needs a real account says so in the
  // center.
  const ownPage = type !== undefined && isTrial(type) && page.audience === 'players'
  return ownPage || page.center?.apart ? undefined : tabOf(page)
}
