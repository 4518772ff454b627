import { randomInt } from 'node:crypto'
import type * as contract from '@senluna/contract/money/withdrawals.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { assert } from '@senluna/kit/assert.ts'
import { amount as money, type Amount } from '@senluna/kit/money.ts'
import { DAY, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { WALLET } from '@senluna/ledger/index.ts'
import { lockMember, memberById, refuseLocked, type Member } from '../../members/index.ts'
import { decideWithdrawal } from '../../risk/index.ts'
import { demandPin, type SpendCode } from '../../security/index.ts'
import { noteWithdrawn, requirementsOf, turnoverRow } from '../../turnover/index.ts'
import { stakedSince } from '../../wagers/index.ts'
import {
  availableNow,
  blockersOf,
  standingOf,
  tierFor,
  type Blocker,
  type Source,
  type WithdrawalLimits,
} from './blockers.ts'
import type { Withdrawals } from './deps.ts'
import { setAside } from '../payouts/money.ts'
import { queueParts } from '../payouts/parts.ts'
import { demandSecond, methodsOf } from './prove.ts'
import { quoteOf } from '@senluna/kit/cashier/withdrawal-quote.ts'
import { shownOrders } from './shown.ts'
import { noteStep, orderByNo, insertWithdrawal } from './store.ts'
import { SECOND_FROM, SECOND_FROM_A_DAY } from './terms.ts'
import { publishOrder } from './publish.ts'
import { ownAccount, otherOwners, type AccountRow } from '../payout-accounts/account-store.ts'

/** How long each path should take until money is on its way. */
const AUTO_TAKES = 5 * MINUTE
const PEOPLE_TAKE = 30 * MINUTE

/** Whether the payment password alone is not enough. */
const needsSecond = ({ out }: WithdrawalLimits, amount: Amount): boolean =>
  amount >= SECOND_FROM || out.today + amount >= SECOND_FROM_A_DAY

/**
 * What a withdrawal would cost and what stands in its way. Refuses SYS_NOT_FOUND for an account
 * that isn't the caller's.
 */
export async function quoteWithdrawal(withdrawals: Withdrawals, call: Call<typeof contract.withdrawQuote>) {
  const { db } = withdrawals
  const { brand, caller, now, query } = call
  const member = await memberById(db, caller.memberId)
  assert(member, 'a session has its account')
  const account = query.accountId === undefined ? undefined : await ownAccount(db, caller.memberId, query.accountId)
  const from = query.from ?? 'MAIN'
  const standing = await standingOf(withdrawals, db, member, brand, now, from)
  const amount = query.amount === undefined ? undefined : money(BigInt(query.amount))
  const quote =
    amount === undefined
      ? undefined
      : quoteOf(amount, { amount: standing.out.today, count: standing.out.count }, standing.terms)
  const blockers = blockersOf(standing, member, { amount, account }, now)
  const { terms, out } = standing
  const available = availableNow(standing)
  return {
    ...(quote && !('error' in quote) ? { fee: quote.fee.toString(), net: quote.net.toString() } : {}),
    limits: {
      min: terms.min.toString(),
      max: terms.max.toString(),
      step: terms.step.toString(),
      dailyMax: terms.dailyMax.toString(),
      dailyLeft: (terms.dailyMax > out.today ? terms.dailyMax - out.today : 0n).toString(),
      countMax: terms.countMax,
      countLeft: Math.max(0, terms.countMax - out.count),
      freeCount: terms.freeCount,
      feePpm: terms.feePpm,
      feeMin: terms.feeMin.toString(),
      feeMax: terms.feeMax.toString(),
    },
    freeLeft: Math.max(0, terms.freeCount - out.count),
    balance: standing.balance.toString(),
    available: available.amount.toString(),
    reasons: available.reasons.map(({ code, remaining }) => ({
      code,
      ...(remaining === undefined ? {} : { remaining: remaining.toString() }),
    })),
    ...(standing.kept > 0n ? { kept: standing.kept.toString() } : {}),
    turnover: from === 'LOCKED' ? [] : (await requirementsOf(db, caller.memberId)).map(turnoverRow),
    totalRemaining: standing.turnover.toString(),
    blockers,
    ...(blockers.includes('WD_KYC') ? { tierNeeded: tierFor(standing, amount ?? money(0n)) } : {}),
    second: amount !== undefined && needsSecond(standing, amount),
    methods: await methodsOf(withdrawals, db, caller.memberId),
    autoConfirmMinutes: terms.autoConfirmMinutes,
  }
}

/** What is refused before anybody is asked for the payment password. */
const FIRST = new Set<Blocker>(['AUTH_EXCLUDED', 'WD_KYC', 'PIN_NOT_SET'])

function refuse(blocker: Blocker | undefined, standing: WithdrawalLimits, amount: Amount): void {
  if (blocker === undefined) return
  const value =
    blocker === 'WD_TURNOVER'
      ? { remaining: standing.turnover.toString() }
      : blocker === 'WD_KYC'
        ? { tierNeeded: tierFor(standing, amount) }
        : undefined
  throw new Refusal(blocker, value ? { value } : {})
}

type OrderCall = Call<typeof contract.orderWithdrawal>

/** Uses up, with the order, the second thing that it was proved by. */
type Proof = SpendCode | undefined

/**
 * Looks at an order before its transaction opens, and has the member prove who they are: tries of
 * the payment password count even when nothing is ordered.
 *
 * Refuses, in this order: SYS_NOT_FOUND (the account), AUTH_RESTRICTED, AUTH_EXCLUDED, WD_KYC,
 * PIN_*, what a second thing refuses.
 */
export async function proveOrder(withdrawals: Withdrawals, call: OrderCall): Promise<Proof> {
  const { db } = withdrawals
  const { body, brand, caller, now } = call
  const { memberId } = caller
  const amount = money(BigInt(body.amount))
  await ownAccount(db, memberId, body.accountId)
  await refuseLocked(db, memberId, 'MONEY')
  const member = await memberById(db, memberId)
  assert(member, 'a session has its account')
  const standing = await standingOf(withdrawals, db, member, brand, now, body.from ?? 'MAIN')
  const blocker = blockersOf(standing, member, { amount }, now).find((known) => FIRST.has(known))
  refuse(blocker, standing, amount)
  await demandPin(withdrawals.security, memberId, body.paymentPassword, now)
  return needsSecond(standing, amount) ? demandSecond(withdrawals, call, body) : undefined
}

/**
 * Orders a withdrawal, in the transaction of the call: the money is set aside, the risk is decided,
 * and what nobody must look at goes to be paid.
 *
 * Refuses, in this order: SYS_NOT_FOUND (the account), AUTH_RESTRICTED, AUTH_EXCLUDED, WD_KYC,
 * WAL_DEBT, WAL_ARREARS, WD_TURNOVER, the limits, what the account has against it,
 * WAL_INSUFFICIENT. Two at once of one member wait for each other.
 */
export async function orderWithdrawal(withdrawals: Withdrawals, call: OrderCall, tx: Tx, proof: Proof) {
  const { body, brand, caller, now } = call
  const { memberId } = caller
  const amount = money(BigInt(body.amount))
  const from = body.from ?? 'MAIN'
  const member = (await lockMember(tx, memberId))!
  const account = await ownAccount(tx, memberId, body.accountId)
  await refuseLocked(tx, memberId, 'MONEY')
  const standing = await standingOf(withdrawals, tx, member, brand, now, from)
  refuse(blockersOf(standing, member, { amount, account }, now)[0], standing, amount)
  // What came between may have made the sum of the day larger than it was when nothing more was
  // asked for.
  if (!proof && needsSecond(standing, amount))
    throw new Refusal('AUTH_MFA_REQUIRED', { value: { methods: await methodsOf(withdrawals, tx, memberId) } })
  await proof?.(tx)
  const hiddenNetwork = withdrawals.isHidden(call.request)
  const wanted = { member, account, standing, amount, from, brand: call.brand, hiddenNetwork }
  const no = await insertOrder(withdrawals, tx, wanted, now)
  const order = await orderByNo(tx, { merchantCode: brand.merchantCode, no })
  const [shown] = await shownOrders(tx, [order!], now)
  return shown!
}

interface NewOrder {
  member: Member
  account: AccountRow
  standing: WithdrawalLimits
  amount: Amount
  from: Source
  brand: Call<typeof contract.orderWithdrawal>['brand']
  hiddenNetwork: boolean
}

async function insertOrder(withdrawals: Withdrawals, tx: Tx, wanted: NewOrder, now: Instant): Promise<string> {
  const { member, account, standing, amount, from, brand } = wanted
  const { terms, out } = standing
  const quote = quoteOf(amount, { amount: out.today, count: out.count }, terms)
  assert(!('error' in quote), 'the limits were looked at before')
  const no = newNo()
  const wallet = WALLET[from]
  const order = { no, merchant_id: brand.merchantCode, member_id: member.id, currency: brand.currency.code, wallet }
  const held = await setAside(tx, order, amount, now)
  if (held === 'insufficient') throw new Refusal('WAL_INSUFFICIENT')
  if (held === 'frozen') throw new Refusal('AUTH_EXCLUDED')
  assert(held === 'posted', `setting ${no} aside came to ${held}`)
  const { score, decision } = await decideWithdrawal(
    tx,
    { no, facts: await factsOf(withdrawals, tx, wanted, now), autoMax: terms.autoMax, timeZone: brand.timeZone },
    now,
  )
  const state = decision === 'AUTO' ? 'APPROVED' : decision === 'HOLD' ? 'HOLD' : 'REVIEW'
  await insertWithdrawal(
    tx,
    {
      no,
      merchantCode: brand.merchantCode,
      memberId: member.id,
      code: brand.currency.code,
      amount,
      fee: quote.fee,
      accountId: account.id,
      wallet,
      state,
      decision,
      score,
      autoConfirmMinutes: terms.autoConfirmMinutes,
      autoTakes: AUTO_TAKES,
      peopleTake: PEOPLE_TAKE,
    },
    now,
  )
  for (const step of ['SUBMITTED', state]) await noteStep(tx, { no, state: step, by: 'system' }, now)
  if (from === 'MAIN') await noteWithdrawn(tx, member.id, now)
  if (state === 'APPROVED') await queueParts(tx, (await orderByNo(tx, { merchantCode: brand.merchantCode, no }))!, now)
  await publishOrder(tx, order, state, now)
  return no
}

async function factsOf(withdrawals: Withdrawals, tx: Tx, wanted: NewOrder, now: Instant) {
  const { member, account, standing, amount, hiddenNetwork } = wanted
  const deposits = await withdrawals.deposited(tx, member.id, now)
  const sum = (list: typeof deposits) => money(list.reduce((total, payment) => total + payment.amount, 0n))
  const day = sum(deposits.filter(({ at }) => at > now - DAY))
  const out = money(standing.out.day + amount)
  return {
    member,
    amount,
    to: {
      kind: account.kind,
      number: account.number,
      holder: account.holder,
      otherOwners: await otherOwners(tx, account),
    },
    deposited: sum(deposits),
    staked: await stakedSince(queryOf(tx), member.id, new Date(now - 30 * DAY)),
    day: out > day ? out : day,
    amlThreshold: standing.terms.amlThreshold,
    paid: standing.out.paid,
    disputed: standing.out.disputed,
    kycTier: standing.kycTier,
    hiddenNetwork,
    ...(await withdrawals.knownOf(tx, member, now)),
  }
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Short enough to be read out, and not to be guessed from another. */
const newNo = (): string => `WD${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
