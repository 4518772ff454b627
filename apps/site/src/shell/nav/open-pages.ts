import { switchOn, type SwitchNode } from '@senluna/kit/brand.ts'
import { useBrand } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { isFor } from './audience.ts'
import type { MenuName } from './page-entry.ts'
import { pageAt, pagesIn } from './page-list.ts'

/**
 * Whether a brand with these switches has the page of an address: it is built, and one of its
 * switches is on.
 */
export function isOpenFor(whitelabel: readonly SwitchNode[], address: string): boolean {
  const page = pageAt(address)
  if (!page) return true
  return !page.absent && (page.switch?.some((id) => switchOn(whitelabel, id)) ?? true)
}

/** The same for the brand of this page. */
export function useIsOpen(): (address: string) => boolean {
  const { whitelabel } = useBrand()
  return (address) => isOpenFor(whitelabel, address)
}

/** The pages of a menu that are open to who looks at it. */
export function useMenuPages(menu: MenuName) {
  const isOpen = useIsOpen()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const trial = isTrialMember(member)
  return pagesIn(menu).filter((page) => {
    if (!isOpen(page.path) || (page.needsLogin && !loggedIn)) return false
    const place = page.menus?.[menu]
    return (trial && typeof place === 'object' && place.trial === true) || isFor(member?.type, page)
  })
}
