import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import {
  cashAccount,
  FEES,
  house,
  KIND,
  moveAll,
  openWallet,
  SOURCE,
  wallet,
  WALLET,
  walletOf,
  walletsOf,
  type HouseCode,
  type Movement,
  type Step,
  type WalletSide,
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
import { allowanceOf } from '../deposits/allowance.ts'
import { stepDeposit, type Actor } from '../deposits/store/order-changes.ts'
import type { DepositRow } from '../deposits/store/orders.ts'
import { receivedInADay } from '../deposits/queries/past-deposits.ts'

/** Where the money of a credit comes from. */
export interface Funds {
  came: Credited
  /** It stands in suspense: so much of it goes out there, under the name of this part. */
  suspense?: { receiptId: Id<'receipt'>; part: number; amount: Amount }
  /** It came over a chain: so many millionths, at so much for one. */
  exchange?: { usdtMicro: bigint; rate: bigint }
  /** Nothing has come in that is known here. */
  unbacked?: true
}

/**
 * Credits a held order, all in `tx`: the order, the money with its fee, what must be played, the
 * news for the member's pages.
 *
 * What a limit of the member's own, or of their tier, does not allow goes into their locked
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
  const { remaining } = await allowanceOf(tx, order.member_id, now)
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
  await publishBalance(tx, memberId, now)
  await publishDeposit(tx, credited, now)
  const payload = {
    orderNo: order.order_no,
    amount: (gross - fee).toString(),
    fee: fee.toString(),
    locked: split.locked.toString(),
  }
  await emit(tx, now, { topic: 'depositCredited', audience: memberId, payload })
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
  const past = await receivedInADay(tx, memberId, now)
  if (past.came < (await deposits.amlThresholdOf(merchantCode, now))) return
  const day = businessDate(now, brand.timeZone)
  await openAmlCase(tx, { merchantCode, memberId, day, signals: ['AML_THRESHOLD'], score: 0 }, now)
}

/** Whether a main wallet takes credits. */
async function takesMoney(tx: Tx, memberId: Id<'member'>): Promise<boolean> {
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
  const cash = cashAccount(order.channel_code)
  const from = house(brand, exchange ? fxAccount(brand) : cash)
  const movement = (name: string, steps: Step[]): Movement => ({
    key: derivedId(name, order.id),
    source: SOURCE.DEPOSIT,
    steps,
  })
  const credit = (to: WalletSide, part: Amount, bearsFee: boolean): Step[] => [
    { kind: KIND.DEPOSIT, amount: part, from, to },
    ...(bearsFee && came.fee > 0n
      ? [{ kind: KIND.DEPOSIT_FEE, amount: came.fee, from: to, to: house(brand, FEES) }]
      : []),
  ]
  const movements: Movement[] = []
  if (split.main > 0n)
    movements.push(movement('deposit', credit(wallet(order.member_id, 'MAIN'), split.main, split.feeFrom === 'main')))
  if (split.locked > 0n) {
    const to = wallet(order.member_id, 'LOCKED')
    await openWallet(query, to.owner, to.account, currency.code, now)
    movements.push(movement('deposit-locked', credit(to, split.locked, split.feeFrom === 'locked')))
  }
  const ref = derivedId('deposit', order.id)
  if (suspense) {
    const held = await treasuryWallet(query, merchantCode, 'SUSPENSE', currency.code, now)
    const key = derivedId<'posting'>('suspense-out', suspense.receiptId, String(suspense.part))
    const out = { kind: KIND.DEPOSIT_CORRECTION, amount: amount(suspense.amount), from: held, to: house(brand, cash) }
    movements.push({ key, source: SOURCE.DEPOSIT, ref, steps: [out] })
  }
  if (exchange) movements.push({ ...movement('deposit-usdt', [await usdtIn(tx, brand, cash, exchange, now)]), ref })
  await moveAll(query, movements, now)
}

/** USDT that came by a channel, into the treasury. */
async function usdtIn(
  tx: Tx,
  brand: Brand,
  channel: HouseCode,
  { usdtMicro }: { usdtMicro: bigint },
  now: Instant,
): Promise<Step> {
  const code = usdtCurrency(brand)
  const to = await treasuryWallet(queryOf(tx), brand.merchantCode, 'EXCHANGE', code, now)
  return { kind: KIND.DEPOSIT, amount: amount(usdtMicro), from: house(brand, channel, code), to }
}

/** Tells the member's pages what their main wallet holds now. */
export async function publishBalance(tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> {
  const main = (await walletsOf(queryOf(tx), memberId)).find(({ account }) => account === WALLET.MAIN)
  if (!main) return
  const balance = (main.balance - main.held).toString()
  const payload = { wallet: 'MAIN', balance, version: Number(main.version) } as const
  await emit(tx, now, { topic: 'balance', audience: memberId, payload })
}

/** Tells the member's pages where an order stands. */
export const publishDeposit = (tx: Tx, order: DepositRow, now: Instant): Promise<void> =>
  emit(tx, now, {
    topic: 'cashier',
    audience: order.member_id,
    payload: { kind: 'deposit', orderNo: order.order_no, state: order.state },
  })

/** Puts money that nobody can be credited with yet into suspense. */
export async function intoSuspense(
  tx: Tx,
  receipt: { receiptId: Id<'receipt'>; channelCode: string; amount: Amount; usdt?: bigint },
  brand: Brand,
  now: Instant,
): Promise<void> {
  const query = queryOf(tx)
  const cash = cashAccount(receipt.channelCode)
  const to = await treasuryWallet(query, brand.merchantCode, 'SUSPENSE', brand.currency.code, now)
  const from = house(brand, receipt.usdt ? fxAccount(brand) : cash)
  const movement = (key: Id<'posting'>, step: Step): Movement => ({ key, source: SOURCE.DEPOSIT, steps: [step] })
  const movements = [
    movement(derivedId('suspense-in', receipt.receiptId), { kind: KIND.DEPOSIT, amount: receipt.amount, from, to }),
  ]
  if (receipt.usdt) {
    const step = await usdtIn(tx, brand, cash, { usdtMicro: receipt.usdt }, now)
    movements.push(movement(derivedId('suspense-usdt', receipt.receiptId), step))
  }
  await moveAll(query, movements, now)
}

/**
 * Puts many lines of one channel that name no order into suspense, as one event with a leg for
 * each.
 */
export async function allIntoSuspense(
  tx: Tx,
  file: { name: string; channelCode: string; amounts: readonly Amount[] },
  brand: Brand,
  now: Instant,
): Promise<void> {
  const query = queryOf(tx)
  const to = await treasuryWallet(query, brand.merchantCode, 'SUSPENSE', brand.currency.code, now)
  const from = house(brand, cashAccount(file.channelCode))
  const steps = file.amounts.map((amount) => ({ kind: KIND.DEPOSIT, amount, from, to }))
  await moveAll(query, [{ key: derivedId('suspense-many', file.name), source: SOURCE.DEPOSIT, steps }], now)
}

/**
 * Takes money out of suspense without a member: sent back, or found to be what an order was
 * credited for before. `usdt`: so many millionths of it left the treasury the way they had come.
 */
export async function outOfSuspense(
  tx: Tx,
  receipt: { receiptId: Id<'receipt'>; part: number; channelCode: string; amount: Amount; usdt?: bigint },
  brand: Brand,
  now: Instant,
): Promise<void> {
  const query = queryOf(tx)
  const cash = cashAccount(receipt.channelCode)
  const from = await treasuryWallet(query, brand.merchantCode, 'SUSPENSE', brand.currency.code, now)
  const to = house(brand, receipt.usdt === undefined ? cash : fxAccount(brand))
  const kind = KIND.DEPOSIT_CORRECTION
  const movement = (name: string, step: Step): Movement => ({
    key: derivedId(name, receipt.receiptId, String(receipt.part)),
    source: SOURCE.DEPOSIT,
    steps: [step],
  })
  const movements = [movement('suspense-out', { kind, amount: receipt.amount, from, to })]
  if (receipt.usdt) {
    const code = usdtCurrency(brand)
    const treasury = await treasuryWallet(query, brand.merchantCode, 'EXCHANGE', code, now)
    const back = { kind, amount: amount(receipt.usdt), from: treasury, to: house(brand, cash, code) }
    movements.push(movement('suspense-usdt-out', back))
  }
  await moveAll(query, movements, now)
}
