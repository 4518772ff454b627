import type { MerchantCode } from './brand.ts'
import type { Id } from './ids.ts'

/** Everything a role can allow: an action on a page of the desk of its brand. */
export const RIGHTS = [
  'chat.view',
  'chat.edit',
  'chat.export',
  'rooms.view',
  'rooms.edit',
  'rooms.export',
  'tickets.view',
  'tickets.edit',
  'tickets.export',
  'audit.view',
  'audit.export',
  'approvals.view',
  'dashboard.view',
  'members.view',
  'members.edit',
  'members.approve',
  'members.export',
  'memberLogins.view',
  'memberNotes.view',
  'deposits.view',
  'deposits.edit',
  'deposits.approve',
  'deposits.export',
  'suspense.view',
  'suspense.edit',
  'suspense.approve',
  'channels.view',
  'channels.edit',
  'channels.approve',
  'withdrawals.view',
  'withdrawals.edit',
  'withdrawals.approve',
  'withdrawals.senior',
  'withdrawals.export',
  'payoutAccounts.view',
  'payoutAccounts.edit',
  'payoutAccounts.approve',
  'adjustments.view',
  'adjustments.edit',
  'adjustments.approve',
  'adjustments.export',
  'transfers.view',
  'transfers.edit',
  'transfers.approve',
  'transfers.export',
  'contracts.view',
  'contracts.edit',
  'contracts.approve',
  'contracts.export',
  'risk.view',
  'risk.edit',
  'risk.approve',
  'risk.export',
  'kyc.view',
  'kyc.edit',
  'kyc.approve',
  'kyc.export',
  'protection.view',
  'protection.edit',
  'protection.approve',
  'vendors.view',
  'vendors.edit',
  'vendors.approve',
  'games.view',
  'games.edit',
  'bets.view',
  'bets.edit',
  'bets.approve',
  'bets.export',
  'lottery.view',
  'lottery.edit',
  'lotteryTerms.view',
  'lotteryTerms.edit',
  'lotteryTerms.approve',
  'content.view',
  'content.edit',
  'brand.view',
  'brand.edit',
  'brand.approve',
  'translations.view',
  'translations.edit',
  'translations.export',
  'staff.view',
  'staff.edit',
  'staff.approve',
  'recon.view',
  'recon.edit',
  'recon.approve',
  'recon.export',
  'reports.view',
  'reports.export',
] as const
/** What a role of a brand can allow. */
export type BrandRight = (typeof RIGHTS)[number]

/**
 * What stands above the brands, because it changes what the members of every brand have: no role
 * has it and no brand can give it. Of `lotteryHouse`, `edit` closes draws and enters results,
 * `approve` agrees to decisions, voids and corrections and keeps the calendar, `finance` agrees to
 * those that come late. Of `system`, `view` sees jobs, queues and platform alarms, `edit` asks that
 * a job runs, pauses or goes through a day again, `approve` agrees to it. Sources:
 * docs/decisions/0039, 0055.
 */
export const HOUSE_RIGHTS = [
  'lotteryHouse.edit',
  'lotteryHouse.approve',
  'lotteryHouse.finance',
  'system.view',
  'system.edit',
  'system.approve',
] as const
export type HouseRight = (typeof HOUSE_RIGHTS)[number]

/** Everything that can be allowed to somebody of the staff. */
export const ALL_RIGHTS = [...RIGHTS, ...HOUSE_RIGHTS] as const
export type Right = (typeof ALL_RIGHTS)[number]

/** Whether a text names a right that a role can have. */
export const isRight = (text: string): text is BrandRight => RIGHTS.some((right) => right === text)

/** Whether a text names a right above the brands. */
export const isHouseRight = (text: string): text is HouseRight => HOUSE_RIGHTS.some((right) => right === text)

/**
 * The roles a brand starts with. An operator may change what they allow; these are where a new
 * brand begins.
 */
export const STARTING_ROLES = {
  SUPPORT: [
    'chat.view',
    'chat.edit',
    'tickets.view',
    'tickets.edit',
    'members.view',
    'memberLogins.view',
    'deposits.view',
    'withdrawals.view',
    'bets.view',
  ],
  MODERATOR: ['rooms.view', 'rooms.edit'],
  FINANCE_MAKER: [
    'dashboard.view',
    'approvals.view',
    'members.view',
    'deposits.view',
    'deposits.edit',
    'deposits.export',
    'suspense.view',
    'suspense.edit',
    'channels.view',
    'channels.edit',
    'withdrawals.view',
    'withdrawals.edit',
    'withdrawals.export',
    'payoutAccounts.view',
    'payoutAccounts.edit',
    'adjustments.view',
    'adjustments.edit',
    'adjustments.export',
    'transfers.view',
    'transfers.edit',
    'transfers.export',
    'contracts.view',
    'contracts.edit',
    'contracts.export',
    'recon.view',
    'recon.edit',
    'recon.export',
    'reports.view',
    'reports.export',
  ],
  FINANCE_CHECKER: [
    'dashboard.view',
    'approvals.view',
    'members.view',
    'members.approve',
    'deposits.view',
    'deposits.approve',
    'suspense.view',
    'suspense.approve',
    'tickets.view',
    'tickets.edit',
    'channels.view',
    'channels.approve',
    'withdrawals.view',
    'withdrawals.approve',
    'withdrawals.senior',
    'payoutAccounts.view',
    'payoutAccounts.approve',
    'adjustments.view',
    'adjustments.approve',
    'transfers.view',
    'transfers.approve',
    'contracts.view',
    'contracts.approve',
    'recon.view',
    'recon.approve',
    'reports.view',
  ],
  RISK: [
    'approvals.view',
    'members.view',
    'members.edit',
    'members.approve',
    'memberLogins.view',
    'memberNotes.view',
    'tickets.view',
    'tickets.edit',
    'withdrawals.view',
    'withdrawals.edit',
    'payoutAccounts.view',
    'risk.view',
    'risk.edit',
    'risk.approve',
    'risk.export',
    'kyc.view',
    'kyc.edit',
    'kyc.approve',
    'kyc.export',
    'protection.view',
    'protection.edit',
    'bets.view',
    'bets.edit',
    'bets.approve',
    'bets.export',
  ],
  // Two of them decide together what goes to many, so each sees what the other asked for.
  CONTENT: [
    'approvals.view',
    'content.view',
    'content.edit',
    'translations.view',
    'translations.edit',
    'translations.export',
    'games.view',
    'games.edit',
  ],
  // Who sets what a game pays has no hand in its results. What touches every brand's tickets is
  // asked for; it is done above the brands.
  LOTTERY: ['approvals.view', 'lottery.view', 'lottery.edit', 'lotteryTerms.view', 'bets.view'],
  TRADING: [
    'approvals.view',
    'lottery.view',
    'lotteryTerms.view',
    'lotteryTerms.edit',
    'lotteryTerms.approve',
    'bets.view',
  ],
  AUDITOR: RIGHTS.filter((right) => right.endsWith('.view') || right === 'audit.export'),
  ADMINISTRATOR: [...RIGHTS],
} as const satisfies Record<string, readonly Right[]>

/** Who a staff session says is calling. */
export interface StaffCaller {
  staffId: Id<'staff'>
  merchantCode: MerchantCode
  /** The name of the account. */
  name: string
  /** What players read beside this person's messages. */
  shownAs: string
  rights: readonly Right[]
  sessionId: Id<'staff-session'>
}
