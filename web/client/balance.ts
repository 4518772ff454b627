import { balance } from '@senluna/contract/wallet.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { cache, keyOf } from './query.ts'

type Balance = ReplyOf<typeof balance>

/** The round shown in this tab's game frame: its money waits until the frame has shown it. */
let playing: string | null = null
let waiting: { balance: string; version: number } | null = null

/** Writes a newer balance into the cache. An older one, by its version, changes nothing. */
export function writeBalance(next: { balance: string; version: number }): void {
  cache.setQueryData<Balance>(keyOf(balance), (known) => {
    if (!known || known.version >= next.version) return known
    const items = known.items.map((item) => (item.wallet === 'MAIN' || item.wallet === 'TRIAL' ? { ...item, balance: next.balance } : item))
    return { ...known, sumBalance: next.balance, version: next.version, items }
  })
}

/** A balance came over the live connection: shown at once, or after the round that moved it was shown here. */
export function balanceCame(next: { balance: string; version: number; roundId?: string }): void {
  if (next.roundId !== undefined && next.roundId === playing) {
    if (!waiting || waiting.version < next.version) waiting = next
    return
  }
  writeBalance(next)
}

/** A round has begun in the frame: what it pays is held back. `shown` is the balance after its stake. */
export function roundBegan(roundId: string, shown: string): void {
  playing = roundId
  cache.setQueryData<Balance>(keyOf(balance), (known) => known && { ...known, sumBalance: shown })
}

/** The frame has shown a round to its end. */
export function roundShown(next: { balance: string; version: number }): void {
  playing = null
  writeBalance(next)
  cache.setQueryData<Balance>(keyOf(balance), (known) => (known && known.version === next.version ? { ...known, sumBalance: next.balance } : known))
  if (waiting) writeBalance(waiting)
  waiting = null
}

/** The frame is gone: nothing is held back any more. */
export function frameGone(): void {
  playing = null
  waiting = null
  void cache.invalidateQueries({ queryKey: keyOf(balance) })
}
