import type { Event } from '@senluna/contract/events/read.ts'
import { balancesOf, heldOf } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import type { Consumers } from '../../platform/live/consumers.ts'

/** Balances for the member's pages. */
export const consumers: Consumers = {
  wagerMoved: async ({ tx, publish }, events) => {
    const last = lastOfEachWallet(events)
    const { held, read } = await walletsAfter(tx, last)
    for (const [key, event] of last) {
      const { payload } = event
      const after = payload.after ?? read.get(key)
      if (!after) continue
      const value = {
        wallet: payload.isReal ? 'MAIN' : 'TRIAL',
        // What a member can spend: less what is held for a withdrawal.
        balance: (after.balance - (held.get(key) ?? 0n)).toString(),
        version: after.version,
        ...(payload.roundId === undefined ? {} : { roundId: payload.roundId }),
      }
      publish(event, { topic: 'account', data: { type: 'balance', value } })
    }
  },
  balance: async ({ publish }, events) => {
    for (const event of events) publish(event, { topic: 'account', data: { type: 'balance', value: event.payload } })
  },
}

type Moved = Event<'wagerMoved'>

/** Only the last balance of a wallet is worth publishing. */
function lastOfEachWallet(events: readonly Moved[]): Map<string, Moved> {
  const last = new Map<string, Moved>()
  for (const event of events) {
    const { memberId, wallet, after } = event.payload
    const key = `${memberId}/${wallet}`
    if ((after?.version ?? Infinity) >= (last.get(key)?.payload.after?.version ?? 0)) last.set(key, event)
  }
  return last
}

async function walletsAfter(tx: Tx, last: ReadonlyMap<string, Moved>) {
  const wagers = [...last.values()].map(({ payload }) => payload)
  const held = await heldOf(queryOf(tx), [...new Set(wagers.map(({ memberId }) => memberId))])
  const unknown = wagers.filter(({ after }) => after === undefined)
  const read = await balancesOf(
    queryOf(tx),
    unknown.map(({ memberId, wallet }) => ({ owner: memberId, wallet })),
  )
  return { held, read }
}
