import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * What the vendor does with the next transfers: as it should, refuse, or leave the caller without
 * an answer.
 */
export const OUTCOMES = ['done', 'refused', 'doneSilently', 'lostSilently'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What it says of a day: the truth, a bet too few, or nothing. */
export const REPORTS = ['truth', 'short', 'silent'] as const
export type Reports = (typeof REPORTS)[number]

/** What a tester has set. */
export interface Switches {
  transfers: Outcome
  /** What it says when it is asked about a transfer later: the truth, or nothing yet. */
  asked: 'truth' | 'pending'
  reports: Reports
  /** Milliseconds before every answer. */
  delay: number
}

interface Player {
  currency: string
  balance: string
  /** The brand that made the player known. */
  brand?: string
}

/** One bet of a player’s. */
interface Play {
  playerId: string
  at: number
  stake: string
  payout: string
}

/** So many bets are remembered. */
const MOST_PLAYS = 20_000

interface Moved {
  playerId: string
  direction: 'IN' | 'OUT'
  amount: string
  status: string
}

/** Everything the vendor keeps. */
interface State {
  players: Record<string, Player>
  moves: Record<string, Moved>
  plays: readonly Play[]
  switches: Switches
  /** What calls may be signed with besides the secret it was started with. */
  secrets: readonly string[]
}

const empty = (): State => ({
  players: {},
  moves: {},
  plays: [],
  switches: { transfers: 'done', asked: 'truth', reports: 'truth', delay: 0 },
  secrets: [],
})

/**
 * The books of a made-up vendor: players, what they hold, every transfer by its id.
 *
 * Kept in a file when it is given one, so that it still holds its players' money after a restart.
 */
export class Vendor {
  readonly #file: string | undefined
  readonly #state: State

  constructor(file?: string) {
    this.#file = file
    this.#state = { ...empty(), ...(file === undefined ? {} : readState(file)) }
  }

  get switches(): Switches {
    return { ...empty().switches, ...this.#state.switches }
  }

  set(switches: Switches): void {
    this.#state.switches = switches
    this.#keep()
  }

  get secrets(): readonly string[] {
    return this.#state.secrets
  }

  /** Takes calls signed with these too, and with none that it took before and aren't among them. */
  takeSecrets(secrets: readonly string[]): void {
    this.#state.secrets = secrets.filter((secret) => /^[\x21-\x7e]{16,512}$/.test(secret))
    this.#keep()
  }

  open(playerId: string, currency: string, brand?: string): string {
    const player = this.#state.players[playerId]
    if (player && player.currency !== currency) return 'CURRENCY_MISMATCH'
    this.#state.players[playerId] = { balance: '0', ...player, currency, ...(brand ? { brand } : {}) }
    this.#keep()
    return 'OK'
  }

  balance(playerId: string): bigint | undefined {
    const player = this.#state.players[playerId]
    return player && BigInt(player.balance)
  }

  /** Carries a transfer out once; the same id again answers what became of it. */
  move(id: string, move: Omit<Moved, 'status'> & { currency: string }): string {
    const before = this.#state.moves[id]
    if (before) {
      const same =
        before.playerId === move.playerId && before.direction === move.direction && before.amount === move.amount
      return same || before.status === 'CANCELLED' ? before.status : 'DUPLICATE_MISMATCH'
    }
    const { playerId, direction, amount } = move
    const status = this.#outcomeOf(move)
    if (status === 'DONE') this.#change(playerId, direction === 'IN' ? BigInt(amount) : -BigInt(amount))
    this.#state.moves[id] = { playerId, direction, amount, status }
    this.#keep()
    return status
  }

  /**
   * What became of a transfer. One it never saw is cancelled by the question: it won't be done when
   * it comes late.
   */
  ask(id: string): string {
    const before = this.#state.moves[id]
    if (before) return before.status
    this.#state.moves[id] = { playerId: '', direction: 'IN', amount: '0', status: 'CANCELLED' }
    this.#keep()
    return 'CANCELLED'
  }

  /** A tester wins or loses as much as they bet; nobody loses more than there is. */
  play(playerId: string, change: bigint, at: number): void {
    const balance = this.balance(playerId)
    if (balance === undefined) return
    const by = balance + change < 0n ? -balance : change
    if (by === 0n) return
    this.#change(playerId, by)
    const play = by > 0n ? { stake: by, payout: by * 2n } : { stake: -by, payout: 0n }
    const settled = { playerId, at, stake: play.stake.toString(), payout: play.payout.toString() }
    this.#state.plays = [...this.#state.plays, settled].slice(-MOST_PLAYS)
    this.#keep()
  }

  /**
   * What a brand’s players bet and won between two moments, the end excluded; a player of whom no
   * brand is known is everybody’s.
   */
  report(brand: string, from: number, until: number): { bets: string; stake: string; payout: string } {
    const plays = this.#state.plays.filter(
      ({ playerId, at }) =>
        at >= from && at < until && [undefined, brand].includes(this.#state.players[playerId]?.brand),
    )
    const reported = this.switches.reports === 'short' ? plays.slice(0, -1) : plays
    const sum = (amountOf: (play: Play) => string) =>
      reported.reduce((total, play) => total + BigInt(amountOf(play)), 0n).toString()
    return { bets: String(reported.length), stake: sum(({ stake }) => stake), payout: sum(({ payout }) => payout) }
  }

  #outcomeOf({ playerId, direction, amount, currency }: Omit<Moved, 'status'> & { currency: string }): string {
    const player = this.#state.players[playerId]
    if (!player) return 'PLAYER_UNKNOWN'
    if (player.currency !== currency) return 'CURRENCY_MISMATCH'
    if (!/^[1-9][0-9]{0,17}$/.test(amount)) return 'AMOUNT_INVALID'
    if (this.switches.transfers === 'refused') return 'REFUSED'
    return direction === 'OUT' && BigInt(player.balance) < BigInt(amount) ? 'INSUFFICIENT_FUNDS' : 'DONE'
  }

  #change(playerId: string, by: bigint): void {
    const player = this.#state.players[playerId]
    if (player) player.balance = String(BigInt(player.balance) + by)
  }

  #keep(): void {
    if (this.#file === undefined) return
    const half = `${this.#file}.new`
    writeFileSync(half, JSON.stringify(this.#state))
    renameSync(half, this.#file)
  }
}

function readState(file: string): Partial<State> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<State>
  } catch {
    // The first start: there is no file yet.
    return {}
  }
}
