import type { AccountStatement } from '@senluna/contract/money/reports.ts'
import { KIND, type Statement } from '@senluna/ledger/index.ts'

/** What movements of each kind are in a statement; whatever is in none is an adjustment. */
const KINDS = {
  deposit: [KIND.DEPOSIT, KIND.DEPOSIT_CORRECTION],
  withdraw: [KIND.WITHDRAWAL_HELD, KIND.WITHDRAWAL_PAID, KIND.WITHDRAWAL_RETURNED],
  fee: [KIND.DEPOSIT_FEE, KIND.WITHDRAWAL_FEE],
  stake: [KIND.BET],
  payout: [KIND.PAYOUT, KIND.VENDOR_RESULT],
  refund: [KIND.BET_REFUND, KIND.PAYOUT_TAKEN_BACK],
  // 210 to 229 are rebates and wages, 300 to 313 gifts; not all of them are written yet.
  bonus: [...numbersFrom(210, 229), ...numbersFrom(300, 313), KIND.DEMONSTRATION_MONEY],
  transfer: [KIND.TO_VENDOR, KIND.FROM_VENDOR, KIND.TO_UPLINE, KIND.FROM_DOWNLINE, KIND.TO_DOWNLINE, KIND.FROM_UPLINE],
} as const satisfies Readonly<Record<string, readonly number[]>>

type Group = keyof typeof KINDS | 'adjust'
const GROUPS: readonly Group[] = [...(Object.keys(KINDS) as (keyof typeof KINDS)[]), 'adjust']
const GROUP_OF: ReadonlyMap<number, Group> = new Map(
  Object.entries(KINDS).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group as Group] as const)),
)
const PLAY = ['stake', 'payout', 'refund'] as const

type Figures = AccountStatement['total']

/** The months of a statement, from the one in which the account was opened on, and their total. */
export function statementFigures(
  { since, opening, moved }: Statement,
  months: readonly string[],
  monthOf: (at: Date) => string,
): Pick<AccountStatement, 'months' | 'total'> {
  const first = since ? monthOf(since) : undefined
  const sums = months.map(() => Object.fromEntries(GROUPS.map((group) => [group, 0n])) as Record<Group, bigint>)
  for (const { period, kind, amount } of moved) sums[period]![GROUP_OF.get(kind) ?? 'adjust'] += amount
  let balance: bigint = opening
  const all = months.map((month, period) => {
    const before = balance
    const groups = sums[period]!
    balance += GROUPS.reduce((sum, group) => sum + groups[group], 0n)
    return { month, ...figuresOf(before, groups, balance) }
  })
  const total = Object.fromEntries(
    GROUPS.map((group) => [group, sums.reduce((sum, groups) => sum + groups[group], 0n)]),
  ) as Record<Group, bigint>
  return {
    months: all.filter(({ month }) => first !== undefined && month >= first),
    total: figuresOf(opening, total, balance),
  }
}

function figuresOf(opening: bigint, groups: Readonly<Record<Group, bigint>>, closing: bigint): Figures {
  const result = PLAY.reduce((sum, group) => sum + groups[group], 0n)
  const wire = Object.fromEntries(GROUPS.map((group) => [group, groups[group].toString()])) as Record<Group, string>
  return { opening: opening.toString(), ...wire, closing: closing.toString(), result: result.toString() }
}

function numbersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
