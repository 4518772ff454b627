import * as contract from '@senluna/contract/agent/bills.ts'
import { whatIf } from '@senluna/contract/agent/what-if.ts'
import { agentProgress } from '@senluna/contract/agent/progress.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount, rate, shareOf } from '@senluna/kit/money.ts'
import { iso } from '@senluna/kit/time.ts'
import { idParam } from '../../platform/http/id-param.ts'
import { onceRoute, route, type Call, type Route } from '../../platform/http/route.ts'
import { periodOf } from '../../platform/day-range.ts'
import { keyOf, placeOf } from '../../platform/page-key.ts'
import { pageOf } from '../../platform/page.ts'
import { callerAgent } from '../teams/index.ts'
import type { Bills } from './create-bills.ts'
import { collectFrom } from './pay/collect.ts'
import { progressOf } from './progress/progress.ts'
import { detailOf, shownBill, shownFigures } from './shown.ts'
import { writtenNewcomers } from './newcomers/written.ts'
import { statementOf } from './statement.ts'
import { arrearsSums, arrearsWith, type ShownArrears } from './store/arrears-store.ts'
import { tryTerms } from './what-if/try-terms.ts'
import { billsOfDay, billSums, billsWith, billWith } from './store/bill-lists.ts'

const USUAL_SIZE = 20

/** What agents see of their pay, and what they owe of others'. */
export const billRoutes = (bills: Bills): Route[] => [
  route(contract.agentBills, (call) => listBills(bills, call)),
  route(contract.agentBill, async (call) => {
    const { agent, bill } = await ownBill(bills, call)
    return detailOf(bills.db, call.brand, agent, bill)
  }),
  route(contract.billStatement, async (call) => {
    const { agent, bill } = await ownBill(bills, call)
    const figures = await shownFigures(bills.db, call.brand, agent, bill.id)
    return bills.signer.sign(statementOf(bill, figures, await writtenNewcomers(bills, call.brand, bill)))
  }),
  route(agentProgress, async ({ caller, brand, now }) => {
    const agent = await callerAgent(bills.teams, caller, { affiliates: true })
    return { asOf: iso(now), list: await progressOf(bills.db, brand, agent.id, now) }
  }),
  route(whatIf, (call) => tryTerms(bills, call)),
  route(contract.agentRealtimeSalary, (call) => realtimeDay(bills, call)),
  route(contract.agentArrears, async ({ caller }) => {
    const agent = await callerAgent(bills.teams, caller, { affiliates: true })
    const { owed, due } = await arrearsSums(bills.db, agent.id)
    return {
      owed: owed.toString(),
      due: due.toString(),
      owedList: (await arrearsWith(bills.db, agent.id, 'OWED')).map(shownArrears),
      dueList: (await arrearsWith(bills.db, agent.id, 'DUE')).map(shownArrears),
    }
  }),
  onceRoute(contract.payArrears, async ({ caller, now }, tx) => {
    const paid = await collectFrom(tx, caller.memberId, now)
    const { owed } = await arrearsSums(tx, caller.memberId)
    if (paid === 0n && owed > 0n) throw new Refusal('WAL_INSUFFICIENT')
    return { paid: paid.toString(), left: owed.toString() }
  }),
]

const shownArrears = ({ billId, kind, other, day, amount: all, left_amount, made_at }: ShownArrears) => ({
  billId,
  kind,
  account: other,
  day,
  amount: all.toString(),
  left: left_amount.toString(),
  since: made_at.toISOString(),
})

async function listBills({ db, teams }: Bills, { brand, caller, query, now }: Call<typeof contract.agentBills>) {
  const agent = await callerAgent(teams, caller, { affiliates: true })
  const size = query.pageSize ?? USUAL_SIZE
  const { kind, side, state, account } = query
  const { from, until } = periodOf(query, brand.timeZone, now)
  const asked = { kind, memberId: agent.id, from, until }
  const rows = await billsWith(db, { ...asked, side, state, account, after: placeOf<'bill'>(query.after), size })
  const [sums, arrears] = await Promise.all([billSums(db, asked), arrearsSums(db, agent.id)])
  return {
    ...pageOf(rows, size, ({ period_end, id }) => keyOf(period_end, id), shownBill),
    cards: {
      received: sums.received.toString(),
      paid: sums.paid.toString(),
      net: (sums.received - sums.paid).toString(),
      arrearsOwed: arrears.owed.toString(),
      arrearsDue: arrears.due.toString(),
    },
  }
}

/** A bill that the caller, or whom it assists, receives or pays. Refuses SYS_NOT_FOUND. */
async function ownBill(
  { db, teams }: Bills,
  { caller, params }: Pick<Call<typeof contract.agentBill>, 'caller' | 'params'>,
) {
  const agent = await callerAgent(teams, caller, { affiliates: true })
  const bill = await billWith(db, agent.id, idParam<'bill'>(params.id))
  if (!bill) throw new Refusal('SYS_NOT_FOUND')
  return { agent, bill }
}

/**
 * The windows of a day. The share of all its bets is the same as all windows together: each is what
 * that share grew by.
 */
async function realtimeDay({ db, teams }: Bills, { caller, query }: Call<typeof contract.agentRealtimeSalary>) {
  const agent = await callerAgent(teams, caller, { affiliates: true })
  const rows = await billsOfDay(db, agent.id, 'REALTIME_SALARY', query.date)
  const ofContract = Map.groupBy(rows, ({ contract_id }) => contract_id)
  const floors = [...ofContract.values()].map((some) => {
    const bets = some.reduce((sum, { valid_bet }) => sum + valid_bet, 0n)
    return shareOf(amount(bets > 0n ? bets : 0n), rate(some[0]!.rate_ppm))
  })
  return {
    windows: rows.map((bill) => ({
      billId: bill.id,
      window: bill.period_start.toISOString(),
      validBet: bill.valid_bet.toString(),
      cumulative: (bill.before + bill.valid_bet).toString(),
      ratePpm: bill.rate_ppm,
      amount: bill.gross.toString(),
      state: bill.state,
    })),
    sum: rows.reduce((sum, { gross }) => sum + gross, 0n).toString(),
    dayFloor: floors.reduce((sum, floor) => sum + floor, 0n).toString(),
  }
}
