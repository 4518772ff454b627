import type * as contract from '@senluna/contract/agent/downlines.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import { iso, instant, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lockMember, placeInTree } from '../../members/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { ratesOf, rulesOf, setRates, type Rates } from '../../rates/index.ts'
import { endRequest, waitingBy, waitingOf, type WaitingRates } from './request-store.ts'

type RequestReply = ReplyOf<typeof contract.rateRequests>['list'][number]

/** A request as pages show it, beside what the account has now. */
export function requestReply({ rates, askedAt, ...request }: WaitingRates, now: Rates): RequestReply {
  const products = Object.keys(rates) as Product[]
  return {
    id: request.id,
    memberId: request.memberId,
    account: request.account,
    agent: request.agent,
    from: Object.fromEntries(products.map((product) => [product, now[product] ?? 0])),
    to: { ...rates },
    askedAt: iso(instant(askedAt.getTime())),
  }
}

const MOST = 100

/** The lower rates that an agent waits for. */
export async function requestsBy(db: Db, agentId: Id<'member'>): Promise<ReplyOf<typeof contract.rateRequests>> {
  const waiting = await waitingBy(db, agentId, MOST)
  const rates = await ratesOf(
    db,
    waiting.map(({ memberId }) => memberId),
  )
  return { list: waiting.map((request) => requestReply(request, rates.get(request.memberId) ?? {})) }
}

/** An account's own rates, and what it is asked to agree to. */
export async function ratesPage(db: Db, memberId: Id<'member'>): Promise<ReplyOf<typeof contract.memberRates>> {
  const rates = (await ratesOf(db, [memberId])).get(memberId) ?? {}
  const waiting = await waitingOf(db, memberId)
  return { rates: { ...rates }, ...(waiting && { waiting: requestReply(waiting, rates) }) }
}

/** Takes a request back. Refuses SYS_NOT_FOUND for one that doesn't wait, or is another's. */
export async function withdraw(db: Db, agentId: Id<'member'>, id: string, now: Instant): Promise<{ withdrawn: true }> {
  const isEnded =
    isUuid(id) && (await db.transaction().execute((tx) => endRequest(tx, { id, agentId }, 'WITHDRAWN', now)))
  if (!isEnded) throw new Refusal('SYS_NOT_FOUND')
  return { withdrawn: true }
}

/**
 * An account agrees to lower rates, or doesn't. Agreed ones hold at once, for whoever is below too.
 *
 * Refuses SYS_NOT_FOUND for a request that doesn't wait, is another's, or came from an agent that
 * it doesn't stand below any more.
 */
export async function answerRequest(
  db: Db,
  brand: Brand,
  memberId: Id<'member'>,
  id: string,
  accept: boolean,
  now: Instant,
): Promise<ReplyOf<typeof contract.answerRateRequest>> {
  await db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, memberId)
    const request = await waitingOf(tx, memberId)
    const place = await placeInTree(tx, brand.merchantCode, { id: memberId })
    if (!member || !request || request.id !== id || place?.parentId !== request.agentId)
      throw new Refusal('SYS_NOT_FOUND')
    await endRequest(tx, { id, memberId }, accept ? 'ACCEPTED' : 'REJECTED', now)
    if (accept) {
      const by = { setter: 'AGENT', id: request.agentId, hasConsent: true } as const
      const { merchantCode } = brand
      const rates = atMost(request.rates, (await ratesOf(tx, [memberId])).get(memberId) ?? {})
      const asked = { memberId, merchantCode, parentId: request.agentId, rates, by }
      await setRates(tx, { ...asked, rules: rulesOf(brand) }, now)
    }
    const template = accept ? 'rateLowerAccepted' : 'rateLowerRejected'
    const args = { name: member.userName }
    await sendMessage(tx, { memberId: request.agentId, tab: 'SYSTEM', template, args }, now)
  })
  return { rates: { ...(await ratesOf(db, [memberId])).get(memberId) } }
}

/** What was agreed to, where the account didn't fall below it meanwhile. */
const atMost = (agreed: Rates, now: Rates): Rates =>
  Object.fromEntries(
    (Object.keys(agreed) as Product[])
      .filter((product) => (agreed[product] ?? 0) < (now[product] ?? 0))
      .map((product) => [product, agreed[product]]),
  )
