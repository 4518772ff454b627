/** What kind of account someone has, by the number that tables and wire keep. */
export const ACCOUNT_TYPE = {
  MEMBER: 0,
  AGENT: 1,
  GENERAL_AGENT: 2,
  /** For the operator's own tests. */
  INTERNAL: 3,
  TRIAL: 4,
  AFFILIATE: 41,
  ASSISTANT: 42,
} as const
export type AccountType = (typeof ACCOUNT_TYPE)[keyof typeof ACCOUNT_TYPE]

const { AGENT, GENERAL_AGENT, TRIAL, AFFILIATE, ASSISTANT } = ACCOUNT_TYPE
const AGENTS: readonly AccountType[] = [AGENT, GENERAL_AGENT, AFFILIATE, ASSISTANT]

/** Whether the agent center is open to this type. */
export const isAgent = (type: AccountType): boolean => AGENTS.includes(type)

/** Whether the member center is open to this type: to whoever is logged in with a real account. */
export const canMemberCenter = (type: AccountType): boolean => !isTrial(type)

/** Whether it plays at all: affiliates only earn, and an assistant acts for its agent. */
export const mayPlay = (type: AccountType): boolean => type !== AFFILIATE && type !== ASSISTANT

/** Whether it is a free-play account: play money only, no center, gone after a day. */
export const isTrial = (type: AccountType): boolean => type === TRIAL
