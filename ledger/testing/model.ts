import type { Kind, Source, Status, WalletNo } from '../index.ts'
import { WALLETS, type House } from './world.ts'

/** One movement as the model sees it. */
export interface ModelLeg {
  kind: Kind
  amount: bigint
  house: House
}

/** One event to post. */
export interface ModelPosting {
  account: WalletNo
  key: string
  source: Source
  legs: readonly ModelLeg[]
}

interface Wallet {
  currency: string
  balance: bigint
  held: bigint
  version: bigint
  state: 'open' | 'frozen' | 'closed'
}

interface Hold {
  account: WalletNo
  amount: bigint
  remaining: bigint
}

const CURRENCY: Record<House, string> = { GAME: 'AAA', LANE: 'AAA', GIFT: 'AAA', OTHER: 'BBB' }

/** Rows of one account on two lanes are one account. */
const sameHouse = (a: House, b: House): boolean =>
  a === b || [a, b].every((house) => house === 'GAME' || house === 'LANE')

/**
 * What one member's part of the ledger must do, in the plainest words: maps and whole numbers.
 *
 * It shares no code with the ledger and is slow on purpose.
 */
export class Model {
  wallets = new Map<number, Wallet>()
  postings = new Map<string, ModelPosting>()
  holds = new Map<string, Hold>()
  resolutions = new Map<string, { hold: string; kind: 'capture' | 'release'; amount: bigint }>()
  tombstones = new Set<string>()
  reversed = new Map<string, string>()

  constructor() {
    for (const { account, currency } of WALLETS) {
      this.wallets.set(account, { currency, balance: 0n, held: 0n, version: 0n, state: 'open' })
    }
  }

  post(posting: ModelPosting): Status {
    const name = nameOf(posting)
    const stored = this.postings.get(name)
    if (stored) return sameContent(stored, posting) ? 'replayed' : 'key_conflict'
    const wallet = this.wallets.get(posting.account)
    if (!wallet) return 'unknown_account'
    if (this.tombstones.has(name)) return 'tombstoned'
    if (posting.legs.some((leg) => CURRENCY[leg.house] !== wallet.currency)) return 'currency_mismatch'
    let running = 0n
    let lowest = 0n
    for (const leg of posting.legs) {
      running += leg.amount
      if (running < lowest) lowest = running
    }
    if (wallet.state === 'closed' || (wallet.state === 'frozen' && lowest < 0n)) return 'frozen'
    if (lowest < 0n && wallet.balance - wallet.held + lowest < 0n) return 'insufficient'
    wallet.balance += running
    wallet.version += BigInt(posting.legs.length)
    this.postings.set(name, posting)
    return 'posted'
  }

  reserve(hold: { account: WalletNo; key: string; source: Source; amount: bigint }): Status {
    const wallet = this.wallets.get(hold.account)
    if (!wallet) return 'unknown_account'
    const name = nameOf(hold)
    const stored = this.holds.get(name)
    if (stored) return stored.amount === hold.amount && stored.account === hold.account ? 'replayed' : 'key_conflict'
    if (this.tombstones.has(name)) return 'tombstoned'
    if (wallet.state !== 'open') return 'frozen'
    if (wallet.balance - wallet.held < hold.amount) return 'insufficient'
    wallet.held += hold.amount
    this.holds.set(name, { account: hold.account, amount: hold.amount, remaining: hold.amount })
    return 'posted'
  }

  resolve(
    kind: 'capture' | 'release',
    named: { hold: string; source: Source },
    part: { key: string; amount: bigint; house: House; kind: Kind },
  ): Status {
    const held = this.holds.get(nameOf({ key: named.hold, source: named.source }))
    if (!held) return 'unknown_account'
    const name = nameOf({ key: part.key, source: named.source })
    const stored = this.resolutions.get(name)
    if (stored)
      return stored.hold === named.hold && stored.kind === kind && stored.amount === part.amount
        ? 'replayed'
        : 'key_conflict'
    if (held.remaining < part.amount) return 'insufficient'
    const wallet = this.wallets.get(held.account)!
    if (kind === 'capture') {
      wallet.held -= part.amount
      const posted = this.post({
        account: held.account,
        key: part.key,
        source: named.source,
        legs: [{ kind: part.kind, amount: -part.amount, house: part.house }],
      })
      if (posted !== 'posted') {
        wallet.held += part.amount
        return posted === 'replayed' ? 'key_conflict' : posted
      }
    } else wallet.held -= part.amount
    held.remaining -= part.amount
    this.resolutions.set(name, { hold: named.hold, kind, amount: part.amount })
    return 'posted'
  }

  reverse(named: { key: string; source: Source }, reversal: string): Status {
    const stored = this.postings.get(nameOf(named))
    if (!stored) return 'unknown_account'
    const before = this.reversed.get(nameOf(named))
    if (before !== undefined && before !== reversal) return 'key_conflict'
    const legs = stored.legs.map((leg) => ({ ...leg, amount: -leg.amount })).reverse()
    const outcome = this.post({ account: stored.account, key: reversal, source: named.source, legs })
    if (outcome === 'posted') this.reversed.set(nameOf(named), reversal)
    // Something else under the reversal's key that happens to look the same is no reversal.
    return outcome === 'replayed' && before === undefined ? 'key_conflict' : outcome
  }

  entomb(named: { account: WalletNo; key: string; source: Source }): Status {
    if (!this.wallets.has(named.account)) return 'unknown_account'
    const name = nameOf(named)
    if (this.postings.has(name) || this.holds.has(name)) return 'key_conflict'
    if (this.tombstones.has(name)) return 'replayed'
    this.tombstones.add(name)
    return 'posted'
  }
}

const nameOf = ({ key, source }: { key: string; source: number }): string => `${key}/${source}`

const sameContent = (a: ModelPosting, b: ModelPosting): boolean =>
  a.account === b.account &&
  a.legs.length === b.legs.length &&
  a.legs.every((leg, index) => {
    const other = b.legs[index]!
    return leg.amount === other.amount && leg.kind === other.kind && sameHouse(leg.house, other.house)
  })
