import type { Id } from '@senluna/kit/ids.ts'
import type { BetType, Outcome, Picked, Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { shareOf } from '@senluna/games/lottery/rules/money/coverage.ts'
import { compare, fraction, NOTHING, plus, type Fraction } from '@senluna/games/lottery/rules/money/fraction.ts'
import { payoutOf, seriesRebate } from '@senluna/games/lottery/rules/money/payout.ts'
import type { Drawn } from '@senluna/games/lottery/rules/draws/result.ts'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import { amount, rate, shareOf as share, type Amount } from '@senluna/kit/money.ts'
import { validBet } from '@senluna/kit/wagers/valid-bet.ts'
import { SETTLED, type SettledTicket, type TicketWallet } from '../money/settle.ts'

/** A ticket as settlement reads it. */
export interface TicketRow {
  owner: Id<'member'>
  id: Id<'ticket'>
  wallet: TicketWallet
  betType: string
  /** JSON. */
  selection: string
  unit: Amount
  stake: Amount
  price: Price
  rebatePpm: number
}

/** What is known of a selection of this draw; `mostPpb`: its chance to win is no more. */
interface Read {
  type: BetType
  picked: Picked
  outcome: Outcome
  mostPpb: number
}

/**
 * More than this share of a group's outcomes and nothing of it counts as played. Source:
 * docs/lottery.md, "Valid bet".
 */
const MOST_COVERED = fraction(75, 100)
/** The same in billionths, in which chances are added up first: each is rounded up. */
const MOST_COVERED_PPB = 750_000_000
const ZERO = amount(0n)

/** What one draw came to, ready to settle tickets by: selections that were read once are kept. */
export class Settling {
  readonly #structure: Structure
  readonly #drawn: Drawn
  /** Tickets whose stake the house paid. */
  readonly #free: ReadonlySet<Id<'ticket'>>
  readonly #known = new Map<string, Read>()
  static readonly #MOST_KNOWN = 20_000

  constructor(structure: Structure, drawn: Drawn, free: ReadonlySet<Id<'ticket'>> = new Set()) {
    this.#structure = structure
    this.#drawn = drawn
    this.#free = free
  }

  /**
   * What the tickets of one player in this draw come to, in the order in which they were accepted.
   * The cap is on all of them together: what comes over it is not paid. What counts as played is
   * worked out over all of them too.
   */
  settle(tickets: readonly TicketRow[], mostPayout: Amount): SettledTicket[] {
    let left: bigint = mostPayout
    const read = tickets.map((ticket) => ({ ticket, ...this.#read(ticket) }))
    const covered = this.#tooMuch(read)
    return read.map(({ ticket, type, picked, outcome }) => {
      const unit = amount(ticket.unit)
      const whole = payoutOf(type, ticket.price, unit, outcome)
      const paid = amount(whole > left ? left : whole)
      left -= paid
      const pushed = amount(unit * BigInt(type.units) * BigInt(outcome.pushes))
      const isWon = outcome.wins.length > 0
      const isPush = !isWon && outcome.pushes === picked.lines
      const played = amount(ticket.stake - pushed)
      // The house paid it: nothing comes back of it, and it counts for nothing.
      const isFree = this.#free.has(ticket.id)
      const isCovered = picked.compared !== undefined && covered.has(picked.compared.group)
      return {
        owner: ticket.owner,
        ticket: ticket.id,
        wallet: ticket.wallet,
        status: isWon ? SETTLED.WON : isPush ? SETTLED.PUSH : SETTLED.LOST,
        hits: outcome.wins.reduce((sum, win) => sum + win.hits * win.count, 0),
        payout: paid,
        cappedFrom: paid < whole ? whole : undefined,
        refund: ZERO,
        rebate: isPush || isFree ? ZERO : rebateOf(ticket, played),
        validBet: isFree ? ZERO : validBet('LOTTERY', { stake: played, payout: paid, isReturned: isPush, isCovered }),
      }
    })
  }

  #read(ticket: TicketRow): Read {
    const name = `${ticket.betType} ${ticket.selection}`
    const known = this.#known.get(name)
    if (known) return known
    const type = this.#structure.betTypes.get(ticket.betType)
    if (!type) throw new Error(`ticket ${ticket.id} is of a bet type that is none: ${ticket.betType}`)
    const picked = type.pick(JSON.parse(ticket.selection))
    const read = { type, picked, outcome: picked.outcome(this.#drawn), mostPpb: ppbAbove(mostChance(type, picked)) }
    if (this.#known.size < Settling.#MOST_KNOWN) this.#known.set(name, read)
    return read
  }

  /** Groups in which these tickets together win on more than three quarters of all outcomes. */
  #tooMuch(read: readonly Read[]): ReadonlySet<string> {
    // Added up they win on no more than this: the union itself is dear to work out, and most
    // tickets are far from it.
    const most = new Map<string, number>()
    let isMuch = false
    for (const { picked, mostPpb } of read) {
      if (!picked.compared) continue
      const sum = (most.get(picked.compared.group) ?? 0) + mostPpb
      most.set(picked.compared.group, sum)
      isMuch ||= sum > MOST_COVERED_PPB
    }
    if (!isMuch) return NONE
    const found = new Set<string>()
    for (const [name, sum] of most) {
      if (sum <= MOST_COVERED_PPB) continue
      const compared = read.flatMap(({ picked }) => (picked.compared?.group === name ? [picked.compared] : []))
      const covers = this.#structure.coverage?.(name, compared) ?? shareOf(compared)
      if (compare(covers, MOST_COVERED) > 0) found.add(name)
    }
    return found
  }
}

const NONE: ReadonlySet<string> = new Set()

/** A share in billionths, rounded up. */
const ppbAbove = ({ n, d }: Fraction): number => Number((n * 1_000_000_000n + d - 1n) / d)

/** No selection wins more often than all its lines hit in the mean, added up. */
function mostChance(type: BetType, picked: Picked) {
  const kinds = picked.kinds ?? { [Object.keys(type.kinds)[0] ?? '']: picked.lines }
  let sum = NOTHING
  for (const [kind, count] of Object.entries(kinds))
    for (const mean of Object.values(type.kinds[kind] ?? {})) sum = plus(sum, fraction(mean.n * BigInt(count), mean.d))
  return sum
}

function rebateOf({ price, rebatePpm }: TicketRow, played: Amount): Amount {
  if (price.by === 'SERIES') return seriesRebate(played, price)
  return rebatePpm > 0 ? share(played, rate(rebatePpm)) : ZERO
}

/** What a ticket of a void draw comes to. */
export const voided = (ticket: Pick<TicketRow, 'owner' | 'id' | 'wallet' | 'stake'>): SettledTicket => ({
  owner: ticket.owner,
  ticket: ticket.id,
  wallet: ticket.wallet,
  status: SETTLED.VOID,
  hits: 0,
  payout: ZERO,
  refund: amount(ticket.stake),
  rebate: ZERO,
  validBet: ZERO,
})
