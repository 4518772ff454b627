import type * as contract from '@senluna/contract/money/deposits.ts'
import { IMAGE_COUNT } from '@senluna/contract/site/files.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { TIER_FOR_DEPOSITS } from '@senluna/kit/cashier/tiers.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import { instant, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { depositPromptOf } from '../../protection/index.ts'
import { claimFiles, filesById, imageRef } from '../../files/index.ts'
import { isOpen, OPEN_STATES } from '@senluna/kit/cashier/deposit-states.ts'
import { askedSince, channelsOf } from './channels/store.ts'
import { publishDeposit } from '../receipts/credit.ts'
import type { Deposits } from './deps.ts'
import { blockOf, dayBegin } from './refusals.ts'
import { lockedAmountOf, allowanceOf } from './allowance.ts'
import { shownChannel, shownOrder } from './shown.ts'
import { addEvent, addProof, stepDeposit } from './store/order-changes.ts'
import { depositByNo, lockDepositByNo, type DepositRow } from './store/orders.ts'
import { depositedSince, listDeposits } from './queries/list.ts'
import { isStopped } from './store/stops.ts'

/** Before every deposit. */
const EVER = instant(0)

/**
 * The ways open to the caller now, the one their money came by last in front, and what their own
 * limits leave.
 */
export async function channels(deposits: Deposits, { caller, brand, now }: Call<typeof contract.depositChannels>) {
  const { db, providers } = deposits
  const level = await deposits.levelOf(caller.memberId)
  const open = (await channelsOf(db, brand.merchantCode)).filter(
    (channel) => channel.state === 'OPEN' && providers.has(channel.provider) && channel.vip_from <= level,
  )
  const day = dayBegin(brand, now)
  const isBelowCap = await Promise.all(
    open.map(
      async (channel) =>
        channel.daily_cap === null || (await askedSince(db, channel.id, day)) + channel.least <= channel.daily_cap,
    ),
  )
  const last = await lastCredited(deposits, caller.memberId, brand.merchantCode)
  const shown = open
    .filter((_, index) => isBelowCap[index])
    .toSorted((a, b) => sameness(b, last) - sameness(a, last))
    .map((channel) => shownChannel(channel, brand))
  const methods = [...new Set(shown.map(({ method }) => method))]
  const { allowance, kept } = await db.transaction().execute(async (tx) => {
    const found = await allowanceOf(tx, caller.memberId, now)
    return { allowance: found, kept: await lockedAmountOf(tx, caller.memberId, found, now) }
  })
  const offered = (await depositedSince(db, caller.memberId, EVER))
    ? []
    : await depositPromptOf(db, caller.memberId, brand)
  const until = await blockOf(db, caller.memberId, undefined, now)
  return {
    methods: methods.map((method) => ({ method, channels: shown.filter((channel) => channel.method === method) })),
    // What bonus comes with a deposit is chosen by calls of its own.
    promotions: [],
    rg: {
      ...(allowance.own === undefined ? {} : { remaining: allowance.own.toString() }),
      ...(offered.length === 0 ? {} : { offered }),
    },
    ...(allowance.tierLeft === undefined
      ? {}
      : { kyc: { tierNeeded: TIER_FOR_DEPOSITS, remaining: allowance.tierLeft.toString() } }),
    ...(kept ? { kept } : {}),
    ...(until === undefined ? {} : { blockedUntil: new Date(until).toISOString() }),
    stopped: await isStopped(db, caller.memberId),
  }
}

const lastCredited = async ({ db }: Deposits, memberId: Id<'member'>, merchantCode: MerchantCode) =>
  (await listDeposits(db, { merchantCode, memberId, states: ['CREDITED'], size: 1 }))[0]

/** 2 for the channel of a deposit, 1 for another of its method, else 0. */
const sameness = ({ id, method }: { id: Id<'deposit-channel'>; method: string }, deposit: DepositRow | undefined) =>
  id === deposit?.channel_id ? 2 : Number(method === deposit?.method)

const PAGE = 10

/** The caller's own orders, the newest first. */
export async function orders({ db }: Deposits, { caller, brand, query, now }: Call<typeof contract.depositOrders>) {
  const size = query.pageSize ?? PAGE
  if (query.after !== undefined && !isUuid(query.after))
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'after' }] })
  const found = await listDeposits(db, {
    merchantCode: brand.merchantCode,
    memberId: caller.memberId,
    ...(query.open ? { states: OPEN_STATES } : {}),
    after: query.after,
    size: size + 1,
  })
  const page = pageOf(found, size, (last) => last.id)
  const images = await filesById(
    db,
    brand.merchantCode,
    page.list.flatMap(({ proof }) => proof),
  )
  return {
    ...page,
    list: page.list.map((order) =>
      shownOrder(order, images.filter(({ id }) => order.proof.includes(id)).map(imageRef), brand, now),
    ),
  }
}

type OrderCall = Pick<Call<typeof contract.depositOrderOne>, 'caller' | 'brand' | 'params' | 'now'>

/** One order of the caller's own. Refuses SYS_NOT_FOUND. */
export async function order(deposits: Deposits, call: OrderCall) {
  const found = own(await depositByNo(deposits.db, call.brand.merchantCode, call.params.orderNo ?? ''), call)
  return shown(deposits, found, call)
}

async function shown({ db }: Deposits, found: DepositRow, { brand, now }: OrderCall) {
  const images = await filesById(db, brand.merchantCode, found.proof)
  return shownOrder(found, images.map(imageRef), brand, now)
}

/** Somebody else's order is as good as none. */
function own(found: DepositRow | undefined, { caller }: OrderCall): DepositRow {
  if (found?.member_id !== caller.memberId) throw new Refusal('SYS_NOT_FOUND')
  return found
}

async function change(
  deposits: Deposits,
  call: OrderCall,
  run: (tx: Tx, held: DepositRow, now: Instant) => Promise<DepositRow>,
) {
  const changed = await deposits.db.transaction().execute(async (tx) => {
    const held = own(await lockDepositByNo(tx, call.brand.merchantCode, call.params.orderNo ?? ''), call)
    const after = await run(tx, held, call.now)
    if (after.state !== held.state) await publishDeposit(tx, after, call.now)
    return after
  })
  return shown(deposits, changed, call)
}

/**
 * Notes that an order was paid, as its member says. Saying it again changes nothing. Refuses
 * DEP_EXPIRED, DEP_STATE.
 */
export const paid = (deposits: Deposits, call: Call<typeof contract.depositPaid>) =>
  change(deposits, call, async (tx, held, now) => {
    const by = { kind: 'member', name: call.caller.userName } as const
    if (held.state === 'CONFIRMING' || held.state === 'REVIEW' || held.state === 'CREDITED') return held
    if (held.state === 'EXPIRED' || (isOpen(held.state) && held.expires_at.getTime() <= now))
      throw new Refusal('DEP_EXPIRED')
    if (held.state !== 'PENDING_PAYMENT') throw new Refusal('DEP_STATE')
    return stepDeposit(tx, held, 'CONFIRMING', 'saidPaid', by, now, { saidPaid: true })
  })

/**
 * Takes pictures of a payment: staff look at the order, also at one that ran out or was given up.
 * Refuses DEP_PROOF for too many in all, DEP_STATE.
 */
export const proof = (deposits: Deposits, call: Call<typeof contract.depositProof>) =>
  change(deposits, call, async (tx, held, now) => {
    const { body, caller, brand } = call
    const by = { kind: 'member', name: caller.userName } as const
    const inReview = held.state === 'REVIEW'
    // Whoever paid late, or paid and then gave the order up, shows it where they ordered.
    const isOver = held.state === 'EXPIRED' || held.state === 'CANCELLED'
    if (!inReview && !isOver && !(isOpen(held.state) && held.state !== 'CREATED')) throw new Refusal('DEP_STATE')
    const fileIds = [...new Set(body.fileIds)]
    if (held.proof.length + fileIds.length > IMAGE_COUNT) throw new Refusal('DEP_PROOF')
    const owner = { memberId: caller.memberId, merchantCode: brand.merchantCode }
    await claimFiles(tx, owner, { purpose: 'PROOF', fileIds, usedBy: `deposit:${held.id}` }, now)
    await addProof(tx, held.id, fileIds)
    const after = { ...held, proof: [...held.proof, ...fileIds] }
    const detail = { pictures: fileIds.length }
    if (!inReview)
      return stepDeposit(tx, after, 'REVIEW', 'proof', by, now, { reason: 'PROOF', saidPaid: true, detail })
    await addEvent(tx, held.id, { from: 'REVIEW', to: 'REVIEW', by, what: 'proof', detail }, now)
    return after
  })

/**
 * Gives an order up. Giving it up again changes nothing. Refuses DEP_STATE once it is said to be
 * paid, or over.
 */
export const cancel = (deposits: Deposits, call: Call<typeof contract.cancelDeposit>) =>
  change(deposits, call, async (tx, held, now) => {
    if (held.state === 'CANCELLED') return held
    if (held.state !== 'PENDING_PAYMENT' && held.state !== 'CREATED') throw new Refusal('DEP_STATE')
    return stepDeposit(tx, held, 'CANCELLED', 'cancelled', { kind: 'member', name: call.caller.userName }, now)
  })
