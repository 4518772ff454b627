import { pageOf } from '../../../platform/page.ts'
import { sql } from 'kysely'
import { Refusal } from '@senluna/contract/refusals.ts'
import type * as contract from '@senluna/contract/money/transfers.ts'
import { assert } from '@senluna/kit/assert.ts'
import { type AccountType, ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import {
  clearingAccount,
  house,
  KIND,
  moveAll,
  SOURCE,
  STATUS,
  wallet,
  WALLET,
  walletsOf,
  type Kind,
  type Movement,
  type Step,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import type { Call } from '../../../platform/http/route.ts'
import { derivedId } from '../../../platform/ids.ts'
import { collectDebt } from '../../cashier/index.ts'
import { MEMBER_STATE, directBelow, parentOf, placeInTree, refuseLocked } from '../../members/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { demandPin } from '../../security/index.ts'
import { openRequirement, remainingOf } from '../../turnover/index.ts'
import type { Transfers } from '../transfers.ts'
import { publishBalance } from '../postings.ts'
import { refuseArrears, refuseDebt } from '../rules.ts'
import { insertTransfer, type Way, sentToday } from './line-store.ts'

/**
 * What may go from one account to another: at least, at most at once and a day, and in which steps.
 */
export const LINE = {
  min: amount(50_000n),
  max: amount(100_000_000n),
  step: amount(1_000n),
  day: amount(500_000_000n),
}

/** The house account that stands between the two wallets; empty after every transfer. */
const BETWEEN = clearingAccount('LINE')
const KINDS: Readonly<Record<Way, readonly [sent: Kind, came: Kind]>> = {
  UP: [KIND.TO_UPLINE, KIND.FROM_DOWNLINE],
  DOWN: [KIND.TO_DOWNLINE, KIND.FROM_UPLINE],
}

/** General agents and agents have people below them to send money to. */
const sendsDown = (type: AccountType): boolean => type === ACCOUNT_TYPE.AGENT || type === ACCOUNT_TYPE.GENERAL_AGENT

type LineCall = Call<typeof contract.transferUpline>

/**
 * Whether somebody may send money along their line at all, and proves it by the payment password.
 *
 * Refuses AGT_TRANSFER_OFF where the brand's profile has no such channel, AGT_NOT_DIRECT, and what
 * `demandPin` refuses.
 */
export async function mayTransfer(transfers: Transfers, { brand, caller, body, now }: LineCall, way: Way) {
  if (!brand.profile.agentChannel) throw new Refusal('AGT_TRANSFER_OFF')
  if (way === 'DOWN' && !sendsDown(caller.type)) throw new Refusal('AGT_NOT_DIRECT')
  await demandPin({ db: transfers.db, members: transfers.members }, caller.memberId, body.paymentPassword, now)
}

/**
 * Sends money to one's own upline, or to somebody right below; both see it, and nobody takes it
 * back.
 *
 * Refuses AGT_NOT_DIRECT for anybody else and for closed accounts, AUTH_RESTRICTED, RG_COOLING_OFF,
 * WAL_STEP, WAL_LIMIT, WAL_DEBT, WAL_ARREARS, WD_TURNOVER, WAL_INSUFFICIENT.
 */
export async function sendInLine(call: LineCall, tx: Tx, way: Way) {
  const { brand, caller, body, now, key } = call
  const { memberId } = caller
  const receiver = await receiverOf(tx, call, way)
  const units = amount(BigInt(body.amount))
  if (units % LINE.step !== 0n) throw new Refusal('WAL_STEP', { value: { step: LINE.step.toString() } })
  if (units < LINE.min || units > LINE.max) throw limitRefusal(LINE.max)
  // Two at once would each see the day without the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`line:${memberId}`}, 0))`.execute(tx)
  const left = amount(LINE.day - (await sentToday(tx, memberId, brand.timeZone, now)))
  if (units > left) throw limitRefusal(left)
  await refuseLocked(tx, memberId, 'MONEY')
  await refuseLocked(tx, receiver, 'MONEY')
  if ((await outOfPlay(tx, [memberId, receiver], now)).size > 0) throw new Refusal('RG_COOLING_OFF')
  await refuseDebt(queryOf(tx), memberId)
  await refuseArrears(tx, memberId)
  const remaining = await remainingOf(tx, memberId)
  if (remaining > 0n) throw new Refusal('WD_TURNOVER', { value: { remaining: remaining.toString() } })
  const transferId = derivedId<'member-transfer'>('line', memberId, key)
  const version = await postBoth(tx, { sender: memberId, receiver, way, units, transferId, call })
  await insertTransfer(
    tx,
    { merchantCode: brand.merchantCode, memberId, receiver, way, amount: units, code: brand.currency.code },
    now,
  )
  await openRequirement(tx, {
    memberId: receiver,
    merchantCode: brand.merchantCode,
    source: 'TRANSFER',
    sourceId: transferId,
    required: units,
    now,
  })
  const order = { id: transferId, member_id: receiver, merchant_id: brand.merchantCode, currency: brand.currency.code }
  await collectDebt(tx, { order, at: now }, units)
  for (const member of [memberId, receiver]) await publishBalance(tx, member, now)
  const args = { name: caller.userName, amount: { money: body.amount }, at: { at: new Date(now).toISOString() } }
  const route = '/?mc=transactionHistory'
  await sendMessage(tx, { memberId: receiver, tab: 'PERSONAL', template: 'moneyFromLine', args, route }, now)
  const main = (await walletsOf(queryOf(tx), memberId)).find(({ account }) => account === WALLET.MAIN)
  assert(main, 'who sent money has a wallet')
  return { serialNo: `${WALLET.MAIN}-${version}`, balance: (main.balance - main.held).toString() }
}

const limitRefusal = (max: Amount) =>
  new Refusal('WAL_LIMIT', { value: { min: LINE.min.toString(), max: (max < 0n ? 0n : max).toString() } })

/** Whom it goes to: an open account right above, or right below. */
async function receiverOf(tx: Tx, { caller, brand, body }: LineCall, way: Way): Promise<Id<'member'>> {
  const own = await placeInTree(tx, brand.merchantCode, { id: caller.memberId })
  const wanted = way === 'UP' ? own?.parentId : body.toId && id<'member'>(body.toId)
  const other = wanted && (await placeInTree(tx, brand.merchantCode, { id: wanted }))
  if (!other || other.state !== MEMBER_STATE.OPEN || (way === 'DOWN' && other.parentId !== caller.memberId))
    throw new Refusal('AGT_NOT_DIRECT')
  return other.id
}

async function postBoth(
  tx: Tx,
  move: {
    sender: Id<'member'>
    receiver: Id<'member'>
    way: Way
    units: Amount
    transferId: Id<'member-transfer'>
    call: Pick<LineCall, 'brand' | 'now'>
  },
): Promise<bigint> {
  const { brand, now } = move.call
  const query = queryOf(tx)
  const between = house(brand, BETWEEN)
  const [sent, came] = KINDS[move.way]
  const movement = (owner: Id<'member'>, step: Step): Movement => ({
    key: derivedId('line', move.transferId, owner),
    source: SOURCE.TRANSFER,
    ref: move.transferId,
    steps: [step],
  })
  const [sender, receiver] = [wallet(move.sender, 'MAIN'), wallet(move.receiver, 'MAIN')]
  const [from, to] = await moveAll(
    query,
    [
      movement(move.sender, { kind: sent, amount: move.units, from: sender, to: between }),
      movement(move.receiver, { kind: came, amount: move.units, from: between, to: receiver }),
    ],
    now,
    STATUS,
  )
  if (from?.status === 'insufficient') throw new Refusal('WAL_INSUFFICIENT')
  // Wallets that take nothing, or give nothing: an account that is being closed, or has none.
  if (from?.status !== 'posted' || to?.status !== 'posted') throw new Refusal('AGT_NOT_DIRECT')
  return from.version
}

/** Whom the caller may send money to, and how much. Refuses AGT_TRANSFER_OFF. */
export async function partnersOf({ db }: Transfers, call: Call<typeof contract.transferPartners>) {
  const { brand, caller, query, now } = call
  if (!brand.profile.agentChannel) throw new Refusal('AGT_TRANSFER_OFF')
  const size = query.pageSize ?? 20
  const downlines = sendsDown(caller.type)
  const [upline, found, sent] = await Promise.all([
    parentOf(db, caller.memberId),
    downlines ? directBelow(db, caller.memberId, { after: query.after, name: query.name, most: size + 1 }) : [],
    sentToday(db, caller.memberId, brand.timeZone, now),
  ])
  return {
    ...(upline ? { upline: { account: upline.userName } } : {}),
    downlines,
    ...pageOf(
      found,
      size,
      ({ userName }) => userName,
      ({ id, userName: account, nickname }) => ({ id, account, nickname }),
    ),
    min: LINE.min.toString(),
    max: LINE.max.toString(),
    step: LINE.step.toString(),
    leftToday: (LINE.day - sent < 0n ? 0n : LINE.day - sent).toString(),
  }
}
