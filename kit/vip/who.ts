import { ACCOUNT_TYPE, type AccountType } from '../account-type.ts'

/** Accounts without a level: the house's own, free play, and those who act for an agent. */
export const WITHOUT_VIP: readonly AccountType[] = [ACCOUNT_TYPE.INTERNAL, ACCOUNT_TYPE.TRIAL, ACCOUNT_TYPE.ASSISTANT]

/** Whether an account of a type stands on the ladder. */
export const hasVipLevel = (type: AccountType): boolean => !WITHOUT_VIP.includes(type)
