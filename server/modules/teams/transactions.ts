import type { AgentTransactions, TeamTransaction, TeamTransGroup } from '@senluna/contract/agent/records.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { businessDate, instant } from '@senluna/kit/time.ts'
import { KIND, REPORT_KINDS, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { pageOf } from '../../platform/page.ts'
import { recordOf } from '../wallet/index.ts'
import { FEW } from './bets.ts'
import { isLarge } from './store/bet-store.ts'
import { movementsOfDay, movementsOfFew, type MovementPlace, type TeamMovement } from './store/transaction-store.ts'
import { belowSince } from './store/team-store.ts'
import { namedAccount, type Agent, type TeamDeps } from './team.ts'
import { dayByDay, ownersOf, spanOf, type Whose } from './whose.ts'

const { ownRebate, agentRebate, activity, wages, dividend } = REPORT_KINDS

/** What stands in each group. */
const GROUPS: Readonly<Record<TeamTransGroup, readonly number[]>> = {
  DEPOSIT: [KIND.DEPOSIT, KIND.DEPOSIT_FEE, KIND.DEPOSIT_CORRECTION],
  WITHDRAW: [KIND.WITHDRAWAL_HELD, KIND.WITHDRAWAL_PAID, KIND.WITHDRAWAL_FEE, KIND.WITHDRAWAL_RETURNED],
  TRANSFER: [KIND.TO_VENDOR, KIND.FROM_VENDOR, KIND.TO_UPLINE, KIND.FROM_DOWNLINE, KIND.TO_DOWNLINE, KIND.FROM_UPLINE],
  BET: [KIND.BET, KIND.BET_REFUND],
  WIN: [KIND.PAYOUT, KIND.PAYOUT_TAKEN_BACK, KIND.VENDOR_RESULT],
  REBATE: [...ownRebate, ...agentRebate],
  CONTRACT: [...wages, ...dividend, KIND.ARREARS, KIND.ARREARS_PAID, KIND.CONTRACT_ADJUSTMENT],
  ACTIVITY: [...activity, KIND.DEMONSTRATION_MONEY],
  ADJUST: [
    KIND.MANUAL_CREDIT,
    KIND.MANUAL_DEBIT,
    KIND.DEBT_COLLECTED,
    KIND.DEBT_MADE,
    KIND.CREDIT_GIVEN,
    KIND.CREDIT_TAKEN,
    KIND.CREDIT_SETTLED,
  ],
}

/** A page of movements that is asked for. */
interface TransactionPageAsked {
  typeGroup: TeamTransGroup | undefined
  after: string | undefined
  size: number
  language: string
}

/**
 * A page of movements: of one account alone its whole record, of several what stands beside play.
 * Refuses VAL_FIELD for a page's key that we never gave out.
 */
export const transactionPage = (
  deps: TeamDeps,
  agent: Agent,
  whose: Whose,
  asked: TransactionPageAsked,
): Promise<Omit<AgentTransactions, 'crumbs'>> =>
  whose.scope === 'ME' ? recordPage(deps, agent, whose, asked) : teamPage(deps, agent, whose, asked)

async function recordPage(
  { db, kindName }: TeamDeps,
  agent: Agent,
  { focus, view }: Whose,
  { typeGroup, after, size, language }: TransactionPageAsked,
): Promise<Omit<AgentTransactions, 'crumbs'>> {
  const { timeZone } = view.brand
  const first = focus.id === agent.id ? view.days.from : await belowSince(db, agent.id, focus.id, timeZone)
  const { since: from, until } = spanOf(
    { ...view.days, from: first > view.days.from ? first : view.days.from },
    timeZone,
  )
  const filter = { types: typeGroup && GROUPS[typeGroup], from, until, after, size }
  const page = await recordOf(queryOf(db), focus.id, filter, (kind) => kindName(language, kind))
  const owner = namedAccount(view.brand, agent, focus)
  const list = page.list.map(({ serialNo, at, type, typeName, amount, balance, status }) => ({
    owner,
    serialNo,
    at,
    type,
    typeName,
    amount,
    balance,
    status,
  }))
  return { ...view.days, list, ...(page.next !== undefined && { next: page.next }) }
}

async function teamPage(
  { db, kindName }: TeamDeps,
  agent: Agent,
  whose: Whose,
  { typeGroup, after, size, language }: TransactionPageAsked,
): Promise<Omit<AgentTransactions, 'crumbs'>> {
  const { view } = whose
  const rows = await movementsOf(db, whose, {
    kinds: typeGroup && GROUPS[typeGroup],
    before: placeOf(after),
    most: size + 1,
  })
  const { list, next } = pageOf(rows, size, ({ at, memberId, version }) => `${at.toISOString()}_${memberId}_${version}`)
  const ownerOf = await ownersOf(db, view.brand, agent, list)
  const shown = (row: TeamMovement): TeamTransaction => ({
    owner: ownerOf(row.memberId),
    serialNo: `${WALLET.MAIN}-${row.version}`,
    at: row.at.toISOString(),
    type: row.kind,
    typeName: kindName(language, row.kind),
    amount: row.amount.toString(),
    balance: row.balance.toString(),
    status: 'DONE',
  })
  return { ...view.days, list: list.map(shown), ...(next !== undefined && { next }) }
}

async function movementsOf(
  db: TeamDeps['db'],
  { view, scope }: Whose,
  read: { kinds: readonly number[] | undefined; before: MovementPlace; most: number },
): Promise<TeamMovement[]> {
  const { timeZone } = view.brand
  if (!(await isLarge(db, view, scope, FEW)))
    return movementsOfFew(db, view, { ...read, stretch: spanOf(view.days, timeZone) })
  const last = read.before ? businessDate(instant(read.before[0].getTime()), timeZone) : view.days.to
  const days = { from: view.days.from, to: last < view.days.to ? last : view.days.to }
  return dayByDay(days, read.most, (day, most) =>
    movementsOfDay(db, view, { ...read, most, stretch: { day, ...spanOf({ from: day, to: day }, timeZone) } }),
  )
}

/** A page key back into its parts. */
function placeOf(after: string | undefined): MovementPlace {
  if (after === undefined) return undefined
  const [, at = '', owner = '', version = ''] =
    /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})_(\d{1,18})$/.exec(after) ?? []
  if (Number.isNaN(Date.parse(at)) || !isUuid<'member'>(owner))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return [new Date(at), owner, BigInt(version)]
}
