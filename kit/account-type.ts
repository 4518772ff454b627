/**
 * What kind of account someone has. 0 member, 1 agent, 2 general agent, 3 internal test, 4 trial,
 * 41 affiliate agent, 42 agent assistant.
 */
export type AccountType = 0 | 1 | 2 | 3 | 4 | 41 | 42

const AGENTS: readonly number[] = [1, 2, 41, 42]

/** Whether the agent center is open to this type. */
export const isAgent = (type: AccountType): boolean => AGENTS.includes(type)

/** Whether the member center is open to this type: to whoever is logged in with a real account. */
export const canMemberCenter = (type: AccountType): boolean => !isTrial(type)

/** Whether it plays at all: affiliates only earn, and an assistant acts for its agent. */
export const mayPlay = (type: AccountType): boolean => type !== 41 && type !== 42

/** Whether it is a free-play account: play money only, no center, gone after a day. */
export const isTrial = (type: AccountType): boolean => type === 4
