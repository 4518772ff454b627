import { recordPlayed } from './modules/catalog/index.ts'
import type { Consumers, StoredEvent } from './platform/live/relay.ts'
import type { LiveOut } from './platform/live/message.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { instant } from '@senluna/kit/time.ts'

/** A settled wager, as the money path writes it. */
interface WagerSettled {
  wallet: number
  balance: string
  version: number
  roundId: string
  gameId: string
  merchantId: string
}

/** What each event means to later modules and to the pages. */
export const consumers: Consumers = {
  async handle(tx, events) {
    const settled = events.filter((event) => event.topic === 'wagerSettled')
    await recordPlayed(
      tx,
      settled.map(({ audience, payload, at }) => {
        const { gameId, merchantId } = payload as WagerSettled
        return { memberId: audience as Id<'member'>, merchantId, gameId, at: instant(at.getTime()) }
      }),
    )
    // Only the last balance of a wallet is worth telling.
    const lastOf = new Map<string, StoredEvent>()
    for (const event of settled) lastOf.set(`${event.audience}/${(event.payload as WagerSettled).wallet}`, event)
    return [...[...lastOf.values()].map(balanceMessage), ...events.flatMap(otherMessage)]
  },
}

function balanceMessage(event: StoredEvent): LiveOut {
  const wager = event.payload as WagerSettled
  return {
    topic: 'account',
    audience: event.audience,
    data: {
      type: 'balance',
      value: {
        wallet: wager.wallet === 1 ? 'MAIN' : 'TRIAL',
        balance: wager.balance,
        version: wager.version,
        roundId: wager.roundId,
      },
    },
    ...(event.traceId ? { traceId: event.traceId } : {}),
    at: event.at.toISOString(),
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
