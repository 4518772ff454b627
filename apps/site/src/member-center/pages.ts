/**
 * The pages of the member center, by the specification's names, in the order of its menu; a group
 * stands together.
 */
export const CENTER_GROUPS = [
  ['securityCenter', 'limits'],
  ['depositv2', 'withdraw', 'transferFund', 'transferUpline'],
  ['personalHistoryCopy', 'transactionHistory', 'personalProfit'],
  ['bonusDetails', 'rewardCenter', 'referral', 'missionLeaderboard'],
  ['messageV2'],
] as const

/** A page of the member center. */
export type CenterPage = (typeof CENTER_GROUPS)[number][number]

/** What opens when nothing is asked for, or something that isn't there. */
export const FIRST_PAGE = 'securityCenter'

/** The center's own list of pages, which a phone shows alone. */
export const MENU_PAGE = 'menu'

/**
 * What an address names that is a step into a page: an open order or message, another view, a
 * window of its own.
 */
const STEPS = ['order', 'id', 'view', 'at', 'add'] as const

/** The steps an address names. A place to scroll to is none. */
export const stepsIn = (params: URLSearchParams): readonly string[] =>
  STEPS.filter((name) => params.has(`mc.${name}`) && params.get(`mc.${name}`) !== 'kyc')
