import { switchOn, type SwitchNode } from '@senluna/kit/brand.ts'
import { useBrand } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { isFor } from './audience.ts'
import { runs } from './engines.ts'
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

/** Whether menus list it, too: it can do what it is for, and the brand has what it is about. */
export function isListedFor({ whitelabel, resources }: Has, address: string): boolean {
  const page = pageAt(address)
  if (page && !runs(page)) return false
  if (page?.resource && !resources.some(({ resourceType }) => resourceType === page.resource)) return false
  return isOpenFor(whitelabel, address)
}

type Has = Pick<ReturnType<typeof useBrand>, 'whitelabel' | 'resources'>

/** The same for the brand of this page. */
export function useIsOpen(): (address: string) => boolean {
  const { whitelabel } = useBrand()
  return (address) => isOpenFor(whitelabel, address)
}

/** Whether menus of this page's brand list an address. */
export function useIsListed(): (address: string) => boolean {
  const brand = useBrand()
  return (address) => isListedFor(brand, address)
}

/** The pages of a menu that are open to who looks at it. */
export function useMenuPages(menu: MenuName) {
  const isListed = useIsListed()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const trial = isTrialMember(member)
  return pagesIn(menu).filter((page) => {
    if (!isListed(page.path) || (page.needsLogin && !loggedIn)) return false
    const place = page.menus?.[menu]
    return (trial && typeof place === 'object' && place.trial === true) || isFor(member?.type, page)
  })
}
