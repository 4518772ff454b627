import { DECIDED } from '@senluna/kit/agents/affiliates/newcomer.ts'
import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { readTerms } from '@senluna/kit/agents/contracts/written-terms.ts'
import { reckon } from '@senluna/kit/agents/pay/reckon.ts'
import { isLastOfMonth } from '@senluna/kit/agents/periods.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { DAY, instant, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import { attempt } from '../../platform/concurrency/attempt.ts'
import type { Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { buildFacts } from '../facts/index.ts'
import { autoApproveMost, type BillParts, type ContractInForce } from './bills.ts'
import { isOver, LOOKS_BACK } from './due-pieces.ts'
import { billedNewcomers, newcomersOf } from './newcomers/newcomers-of.ts'
import { payDue } from './pay/pay-due.ts'
import { settleEnd } from './pay/settle-end.ts'
import { publishBill } from './publish-bill.ts'
import { figuresFor } from './run-bills.ts'
import { beforeOf, doneUntil, insertBill, lockKind, type BillRow } from './store/bill-store.ts'
import { closedBills, heldBill, keepCorrection } from './store/correction-store.ts'
import { insertNewcomers, newcomersIn, type BilledNewcomer } from './store/counted-store.ts'
import { stepBill } from './store/payment-store.ts'
import { columnsOf, stateOf, type Piece } from './work-out.ts'

/**
 * Works out anew the periods that closed in the last 35 days. Where bets, money or what was carried
 * in changed since, a new version names the old one, and the contract's next bill has the
 * difference; of a contract that is over it is paid or given back at once. Doing it again changes
 * nothing. Answers how many bills were corrected.
 */
export async function correctBills(parts: BillParts, now: Instant): Promise<number> {
  await buildFacts(parts)
  let corrected = 0
  for (const brand of parts.brands)
    for (const kind of CONTRACT_KINDS) {
      const row = { brand: brand.merchantCode, kind }
      const correct = async () => {
        corrected += await correctKind(parts, brand, kind, now)
        await payDue(parts.db, brand, kind, now)
      }
      await attempt(parts.log, 'bills could not be corrected', row, correct)
    }
  return corrected
}

async function correctKind(parts: BillParts, brand: Brand, kind: ContractKind, now: Instant): Promise<number> {
  const { db, contractsDuring } = parts
  const since = instant(now - LOOKS_BACK)
  const bills = lastOfDays(kind, await closedBills(db, brand.merchantCode, kind, since)).filter((bill) =>
    isClosed(bill, brand, now),
  )
  if (bills.length === 0) return 0
  // A month before its end a period has begun.
  const signed = await contractsDuring(db, brand.merchantCode, kind, instant(since - 32 * DAY), now)
  const contracts = new Map(signed.map((contract) => [contract.id, contract]))
  const until = (await doneUntil(db, brand.merchantCode, kind)) ?? since
  const most = await autoApproveMost(parts, brand, now)
  let corrected = 0
  for (const { id, contract_id } of bills) {
    const contract = contracts.get(contract_id)
    if (!contract) continue
    const work = (tx: Tx) => correctOne(tx, { brand, most, now }, contract, id, isOver(contract, brand, until))
    if (await db.transaction().execute(work)) corrected += 1
  }
  return corrected
}

/** The windows of a day are corrected together, by the last that was paid. */
function lastOfDays(kind: ContractKind, bills: readonly BillRow[]): BillRow[] {
  if (kind !== 'REALTIME_SALARY') return [...bills]
  return [...new Map(bills.map((bill) => [`${bill.contract_id} ${bill.day}`, bill])).values()]
}

/** A day's windows are closed with the day: until then the next window has what comes late. */
const isClosed = ({ kind, day }: BillRow, { timeZone }: Brand, now: Instant): boolean =>
  kind !== 'REALTIME_SALARY' || startOfDay(daysFrom(day, 1), timeZone) <= now

async function correctOne(
  tx: Tx,
  { brand, most, now }: { brand: Brand; most: Amount; now: Instant },
  contract: ContractInForce,
  id: Id<'bill'>,
  isEnded: boolean,
): Promise<boolean> {
  await lockKind(tx, brand.merchantCode, contract.kind)
  const old = await heldBill(tx, id)
  if (!old) return false
  const { figures, inputs } = await inputsOf(tx, brand, contract, old)
  const reckoned = reckon(readTerms(old.terms), inputs)
  const columns = columnsOf(reckoned, inputs)
  const newcomers = billedNewcomers(inputs.newcomers, reckoned.newcomers)
  if (isSame(old, columns) && isSameCount(await newcomersIn(tx, old.id), newcomers)) return false
  const bill: BillRow = {
    ...old,
    ...columns,
    id: newId<'bill'>(now),
    version: old.version + 1,
    replaces_id: old.id,
    computed_at: new Date(now),
  }
  await stepBill(tx, old, { state: 'ADJUSTED' })
  const keep = async (corrected: BillRow) => {
    await insertBill(tx, corrected, figures)
    await insertNewcomers(tx, corrected, newcomers)
  }
  if (old.state === 'REVIEW') {
    await keep({ ...bill, due: reckoned.due, state: stateOf(contract, reckoned, most) })
    return true
  }
  const difference = amount(bill.gross - old.gross)
  if (difference !== 0n)
    await publishBill(tx, { ...bill, due: bill.gross }, { state: 'ADJUSTED', paid: old.paid, before: old.gross }, now)
  const kept = { ...bill, adjustment_left: old.adjustment_left }
  const isPaid = old.state === 'PAID' || old.state === 'PARTIAL' || old.state === 'INSUFFICIENT'
  const settled = isPaid ? old.state : reckoned.gross === 0n && reckoned.status !== 'PAYABLE' ? reckoned.status : 'PAID'
  if (isEnded && difference !== 0n) await keep({ ...kept, ...(await settleEnd(tx, old, difference, now)) })
  else {
    await keep({ ...kept, state: settled })
    if (difference !== 0n) await keepCorrection(tx, bill, difference, now)
  }
  return true
}

/** What an old bill would be reckoned from by now. */
async function inputsOf(tx: Tx, brand: Brand, contract: ContractInForce, old: BillRow) {
  const day = old.day as BusinessDate
  const [start, end] = [instant(old.period_start.getTime()), instant(old.period_end.getTime())]
  const terms = readTerms(old.terms)
  const dayEnd = instant(Math.min(startOfDay(daysFrom(day, 1), brand.timeZone), contract.until ?? Infinity))
  const piece: Piece = {
    contract: { ...contract, terms },
    start,
    end: old.kind === 'REALTIME_SALARY' ? dayEnd : end,
    day,
  }
  const before = (await beforeOf(tx, [contract.id], start, day)).get(contract.id)
  const [figures = []] = await figuresFor(tx, brand, old.kind, [piece])
  const nothing = amount(0n)
  const inputs = {
    figures,
    carryIn: old.kind === 'DIVIDEND' ? (before?.carryOut ?? nothing) : nothing,
    isLastOfMonth: isLastOfMonth(terms.period, { from: day }),
    before: old.kind === 'DIVIDEND' || old.kind === 'DAILY_SALARY' ? nothing : beforeOfDay(old.kind, before),
    adjustment: old.adjustment,
    newcomers: await newcomersOf(tx, brand, piece, old.line_id),
  }
  return { figures, inputs }
}

const beforeOfDay = (kind: ContractKind, before: { dayGross: bigint; dayValidBet: bigint } | undefined) =>
  amount((kind === 'HOURLY_SALARY' ? before?.dayGross : before?.dayValidBet) ?? 0n)

/** What a correction may change. */
const COMPARED = [
  'valid_bet',
  'stake',
  'payout',
  'rebates',
  'bonuses',
  'wages',
  'payment_fees',
  'qualified',
  'active',
  'carry_in',
  'before',
  'gross',
] as const satisfies readonly (keyof ReturnType<typeof columnsOf>)[]

/** Whether the same people are counted. */
const isSameCount = (before: readonly BilledNewcomer[], after: readonly BilledNewcomer[]): boolean => {
  const counted = (rows: readonly BilledNewcomer[]) =>
    rows.flatMap(({ memberId, outcome }) =>
      DECIDED.some((decided) => decided === outcome) ? [`${memberId} ${outcome}`] : [],
    )
  return counted(before).join() === counted(after).join()
}

const isSame = (old: BillRow, columns: ReturnType<typeof columnsOf>): boolean =>
  COMPARED.every((column) => old[column] === columns[column])
