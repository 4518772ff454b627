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
import type { Db, Tx } from '../../platform/database/db.ts'
import { newId } from '../../platform/ids.ts'
import { buildFacts } from '../facts/index.ts'
import { autoApproveMost, type BillParts, type ContractInForce } from './bills.ts'
import { isOfDays, isOver, LOOKS_BACK } from './due-pieces.ts'
import { billedNewcomers, newcomersOf } from './newcomers/newcomers-of.ts'
import { payDue } from './pay/pay-due.ts'
import { settleEnd } from './pay/settle-end.ts'
import { publishBill } from './publish-bill.ts'
import { askedOf, figuresFor } from './run-bills.ts'
import { beforeOf, doneUntil, insertBill, insertFigures, lockKind, type BillRow } from './store/bill-store.ts'
import { closedBills, heldBill, keepCorrection } from './store/correction-store.ts'
import { insertNewcomers, newcomersIn, type BilledNewcomer } from './store/counted-store.ts'
import { stepBill } from './store/payment-store.ts'
import { stagedThatDiffer, stageFigures } from './store/staged-store.ts'
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
  const suspects = await suspectsOf(parts.db, brand, kind, bills, contracts)
  // A bill that is corrected carries another rest into the contract's bills after it.
  const changed = new Set<Id<'contract'>>()
  for (const { id, contract_id } of bills) {
    const contract = contracts.get(contract_id)
    if (!contract || !(suspects.has(id) || changed.has(contract_id))) continue
    const work = (tx: Tx) => correctOne(tx, { brand, most, now }, contract, id, isOver(contract, brand, until))
    if (!(await db.transaction().execute(work))) continue
    corrected += 1
    changed.add(contract_id)
  }
  return corrected
}

/**
 * The bills that may have to be corrected, found in sets: one read of facts for all bills of a
 * period. Those of whole days whose members' figures and carried rest are as they were are none,
 * unless they count new members; of other kinds each is looked at.
 */
async function suspectsOf(
  db: Db,
  brand: Brand,
  kind: ContractKind,
  bills: readonly BillRow[],
  contracts: ReadonlyMap<Id<'contract'>, ContractInForce>,
): Promise<ReadonlySet<Id<'bill'>>> {
  const suspects = new Set<Id<'bill'>>()
  const known = bills.filter(({ contract_id }) => contracts.has(contract_id))
  for (const [, some] of Map.groupBy(
    known,
    ({ period_start, period_end }) => `${period_start.toISOString()} ${period_end.toISOString()}`,
  )) {
    const { period_start, day } = some[0]!
    if (!isOfDays(kind)) {
      for (const { id } of some) suspects.add(id)
      continue
    }
    const pieces = some.map((bill) => pieceOf(brand, contracts.get(bill.contract_id)!, bill))
    await db.transaction().execute(async (tx) => {
      await stageFigures(tx, brand, pieces.map(askedOf(kind, brand)))
      const differ = await stagedThatDiffer(
        tx,
        some.map(({ id }) => id),
      )
      const ids = some.map(({ contract_id }) => contract_id)
      const befores = await beforeOf(tx, ids, instant(period_start.getTime()), day)
      for (const [place, bill] of some.entries()) {
        const carried = kind === 'DIVIDEND' ? (befores.get(bill.contract_id)?.carryOut ?? 0n) : 0n
        const isCounting = Boolean(pieces[place]!.contract.terms.affiliate?.cpa)
        if (differ.has(place) || bill.carry_in !== carried || isCounting) suspects.add(bill.id)
      }
    })
  }
  return suspects
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
    await insertBill(tx, corrected)
    await insertFigures(tx, corrected, figures)
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
  const piece = pieceOf(brand, contract, old)
  const { start, day } = piece
  const { terms } = piece.contract
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

/** The part of a contract that an old bill is of, by its own terms. */
function pieceOf({ timeZone }: Brand, contract: ContractInForce, old: BillRow): Piece {
  const day = old.day as BusinessDate
  const dayEnd = instant(Math.min(startOfDay(daysFrom(day, 1), timeZone), contract.until ?? Infinity))
  return {
    contract: { ...contract, terms: readTerms(old.terms) },
    start: instant(old.period_start.getTime()),
    end: old.kind === 'REALTIME_SALARY' ? dayEnd : instant(old.period_end.getTime()),
    day,
  }
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
