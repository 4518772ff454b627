import { isAgent, seesCenterPage, type AccountType } from '@senluna/kit/account-type.ts'

/** The specification's name of the member center's page that stands at an address. */
const CENTER_PAGES: Readonly<Record<string, string>> = {
  '/records/bets': 'personalHistoryCopy',
  '/records/account': 'transactionHistory',
  '/account/referral': 'referral',
  '/account/security': 'securityCenter',
  '/messages': 'messageV2',
}

/** Whether an entry of the account menu is for an account of this type; every guard stands on the server again. */
export function isEntryFor(type: AccountType | undefined, path: string): boolean {
  if (type === undefined) return true
  if (path === '/agentCenter') return isAgent(type)
  const page = CENTER_PAGES[path]
  // Free play has records of its own.
  return page === undefined || path.startsWith('/records')
    ? type !== 42 || page === undefined
    : seesCenterPage(type, page)
}
