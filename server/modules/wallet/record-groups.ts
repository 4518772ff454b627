import { KIND } from '@senluna/ledger/index.ts'

/** Which kinds a group of the account record holds. */
export const GROUPS = {
  BET: [KIND.BET, KIND.TRIAL_BET],
  PAYOUT: [KIND.PAYOUT, KIND.TRIAL_PAYOUT],
  REFUND: [KIND.BET_REFUND, KIND.PAYOUT_TAKEN_BACK, KIND.TRIAL_REFUND],
  DEPOSIT: [KIND.DEPOSIT, KIND.DEPOSIT_FEE, KIND.DEPOSIT_CORRECTION],
  WITHDRAW: [KIND.WITHDRAWAL_HELD, KIND.WITHDRAWAL_PAID, KIND.WITHDRAWAL_FEE, KIND.WITHDRAWAL_RETURNED],
  TRANSFER: [KIND.TO_VENDOR, KIND.FROM_VENDOR, KIND.TO_UPLINE, KIND.FROM_DOWNLINE, KIND.TO_DOWNLINE, KIND.FROM_UPLINE],
  ADJUST: [
    KIND.ACTIVITY_REWARD,
    KIND.MANUAL_CREDIT,
    KIND.MANUAL_DEBIT,
    KIND.TRIAL_GRANT,
    KIND.DEMONSTRATION_MONEY,
    KIND.DEBT_COLLECTED,
    KIND.DEBT_MADE,
    KIND.CREDIT_GIVEN,
    KIND.CREDIT_TAKEN,
    KIND.CREDIT_SETTLED,
  ],
} as const satisfies Readonly<Record<string, readonly number[]>>

/** A group of the account record. */
export type RecordGroup = keyof typeof GROUPS

/** Play: nearly all of a long record. What is beside it has an index of its own. */
const PLAY: ReadonlySet<number> = new Set([KIND.BET, KIND.PAYOUT, KIND.TRIAL_BET, KIND.TRIAL_PAYOUT])

/** What each wager is made of: their rows refer to it. */
const OF_WAGERS: ReadonlySet<number> = new Set([...GROUPS.BET, ...GROUPS.PAYOUT, ...GROUPS.REFUND])

/** What a kind's rows refer to, by the group it is in; nothing for gifts and corrections. */
export function refKindOf(kind: number): string | undefined {
  if (OF_WAGERS.has(kind)) return 'BET'
  return (['DEPOSIT', 'WITHDRAW', 'TRANSFER'] as const).find((group) => GROUPS[group].some((item) => item === kind))
}

/**
 * What a record is narrowed to: the kinds of a group, of those only the ones that are named; null
 * for everything.
 */
export function kindsOf(
  group: RecordGroup | undefined,
  types: readonly number[] | undefined,
): readonly number[] | null {
  if (!group) return types ?? null
  return GROUPS[group].filter((kind) => types === undefined || types.includes(kind))
}

/** Whether some of these kinds are play. */
export const hasPlay = (kinds: readonly number[] | null): boolean =>
  kinds === null || kinds.some((kind) => PLAY.has(kind))
