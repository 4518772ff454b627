import { balance } from '@senluna/contract/money/wallet.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { replaceEqualDeep } from '@tanstack/react-query'
import { cache, keyOf, refresh } from './query.ts'
import { notify } from './live/topics.ts'

type Balance = ReplyOf<typeof balance>

/**
 * The round asked for or shown in this tab's game frame: its money waits, and `shown` stands, until
 * the frame has shown it.
 */
let playing: { roundId: string; shown: string } | null = null
let waiting: { wallet: 'MAIN' | 'TRIAL'; balance: string; version: number } | null = null

type Wallet = 'MAIN' | 'TRIAL'

/** The wallet the balance bar shows: a trial account has no other than its own. */
const shownWallet = (known: Balance): Wallet => (known.items.some((item) => item.wallet === 'MAIN') ? 'MAIN' : 'TRIAL')

/**
 * What the shown wallet really holds, as far as this page knows: also while a round's money is held
 * back.
 */
export const walletBalance = (known: Balance): string => {
  const wallet = shownWallet(known)
  return known.items.find((item) => item.wallet === wallet)?.balance ?? known.sumBalance
}

/** What lies at vendors, or at one: part of the sum, and not to be played with anywhere else. */
export const elsewhere = (known: Balance, vendor?: string): bigint =>
  known.items
    .filter(({ wallet, vendorCode }) => wallet === 'VENDOR' && (vendor === undefined || vendorCode === vendor))
    .reduce((sum, { balance: there }) => sum + BigInt(there), BigInt(0))

const withElsewhere = (known: Balance, digits: string): string => (BigInt(digits) + elsewhere(known)).toString()

/**
 * The part of the sum that our own games play from, as it is shown while a round's money is held
 * back.
 */
export const playable = (known: Balance): string => (BigInt(known.sumBalance) - elsewhere(known)).toString()

/**
 * Writes a newer balance into the cache. An older one, by its version, or one of another book
 * changes nothing.
 */
export function writeBalance(wallet: Wallet, next: { balance: string; version: number }): void {
  cache.setQueryData<Balance>(keyOf(balance), (known) => {
    if (!known || shownWallet(known) !== wallet || known.version >= next.version) return known
    if (playing) playing.shown = next.balance
    const items = known.items.map((item) => (item.wallet === wallet ? { ...item, balance: next.balance } : item))
    return { ...known, sumBalance: withElsewhere(known, next.balance), version: next.version, items }
  })
}

/**
 * A balance came over the live connection: shown at once, or after the round that moved it was
 * shown here.
 */
export function balanceCame(next: { wallet: Wallet; balance: string; version: number; roundId?: string }): void {
  if (next.roundId !== undefined && next.roundId === playing?.roundId) {
    if (!waiting || waiting.version < next.version) waiting = next
    return
  }
  showNow(next)
}

/** Shows a balance that came, and tells whoever follows what moves with it. */
function showNow(next: { wallet: Wallet; balance: string; version: number }): void {
  writeBalance(next.wallet, next)
  notify('balance', next)
}

/**
 * A round is asked for in the frame, or goes on there: what it pays is held back. `shown` is the
 * balance after its stake.
 */
export function roundBegan(roundId: string, shown: string): void {
  playing = { roundId, shown }
  cache.setQueryData<Balance>(keyOf(balance), (known) => known && { ...known })
}

const held = (known: Balance): Balance =>
  playing ? { ...known, sumBalance: withElsewhere(known, playing.shown) } : known

// Also a balance that is read again meanwhile, after the connection was gone, would give away the
// round's end.
cache.setQueryDefaults(keyOf(balance), {
  structuralSharing: (before, now) => replaceEqualDeep(before, held(now as Balance)),
})

/** The frame does not show this round: what was held back for it is shown at once. */
export function roundLetGo(roundId: string): void {
  if (playing?.roundId === roundId) letGo()
}

function letGo(): void {
  playing = null
  cache.setQueryData<Balance>(
    keyOf(balance),
    (known) => known && { ...known, sumBalance: withElsewhere(known, walletBalance(known)) },
  )
  showWaiting()
}

/** The frame has shown a round to its end; `next` is of the wallet the balance bar shows. */
export function roundShown(next: { balance: string; version: number }): void {
  playing = null
  cache.setQueryData<Balance>(keyOf(balance), (known) => {
    if (!known) return known
    const wallet = shownWallet(known)
    // The frame may know less than this page does: then what was held back comes out of the wallet
    // itself.
    if (known.version > next.version) return { ...known, sumBalance: withElsewhere(known, walletBalance(known)) }
    const items = known.items.map((item) => (item.wallet === wallet ? { ...item, balance: next.balance } : item))
    return { ...known, sumBalance: withElsewhere(known, next.balance), version: next.version, items }
  })
  showWaiting()
}

function showWaiting(): void {
  if (waiting) showNow(waiting)
  waiting = null
}

/** The frame is gone: nothing is held back any more. */
export function frameGone(): void {
  letGo()
  void refresh(balance)
}
