import { recordPlayed } from './modules/catalog/index.ts'
import type { Consumers, StoredEvent } from './platform/live/relay.ts'
import type { LiveOut } from './platform/live/message.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant } from '@senluna/kit/time.ts'

/** A settled wager, as the money path writes it: alone, or with the others of its batch. */
interface WagerSettled {
  wallet: number
  balance: string
  version: number
  roundId: string
  gameId: string
  merchantId: string
}

/** A settled wager, or a step of one made step by step, with whose it is. */
interface Settled extends WagerSettled {
  /** What the step was; its figures are differences, see docs/wagers.md. A whole round in one has none. */
  kind?: 'bet' | 'win' | 'rollback' | 'adjust' | 'close'
  owner: string
  at: Date
  traceId: string | undefined
}

function settledOf({ topic, audience, payload, at, traceId }: StoredEvent): Settled[] {
  if (topic === 'wagerSettled' || topic === 'wagerMoved')
    return [{ ...(payload as WagerSettled), owner: audience, at, traceId }]
  if (topic !== 'wagersSettled') return []
  const batch = payload as (WagerSettled & { owner: string; at: string; traceId: string | null })[]
  return batch.map((one) => ({ ...one, at: new Date(one.at), traceId: one.traceId ?? undefined }))
}

/** What each event means to later modules and to the pages. */
export const consumers: Consumers = {
  async handle(tx, events) {
    const settled = events.flatMap(settledOf)
    const played = settled.filter(({ kind }) => kind === undefined || kind === 'bet')
    await recordPlayed(
      tx,
      played.map(({ owner, gameId, merchantId, at }) => {
        return { memberId: owner as Id<'member'>, merchantId, gameId, at: instant(at.getTime()) }
      }),
    )
    // Only the last balance of a wallet is worth telling.
    const lastOf = new Map<string, Settled>()
    for (const wager of settled) {
      const wallet = `${wager.owner}/${wager.wallet}`
      if (wager.version >= (lastOf.get(wallet)?.version ?? 0)) lastOf.set(wallet, wager)
    }
    return [...[...lastOf.values()].map(balanceMessage), ...events.flatMap(otherMessage)]
  },
}

function balanceMessage(wager: Settled): LiveOut {
  return {
    topic: 'account',
    audience: wager.owner,
    data: {
      type: 'balance',
      value: {
        wallet: wager.wallet === 1 ? 'MAIN' : 'TRIAL',
        balance: wager.balance,
        version: wager.version,
        roundId: wager.roundId,
      },
    },
    ...(wager.traceId ? { traceId: wager.traceId } : {}),
    at: wager.at.toISOString(),
  }
}

function otherMessage(event: StoredEvent): LiveOut[] {
  const common = {
    audience: event.audience,
    at: event.at.toISOString(),
    ...(event.traceId ? { traceId: event.traceId } : {}),
  }
  if (event.topic === 'session') {
    const { sessionId, type } = event.payload as { sessionId: string; type: string }
    return [{ ...common, topic: 'session', sessionId, last: true, data: { type } }]
  }
  if (event.topic === 'notice') {
    const { merchantCode } = event.payload as { merchantCode: string }
    return [{ ...common, topic: 'notice', merchantCode, data: { type: 'changed' } }]
  }
  if (event.topic === 'balance')
    return [{ ...common, topic: 'account', data: { type: 'balance', value: event.payload } }]
  return []
}
