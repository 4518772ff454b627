import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Right } from '@senluna/kit/staff.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { dayRange } from '../../../../platform/day-range.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { pageOf } from '../../../../platform/page.ts'
import { filesById, sendPicture } from '../../../files/index.ts'
import { maskedWords, memberById } from '../../../members/index.ts'
import { staffDid } from '../../../staff/index.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { listReceipts, type ReceiptRow } from '../../receipts/store.ts'
import { depositByNo, type DepositRow } from '../../deposits/store/orders.ts'
import { listDeposits } from '../../deposits/queries/list.ts'
import { isStopped } from '../../deposits/store/stops.ts'
import { eventsOf } from '../../deposits/queries/events.ts'

type StaffCall = Call<Endpoint & { for: 'staff' }>

const PAGE = 20

/** What amounts of a brand are shown in. */
export const shownCurrency = ({ currency }: Brand) => ({
  code: currency.code,
  exponent: currency.scale,
  displayDecimals: currency.displayDecimals,
})

const keyOf = (after: string | undefined): string | undefined => {
  if (after !== undefined && !isUuid(after)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  return after
}

interface Reader {
  brand: Brand
  caller: { rights: readonly Right[] }
}

/** Whether somebody works at deposits, or at money in suspense: they compare names as they are. */
const readsNames = ({ rights }: Reader['caller']): boolean => ACTS.some((right) => rights.includes(right))

const ACTS: readonly Right[] = ['deposits.edit', 'deposits.approve', 'suspense.edit', 'suspense.approve']

/** What a bank says of a payer, as somebody of the staff may read it. */
export const shownPayer = <Payer extends { name: string | null; account?: string }>(payer: Payer, by: Reader): Payer =>
  readsNames(by.caller)
    ? payer
    : {
        ...payer,
        ...(payer.name === null ? {} : { name: maskedWords(payer.name) }),
        ...(payer.account === undefined ? {} : { account: payer.account.replaceAll(/\S(?=\S{4})/g, '*') }),
      }

export const deskDeposit = (order: DepositRow, reader: Reader): contract.DeskDeposit => ({
  orderNo: order.order_no,
  memberId: order.member_id,
  userName: order.user_name,
  method: order.method,
  channel: order.channel_code,
  asked: order.asked.toString(),
  ...(order.received === null ? {} : { received: order.received.toString() }),
  ...(order.fee === null ? {} : { fee: order.fee.toString() }),
  currency: shownCurrency(reader.brand),
  ...(order.content === null ? {} : { content: order.content }),
  ...(order.payer_name === null ? {} : { payerName: shownPayer({ name: order.payer_name }, reader).name }),
  state: order.state,
  ...(order.reason === null ? {} : { reason: order.reason }),
  saidPaid: order.said_paid_at !== null,
  proofs: order.proof.length,
  createdAt: order.created_at.toISOString(),
  expiresAt: order.expires_at.toISOString(),
  ...(order.credited_at === null ? {} : { creditedAt: order.credited_at.toISOString() }),
})

export function deskReceipt(row: ReceiptRow, reader: Reader): contract.Receipt {
  const payer = shownPayer({ name: row.payer_name, account: row.payer_account }, reader)
  return {
    id: row.id,
    source: row.source,
    channel: row.channel_code,
    bookedAt: row.booked_at.toISOString(),
    amount: row.amount.toString(),
    left: row.left_over.toString(),
    currency: shownCurrency(reader.brand),
    ...(row.usdt_micro === null ? {} : { usdtMicro: row.usdt_micro.toString() }),
    content: row.content,
    payerName: payer.name,
    payerAccount: payer.account,
    reference: row.reference,
    state: row.state,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.order_no === null ? {} : { orderNo: row.order_no }),
    createdAt: row.created_at.toISOString(),
  }
}

/** Orders as the desk lists them; the look at names is written down. */
export async function deposits(desk: Deposits, call: Call<typeof contract.deskDeposits>) {
  const page = await pageOfDeposits(desk, call)
  const { state, queue } = call.query
  await staffDid(desk.db, call, { action: 'deposits.list', object: { kind: 'deposits', id: state ?? queue ?? 'all' } })
  return page
}

/** The same, for the export, which writes its own look down. */
export async function pageOfDeposits({ db }: Deposits, call: Call<typeof contract.deskDeposits>) {
  const { brand, query } = call
  const size = query.pageSize ?? PAGE
  const found = await listDeposits(db, {
    merchantCode: brand.merchantCode,
    ...(query.state ? { states: [query.state] } : {}),
    method: query.method,
    channel: query.channel,
    first: query.first === 'true',
    search: query.search,
    ...dayRange({ from: query.from, to: query.to }, brand.timeZone),
    waiting: query.queue === 'waiting' && query.state === undefined && query.first === undefined,
    after: keyOf(query.after),
    size: size + 1,
  })
  return pageOf(
    found,
    size,
    (last) => last.id,
    (row) => deskDeposit(row, call),
  )
}

/** One order with all there is to it; the look is written down. Refuses SYS_NOT_FOUND. */
export async function deposit(deposits: Deposits, call: Call<typeof contract.deskDepositOne>) {
  const { db } = deposits
  const { brand, caller } = call
  const order = await orderAt(deposits, call)
  const events = await eventsOf(db, order.id)
  const { merchantCode } = brand
  const receipts = await listReceipts(db, { merchantCode, depositId: order.id, size: 20 })
  const open = order.state !== 'CREDITED' && order.state !== 'REJECTED'
  const candidates = open
    ? await listReceipts(db, {
        merchantCode,
        states: ['SUSPENSE'],
        channelId: order.channel_id,
        amount: order.asked,
        size: 10,
      })
    : []
  const images = await filesById(db, merchantCode, order.proof)
  const member = await memberById(db, order.member_id)
  const realName = member?.profile.payeeName
  await staffDid(db, call, { action: 'deposits.read', object: { kind: 'deposit', id: order.order_no } })
  return {
    ...deskDeposit(order, call),
    provider: order.provider,
    ...(order.provider_ref === null ? {} : { providerRef: order.provider_ref }),
    ...(realName ? { realName: readsNames(caller) ? realName : maskedWords(realName) } : {}),
    ...(order.main_part === null ? {} : { main: order.main_part.toString() }),
    ...(order.locked_part === null ? {} : { locked: order.locked_part.toString() }),
    proof: images.map(({ id, width, height }) => ({
      fileId: id,
      url: `/bo/v1/deposits/${order.order_no}/pictures/${id}`,
      width,
      height,
    })),
    events: events.map((event) => ({
      at: event.at.toISOString(),
      ...(event.from_state === null ? {} : { from: event.from_state }),
      to: event.to_state,
      actorKind: event.actor_kind,
      actor: event.actor_name,
      what: event.what,
      detail: event.detail,
    })),
    receipts: receipts.map((row) => deskReceipt(row, call)),
    candidates: candidates.filter(({ deposit_id: taken }) => taken !== order.id).map((row) => deskReceipt(row, call)),
    stopped: await isStopped(db, order.member_id),
  }
}

export async function orderAt({ db }: Pick<Deposits, 'db'>, { brand, params }: Pick<StaffCall, 'brand' | 'params'>) {
  const order = await depositByNo(db, brand.merchantCode, params.orderNo ?? '')
  if (!order) throw new Refusal('SYS_NOT_FOUND')
  return order
}

/**
 * A picture of an order; the look is written down. Refuses SYS_NOT_FOUND, also for one that came
 * with another order.
 */
export async function picture(deposits: Deposits, call: Call<typeof contract.deskDepositPicture>) {
  const order = await orderAt(deposits, call)
  const fileId = order.proof.find((id) => id === call.params.fileId)
  if (fileId === undefined) throw new Refusal('SYS_NOT_FOUND')
  const object = { kind: 'deposit', id: order.order_no }
  await staffDid(deposits.db, call, { action: 'deposits.picture', object, after: { fileId } })
  return sendPicture(deposits.files, { merchantCode: call.brand.merchantCode, memberId: null }, fileId, call.reply)
}

/** What came in, as the desk lists it. */
export async function suspense({ db }: Deposits, call: Call<typeof contract.suspenseList>) {
  const { brand, query } = call
  const size = query.pageSize ?? PAGE
  const found = await listReceipts(db, {
    merchantCode: brand.merchantCode,
    states: query.state ? [query.state] : ['SUSPENSE', 'REVIEW', 'NEW'],
    channel: query.channel,
    search: query.search,
    payers: readsNames(call.caller),
    after: keyOf(query.after),
    size: size + 1,
  })
  return pageOf(
    found,
    size,
    (last) => last.id,
    (row) => deskReceipt(row, call),
  )
}
