import { isAgent, isTrial, seesCenterPage, type AccountType } from '@senluna/kit/account-type.ts'
import { FIRST_PAGE, type CenterPage } from '../../member-center/pages.ts'

/** The member center's page that stands at an address too, or that an address leads to. */
const CENTER_PAGES: Readonly<Record<string, CenterPage>> = {
  '/memberCenter': FIRST_PAGE,
  '/deposit': 'depositv2',
  '/withdraw': 'withdraw',
  '/records/bets': 'personalHistoryCopy',
  '/records/account': 'transactionHistory',
  '/account/referral': 'referral',
  '/account/security': 'securityCenter',
  '/messages': 'messageV2',
}

/**
 * Whether an entry of the account menu is for an account of this type; every guard stands on the
 * server again.
 */
export function isEntryFor(type: AccountType | undefined, path: string): boolean {
  if (type === undefined) return true
  if (path === '/agentCenter') return isAgent(type)
  const page = CENTER_PAGES[path]
  // Free play has records of its own.
  return page === undefined || path.startsWith('/records')
    ? type !== 42 || page === undefined
    : seesCenterPage(type, page)
}

/**
 * Where an entry of the account menu leads: for members to the center's page, over the one they are
 * on.
 */
export function centerPageOf(type: AccountType | undefined, path: string): CenterPage | undefined {
  const page = CENTER_PAGES[path]
  // Free play sees its records on their own page; whatever needs a real account says so in the
  // center.
  return type !== undefined && isTrial(type) && path.startsWith('/records') ? undefined : page
}
