import type { SwitchId } from '@senluna/kit/switches.ts'
import { switchOn, type SwitchNode } from '@senluna/kit/brand.ts'
import { useBrand } from '../../brand.ts'
import { isBuilt } from './absent.ts'

/** The switch that a page hangs on, by the first part of its address. */
const NEEDS: Readonly<Record<string, SwitchId>> = {
  memberCenter: 'CENTER',
  records: 'CENTER',
  vip: 'VIP',
  pointMall: 'POINTS',
  winners: 'WINNER_BOARD',
  app: 'APP_PAGE',
  download: 'APP_PAGE',
  join: 'AFFILIATE_NAV',
}
/** The same by the whole address: one of these must be on. */
const NEEDS_ONE: Readonly<Record<string, readonly SwitchId[]>> = {
  '/account/referral': ['CENTER_REFERRAL'],
  '/account/identities': ['LOGIN_SOCIAL_GOOGLE', 'LOGIN_SOCIAL_FACEBOOK', 'LOGIN_SOCIAL_TELEGRAM'],
}

/**
 * Whether a brand with these switches has the page of an address: it is built, and its switch is
 * on.
 */
export function isOpenFor(whitelabel: readonly SwitchNode[], path: string): boolean {
  const need = NEEDS[path.split(/[/?#]/)[1] ?? '']
  const one = NEEDS_ONE[path]
  return (
    isBuilt(path) &&
    (need === undefined || switchOn(whitelabel, need)) &&
    (one === undefined || one.some((id) => switchOn(whitelabel, id)))
  )
}

/** The same for the brand of this page. */
export function useIsOpen(): (path: string) => boolean {
  const { whitelabel } = useBrand()
  return (path) => isOpenFor(whitelabel, path)
}
