import { sql } from 'kysely'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, later, type Instant } from '@senluna/kit/time.ts'
import {
  cashAccount,
  FEES,
  houseAccount,
  KIND,
  openWallet,
  post,
  SOURCE,
  WALLET,
  walletOf,
  walletsOf,
  type Leg,
  type Posting,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { emit } from '../../../platform/outbox.ts'
import { dropRequests } from '../../approvals/index.ts'
import { openAmlCase } from '../../risk/index.ts'
import { clearByLowBalance, openRequirement } from '../../turnover/index.ts'
import { treasuryWallet } from '../../wallet/index.ts'
import { splitCredit, type Credited } from '@senluna/kit/cashier/deposit-amounts.ts'
import { collectDebt } from './debt.ts'
import type { Deposits } from '../deposits/deps.ts'
import { fxAccount, usdtCurrency } from '../deposits/exchange.ts'
import { roomOf } from '../deposits/allowance.ts'
import { stepDeposit, type Actor, type DepositRow } from '../deposits/store.ts'

/** Where the money of a credit comes from. */
export interface Funds {
  came: Credited
  /** It stands in suspense: so much of it goes out there, under the name of this part. */
  suspense?: { receiptId: string; part: number; amount: bigint }
  /** It came over a chain: so many millionths, at so much for one. */
  exchange?: { usdtMicro: bigint; rate: bigint }
  /** Nothing has come in that is known here. */
  unbacked?: true
}

/**
 * Credits a held order, all in `tx`: the order, the money with its fee, what must be played, the
 * news for the member's pages.
 *
 * What a limit of the member's own, or of their tier, leaves no room for goes into their locked
 * wallet. Answers undefined, with nothing written, when their wallet takes no money (a closed
 * account): then the money belongs into suspense.
 */
export async function creditDeposit(
  tx: Tx,
  deposits: Pick<Deposits, 'inTransitOf' | 'amlThresholdOf'>,
  order: DepositRow,
  funds: Funds,
  brand: Brand,
  by: Actor,
  now: Instant,
): Promise<DepositRow | undefined> {
  const query = queryOf(tx)
  const { gross, fee } = funds.came
  const { remaining } = await roomOf(tx, order.member_id, now)
  const wallets = await walletsOf(query, order.member_id)
  if (!(await takesMoney(tx, order.member_id))) return undefined
  assert(
    wallets.some(({ account }) => account === WALLET.MAIN),
    'a member who deposits has a wallet',
  )
  await clearByLowBalance(tx, order.member_id, await deposits.inTransitOf(tx, order.member_id), now)
  const split = splitCredit(gross, fee, remaining)
  await postCredit(tx, order, funds, split, brand, now)
  await collectDebt(tx, { order, at: now }, amount(split.main - (split.feeFrom === 'main' ? fee : 0n)))
  const credited = await stepDeposit(tx, order, 'CREDITED', 'credited', by, now, {
    reason: null,
    received: gross,
    fee,
    mainPart: split.main,
    lockedPart: split.locked,
    playedLater: split.locked > 0n,
    ...(funds.exchange ? { usdtMicro: funds.exchange.usdtMicro, usdtRate: funds.exchange.rate } : {}),
    ...(funds.unbacked ? { unbacked: true } : {}),
    detail: { received: gross.toString(), fee: fee.toString(), locked: split.locked.toString() },
  })
  const { member_id: memberId, merchant_id: merchantCode } = order
  await dropRequests(tx, { merchantCode, kind: 'deposit', id: order.order_no }, now)
  await openRequirement(tx, {
    memberId,
    merchantCode,
    source: 'DEPOSIT',
    sourceId: order.order_no,
    // What is kept from play is asked for when it is let go.
    required: split.main,
    now,
  })
  await lookAtDay(tx, deposits, order, brand, now)
  await tellBalance(tx, memberId, now)
  await tellOrder(tx, credited, now)
  const told = { orderNo: order.order_no, amount: (gross - fee).toString(), locked: split.locked.toString() }
  await emit(tx, now, { topic: 'depositCredited', audience: memberId, payload: told })
  return credited
}

/**
 * A day's deposits of one member above the threshold are for somebody to look into: one case a
 * member and day.
 */
async function lookAtDay(
  tx: Tx,
  deposits: Pick<Deposits, 'amlThresholdOf'>,
  { member_id: memberId, merchant_id: merchantCode }: DepositRow,
  brand: Brand,
  now: Instant,
): Promise<void> {
  const { rows } = await sql<{ came: bigint }>`select coalesce(sum(received), 0)::bigint as came from cashier.deposit
    where member_id = ${memberId} and state = 'CREDITED' and credited_at > ${new Date(later(now, -DAY))}`.execute(tx)
  if (rows[0]!.came < (await deposits.amlThresholdOf(merchantCode, now))) return
  const day = businessDate(now, brand.timeZone)
  await openAmlCase(tx, { merchantCode, memberId, day, signals: ['AML_THRESHOLD'], score: 0 }, now)
}

/** Whether a main wallet takes credits. */
async function takesMoney(tx: Tx, memberId: string): Promise<boolean> {
  const main = await walletOf(queryOf(tx), memberId, WALLET.MAIN)
  return main !== undefined && main.state !== 'closed'
}

async function postCredit(
  tx: Tx,
  order: DepositRow,
  { came, suspense, exchange }: Funds,
  split: ReturnType<typeof splitCredit>,
  brand: Brand,
  now: Instant,
): Promise<void> {
  const query = queryOf(tx)
  const { merchantCode, currency } = brand
  const house = (code: string, of: string = currency.code) =>
    houseAccount(query, { merchant: merchantCode, code, currency: of, lane: 0 }, now)
  const cash = cashAccount(order.channel_code)
  const counter = await house(exchange ? fxAccount(brand) : cash)
  const fees = await house(FEES)
  const feeLeg: Leg[] = came.fee > 0n ? [{ kind: KIND.DEPOSIT_FEE, amount: amount(0n - came.fee), counter: fees }] : []
  const posting = (owner: string, account: number, name: string, legs: Leg[]): Posting => ({
    owner,
    account,
    key: derivedId(name, order.id),
    source: SOURCE.DEPOSIT,
    at: now,
    legs,
  })
  const postings: Posting[] = []
  if (split.main > 0n)
    postings.push(
      posting(order.member_id, WALLET.MAIN, 'deposit', [
        { kind: KIND.DEPOSIT, amount: split.main, counter },
        ...(split.feeFrom === 'main' ? feeLeg : []),
      ]),
    )
  if (split.locked > 0n) {
    await openWallet(query, order.member_id, WALLET.LOCKED, currency.code, now)
    postings.push(
      posting(order.member_id, WALLET.LOCKED, 'deposit-locked', [
        { kind: KIND.DEPOSIT, amount: split.locked, counter },
        ...(split.feeFrom === 'locked' ? feeLeg : []),
      ]),
    )
  }
  if (suspense) {
    const wallet = await treasuryWallet(query, merchantCode, 'SUSPENSE', currency.code, now)
    const legs = [{ kind: KIND.DEPOSIT_CORRECTION, amount: amount(0n - suspense.amount), counter: await house(cash) }]
    const key = derivedId('suspense-out', suspense.receiptId, String(suspense.part))
    postings.push({ ...wallet, key, source: SOURCE.DEPOSIT, ref: derivedId('deposit', order.id), at: now, legs })
  }
  if (exchange) {
    const code = usdtCurrency(brand)
    const wallet = await treasuryWallet(query, merchantCode, 'EXCHANGE', code, now)
    const legs = [{ kind: KIND.DEPOSIT, amount: amount(exchange.usdtMicro), counter: await house(cash, code) }]
    postings.push({
      ...posting(wallet.owner, wallet.account, 'deposit-usdt', legs),
      ref: derivedId('deposit', order.id),
    })
  }
  for (const { status } of await post(query, postings, now)) assert(status === 'posted', `a deposit came to ${status}`)
}

/** Tells the member's pages what their main wallet holds now. */
export async function tellBalance(tx: Tx, memberId: string, now: Instant): Promise<void> {
  const main = (await walletsOf(queryOf(tx), memberId)).find(({ account }) => account === WALLET.MAIN)
  if (!main) return
  const balance = (main.balance - main.held).toString()
  const payload = { wallet: 'MAIN', balance, version: Number(main.version) } as const
  await emit(tx, now, { topic: 'balance', audience: memberId, payload })
}

/** Tells the member's pages where an order stands. */
export const tellOrder = (tx: Tx, order: DepositRow, now: Instant): Promise<void> =>
  emit(tx, now, {
    topic: 'cashier',
    audience: order.member_id,
    payload: { kind: 'deposit', orderNo: order.order_no, state: order.state },
  })

/** Puts money that nobody can be credited with yet into suspense. */
export async function intoSuspense(
  tx: Tx,
  of: { receiptId: string; channelCode: string; amount: Amount; usdt?: bigint },
  brand: Brand,
  now: Instant,
): Promise<void> {
  const query = queryOf(tx)
  const { merchantCode, currency } = brand
  const house = (code: string, unit: string) =>
    houseAccount(query, { merchant: merchantCode, code, currency: unit, lane: 0 }, now)
  const cash = cashAccount(of.channelCode)
  const wallet = await treasuryWallet(query, merchantCode, 'SUSPENSE', currency.code, now)
  const key = derivedId('suspense-in', of.receiptId)
  const common = { key, source: SOURCE.DEPOSIT, at: now }
  const counter = await house(of.usdt ? fxAccount(brand) : cash, currency.code)
  const postings: Posting[] = [{ ...wallet, ...common, legs: [{ kind: KIND.DEPOSIT, amount: of.amount, counter }] }]
  if (of.usdt) {
    const code = usdtCurrency(brand)
    const exchange = await treasuryWallet(query, merchantCode, 'EXCHANGE', code, now)
    const legs = [{ kind: KIND.DEPOSIT, amount: amount(of.usdt), counter: await house(cash, code) }]
    postings.push({ ...exchange, ...common, key: derivedId('suspense-usdt', of.receiptId), legs })
  }
  for (const { status } of await post(query, postings, now)) assert(status === 'posted', `suspense came to ${status}`)
}

/**
 * Puts many lines of one channel that name no order into suspense, as one event with a leg for
 * each.
 */
export async function allIntoSuspense(
  tx: Tx,
  of: { name: string; channelCode: string; amounts: readonly bigint[] },
  brand: Brand,
  now: Instant,
): Promise<void> {
  const query = queryOf(tx)
  const { merchantCode, currency } = brand
  const house = { merchant: merchantCode, code: cashAccount(of.channelCode), currency: currency.code, lane: 0 }
  const counter = await houseAccount(query, house, now)
  const wallet = await treasuryWallet(query, merchantCode, 'SUSPENSE', currency.code, now)
  const legs = of.amounts.map((units) => ({ kind: KIND.DEPOSIT, amount: amount(units), counter }))
  const key = derivedId('suspense-many', of.name)
  const [posted] = await post(query, [{ ...wallet, key, source: SOURCE.DEPOSIT, at: now, legs }], now)
  assert(posted?.status === 'posted', `suspense came to ${posted?.status}`)
}

/**
 * Takes money out of suspense without a member: sent back, or found to be what an order was
 * credited for before. `usdt`: so many millionths of it left the treasury the way they had come.
 */
export async function outOfSuspense(
  tx: Tx,
  of: { receiptId: string; part: number; channelCode: string; amount: Amount; usdt?: bigint },
  brand: Brand,
  now: Instant,
): Promise<void> {
  const query = queryOf(tx)
  const { merchantCode, currency } = brand
  const house = (code: string, unit: string) =>
    houseAccount(query, { merchant: merchantCode, code, currency: unit, lane: 0 }, now)
  const cash = cashAccount(of.channelCode)
  const wallet = await treasuryWallet(query, merchantCode, 'SUSPENSE', currency.code, now)
  const counter = await house(of.usdt === undefined ? cash : fxAccount(brand), currency.code)
  const common = { source: SOURCE.DEPOSIT, at: now }
  const legs = [{ kind: KIND.DEPOSIT_CORRECTION, amount: amount(0n - of.amount), counter }]
  const postings: Posting[] = [
    { ...wallet, ...common, key: derivedId('suspense-out', of.receiptId, String(of.part)), legs },
  ]
  if (of.usdt) {
    const code = usdtCurrency(brand)
    const exchange = await treasuryWallet(query, merchantCode, 'EXCHANGE', code, now)
    const back = [{ kind: KIND.DEPOSIT_CORRECTION, amount: amount(0n - of.usdt), counter: await house(cash, code) }]
    const key = derivedId('suspense-usdt-out', of.receiptId, String(of.part))
    postings.push({ ...exchange, ...common, key, legs: back })
  }
  for (const { status } of await post(query, postings, now))
    assert(status === 'posted', `what left suspense came to ${status}`)
}
