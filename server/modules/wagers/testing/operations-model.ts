/**
 * One thing asked of the wager operations, as the model sees it. Keys and rounds are plain names.
 */
export type TestStep =
  | { do: 'bet'; key: string; round: string; amount: bigint; denied?: string | undefined }
  | { do: 'win'; key: string; round: string; bet?: string | undefined; amount: bigint; closes: boolean }
  | { do: 'rollback'; key: string; round: string; of: string }
  | { do: 'adjust'; key: string; round: string; bet?: string | undefined; amount: bigint }
  | { do: 'cancel'; key: string; round: string }
  | { do: 'close'; round: string }
  | { do: 'state'; state: 'open' | 'frozen' | 'closed' }
  /** Everything in an open wallet goes elsewhere. */
  | { do: 'spend' }

/** What is asked of the operations themselves. */
export type Wagering = Exclude<TestStep, { do: 'state' | 'spend' }>

/** The part of an answer that the model foretells. */
export interface TestOutcome {
  status: string
  replayed: boolean
  balance: bigint
  moved: bigint
  debt: bigint
  round: string | undefined
}

interface Effect {
  key: string
  kind: 'bet' | 'win' | 'adjust'
  wager: string
  /** Named by the caller, not worked out. */
  named: boolean
  moved: bigint
  undone: boolean
}

interface Round {
  effects: Effect[]
  closed: boolean
}

export interface ModelWager {
  stake: bigint
  payout: bigint
  status: 'OPEN' | 'WON' | 'LOST' | 'PUSH' | 'CANCELLED'
}

interface Stored {
  content: string
  status: string
  moved: bigint
  debt: bigint
}

/**
 * What the wager operations do for one member of one vendor, in the plainest words.
 *
 * It shares no code with them and is slow on purpose. Source: docs/wagers.md.
 */
export class WagerModel {
  balance: bigint
  debt = 0n
  state: 'open' | 'frozen' | 'closed' = 'open'
  wagers = new Map<string, ModelWager>()
  #stored = new Map<string, Stored>()
  #tombs = new Set<string>()
  #rounds = new Map<string, Round>()
  /** Rounds of which something was rolled back before it came. */
  #cutShort = new Set<string>()

  constructor(balance: bigint) {
    this.balance = balance
  }

  spend(): void {
    if (this.state === 'open') this.balance = 0n
  }

  ask(asked: Wagering): TestOutcome {
    if (asked.do === 'close') return this.#close(asked.round)
    const content = JSON.stringify(asked, (name, value: unknown) =>
      // Whether a win closes its round and what the checks said are no part of a key's content.
      name === 'closes' || name === 'denied' ? undefined : typeof value === 'bigint' ? value.toString() : value,
    )
    if (
      'amount' in asked &&
      (asked.do === 'win' ? asked.amount < 0n : asked.do === 'bet' ? asked.amount <= 0n : asked.amount === 0n)
    )
      return this.#outcomeOf({ status: 'amount_invalid' }, asked.round)
    const before = this.#stored.get(asked.key)
    if (before) {
      if (before.content !== content) return this.#outcomeOf({ status: 'key_conflict' }, asked.round)
      return this.#outcomeOf(before, asked.round, true)
    }
    const outcome = this.#do(asked)
    if (outcome.keep !== false) {
      this.#stored.set(asked.key, {
        content,
        status: outcome.status,
        moved: outcome.moved ?? 0n,
        debt: outcome.debt ?? 0n,
      })
    }
    return this.#outcomeOf(outcome, asked.round, outcome.again)
  }

  stateOf(round: string): string | undefined {
    const known = this.#rounds.get(round)
    if (!known) return undefined
    if (!live(known, 'bet').length) return 'cancelled'
    if (known.closed) return 'closed'
    return live(known, 'win').length ? 'settled' : 'open'
  }

  #do(asked: Exclude<Wagering, { do: 'close' }>): Outcome {
    if (this.#tombs.has(asked.key)) return { status: 'tombstoned' }
    if (asked.do === 'bet') return this.#bet(asked)
    if (asked.do === 'win') return this.#win(asked)
    if (asked.do === 'rollback') return this.#rollback(asked)
    if (asked.do === 'adjust') return this.#adjust(asked)
    return this.#cancel(asked)
  }

  #bet({ key, round, amount, denied }: Of<'bet'>): Outcome {
    if (denied !== undefined) return { status: 'denied' }
    const known = this.#rounds.get(round)
    if (known?.closed) return { status: 'round_closed' }
    if (this.state !== 'open') return { status: 'frozen' }
    if (this.balance < amount) return { status: 'insufficient' }
    const into = known ?? { effects: [], closed: false }
    this.#rounds.set(round, into)
    into.effects.push({ key, kind: 'bet', wager: key, named: true, moved: -amount, undone: false })
    this.balance -= amount
    this.wagers.set(key, { stake: amount, payout: 0n, status: 'OPEN' })
    return { status: 'posted', moved: -amount }
  }

  #win({ key, round, bet, amount, closes }: Of<'win'>): Outcome {
    const known = this.#rounds.get(round)
    const says = bet === undefined ? this.#roundSays(round) : this.#betSays(bet, round)
    if (typeof says === 'string') return { status: says }
    if (known!.closed) return { status: 'round_closed' }
    if (this.state === 'closed' && amount > 0n) return { status: 'frozen', keep: false }
    known!.effects.push({ key, kind: 'win', wager: says.wager, named: bet !== undefined, moved: amount, undone: false })
    this.#credit(amount)
    this.#settle(says.wager, amount)
    if (closes) this.#seal(known!)
    return { status: 'posted', moved: amount }
  }

  #rollback({ round, of: key }: Of<'rollback'>): Outcome {
    const stored = this.#stored.get(key)
    if (!stored) {
      const again = this.#tombs.has(key)
      this.#tombs.add(key)
      this.#cutShort.add(round)
      return { status: 'posted', again }
    }
    const { do: what, round: itsRound } = JSON.parse(stored.content) as { do: string; round: string }
    if ((what !== 'bet' && what !== 'win') || itsRound !== round) return { status: 'bet_not_found' }
    const known = this.#rounds.get(round)
    const effect = known?.effects.find((posted) => posted.key === key)
    if (!effect) return { status: 'posted', again: stored.status === 'tombstoned' }
    if (effect.undone) return { status: 'posted', again: true }
    if (known!.closed) return { status: effect.kind === 'bet' ? 'already_settled' : 'round_closed' }
    const others = known!.effects.filter((posted) => !posted.undone && posted !== effect)
    const corrected = others.some((other) => other.kind === 'adjust' && other.wager === effect.wager)
    const won = others.some((other) => other.kind === 'win' && (other.wager === effect.wager || !other.named))
    if (corrected || (effect.kind === 'bet' && won)) return { status: 'already_settled' }
    if (this.state === 'closed') return { status: 'frozen', keep: false }
    return this.#undo(effect, known!)
  }

  #adjust({ round, bet, amount, key }: Of<'adjust'>): Outcome {
    const known = this.#rounds.get(round)
    if (!known) return { status: 'bet_not_found' }
    const says = bet === undefined ? undefined : this.#betSays(bet, round)
    if (typeof says === 'string') return { status: says }
    const state = this.stateOf(round)
    if (state === 'cancelled') return { status: 'bet_cancelled' }
    if (state === 'open') return { status: 'not_settled' }
    const paidEnough = (wager: string) => this.wagers.get(wager)!.payout + amount >= 0n
    const wager = (says ? [says] : live(known, 'bet')).map((win) => win.wager).find(paidEnough)
    if (wager === undefined) return { status: 'amount_invalid', keep: false }
    if (this.state === 'closed') return { status: 'frozen', keep: false }
    known.effects.push({ key, kind: 'adjust', wager, named: bet !== undefined, moved: amount, undone: false })
    const debt = amount < 0n ? this.#take(-amount) : 0n
    if (amount > 0n) this.#credit(amount)
    this.#settle(wager, amount)
    return { status: 'posted', moved: amount, debt }
  }

  #cancel({ round }: Of<'cancel'>): Outcome {
    const known = this.#rounds.get(round)
    if (!known) return { status: 'bet_not_found' }
    if (this.state === 'closed') return { status: 'frozen', keep: false }
    const again = this.stateOf(round) === 'cancelled'
    let [moved, debt] = [0n, 0n]
    for (const effect of known.effects.toReversed().filter((effect) => !effect.undone)) {
      const undone = this.#undo(effect, known)
      moved += undone.moved!
      debt += undone.debt!
    }
    known.closed = true
    return { status: 'posted', moved, debt, again }
  }

  #close(round: string): TestOutcome {
    const known = this.#rounds.get(round)
    if (!known) return this.#outcomeOf({ status: 'bet_not_found' }, round)
    const again = known.closed
    if (!known.closed) this.#seal(known)
    return this.#outcomeOf({ status: 'posted', again }, round, again)
  }

  #undo(effect: Effect, round: Round): Outcome {
    effect.undone = true
    const debt = effect.moved > 0n ? this.#take(effect.moved) : 0n
    if (effect.moved < 0n) this.#credit(-effect.moved)
    const wager = this.wagers.get(effect.wager)!
    if (effect.kind === 'bet') {
      wager.payout = 0n
      wager.status = 'CANCELLED'
    } else {
      wager.payout -= effect.moved
      const stillWon = round.effects.some(
        (posted) => posted.kind === 'win' && posted.wager === effect.wager && !posted.undone,
      )
      if (stillWon) this.#settle(effect.wager, 0n)
      else wager.status = 'OPEN'
    }
    return { status: 'posted', moved: -effect.moved, debt }
  }

  #seal(round: Round): void {
    round.closed = true
    for (const bet of live(round, 'bet')) if (this.wagers.get(bet.wager)!.status === 'OPEN') this.#settle(bet.wager, 0n)
  }

  #settle(name: string, more: bigint): void {
    const wager = this.wagers.get(name)!
    wager.payout += more
    wager.status = wager.payout > wager.stake ? 'WON' : wager.payout < wager.stake ? 'LOST' : 'PUSH'
  }

  /** Takes money back; answers what was not there. */
  #take(amount: bigint): bigint {
    const short = amount > this.balance ? amount - this.balance : 0n
    this.balance -= amount - short
    this.debt += short
    return short
  }

  #credit(amount: bigint): void {
    this.balance += amount
    if (this.state !== 'open') return
    const paid = amount < this.debt ? amount : this.debt
    this.balance -= paid
    this.debt -= paid
  }

  #betSays(key: string, round: string): Effect | string {
    const stored = this.#stored.get(key)
    if (!stored) return this.#tombs.has(key) ? 'tombstoned' : 'bet_not_found'
    const content = JSON.parse(stored.content) as { do: string; round: string }
    if (content.do !== 'bet' || content.round !== round) return 'bet_not_found'
    if (stored.status === 'tombstoned') return 'tombstoned'
    const effect = this.#rounds.get(round)?.effects.find((effect) => effect.key === key)
    if (!effect) return 'bet_not_found'
    return effect.undone ? 'bet_cancelled' : effect
  }

  #roundSays(round: string): Effect | string {
    const known = this.#rounds.get(round)
    const first = known && live(known, 'bet')[0]
    if (first) return first
    if (known) return 'bet_cancelled'
    return this.#cutShort.has(round) ? 'tombstoned' : 'bet_not_found'
  }

  #outcomeOf({ status, moved, debt }: Outcome, round: string, replayed = false): TestOutcome {
    return { status, replayed, balance: this.balance, moved: moved ?? 0n, debt: debt ?? 0n, round: this.stateOf(round) }
  }
}

type Of<What extends TestStep['do']> = Extract<TestStep, { do: What }>

interface Outcome {
  status: string
  moved?: bigint
  debt?: bigint
  /** Whether it was done before under another key. */
  again?: boolean
  /** False for what may be asked again under the same key. */
  keep?: boolean
}

const live = (round: Round, kind: Effect['kind']): Effect[] =>
  round.effects.filter((effect) => effect.kind === kind && !effect.undone)
