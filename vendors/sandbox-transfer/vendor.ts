import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** What the vendor does with the next transfers: as it should, refuse, or leave the caller without an answer. */
export const OUTCOMES = ['done', 'refused', 'doneSilently', 'lostSilently'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What a tester has set. */
export interface Switches {
  transfers: Outcome
  /** What it says when it is asked about a transfer later: the truth, or nothing yet. */
  asked: 'truth' | 'pending'
  /** Milliseconds before every answer. */
  delay: number
}

interface Player {
  currency: string
  balance: string
}

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
  switches: Switches
  /** What calls may be signed with besides the secret it was started with. */
  secrets: readonly string[]
}

const empty = (): State => ({
  players: {},
  moves: {},
  switches: { transfers: 'done', asked: 'truth', delay: 0 },
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
    return this.#state.switches
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
    this.#state.secrets = secrets.filter((one) => /^[\x21-\x7e]{16,512}$/.test(one))
    this.#keep()
  }

  open(playerId: string, currency: string): string {
    const player = this.#state.players[playerId]
    if (player) return player.currency === currency ? 'OK' : 'CURRENCY_MISMATCH'
    this.#state.players[playerId] = { currency, balance: '0' }
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

  /** What became of a transfer. One it never saw is cancelled by the question: it won't be done when it comes late. */
  ask(id: string): string {
    const before = this.#state.moves[id]
    if (before) return before.status
    this.#state.moves[id] = { playerId: '', direction: 'IN', amount: '0', status: 'CANCELLED' }
    this.#keep()
    return 'CANCELLED'
  }

  /** A tester wins or loses; nobody loses more than there is. */
  play(playerId: string, change: bigint): void {
    const balance = this.balance(playerId)
    if (balance === undefined) return
    this.#change(playerId, balance + change < 0n ? -balance : change)
    this.#keep()
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
