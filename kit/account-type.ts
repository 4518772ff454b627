/**
 * What kind of account someone has. 0 member, 1 agent, 2 general agent, 3 internal test, 4 trial,
 * 41 affiliate agent, 42 agent assistant.
 */
export type AccountType = 0 | 1 | 2 | 3 | 4 | 41 | 42

const AGENTS: readonly number[] = [1, 2, 41, 42]

/** Whether the agent center is open to this type. */
export const isAgent = (type: AccountType): boolean => AGENTS.includes(type)

/** Whether it is a free-play account: play money only, no center, gone after a day. */
export const isTrial = (type: AccountType): boolean => type === 4
