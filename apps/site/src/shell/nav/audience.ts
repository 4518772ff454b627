import { canMemberCenter, isAgent, type AccountType } from '@senluna/kit/account-type.ts'
import type { PageEntry } from './page-entry.ts'

/** Whether it is an agent's assistant, who acts for somebody else's account. */
export const isAssistant = (type: AccountType): boolean => type === 42

const SEES: Readonly<Record<NonNullable<PageEntry['audience']>, (type: AccountType) => boolean>> = {
  accounts: canMemberCenter,
  owners: (type) => canMemberCenter(type) && !isAssistant(type),
  players: (type) => !isAssistant(type),
  agents: isAgent,
}

/**
 * Whether a page is in the menus of an account of this type; every guard stands on the server
 * again.
 */
export const isFor = (type: AccountType | undefined, { audience }: Pick<PageEntry, 'audience'>): boolean =>
  type === undefined || audience === undefined || SEES[audience](type)
