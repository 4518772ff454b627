import type { TermsTrial } from '@senluna/contract/lottery/desk/terms.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { termsCode, type Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { acceptTicket } from '@senluna/games/lottery/rules/tickets/accept-ticket.ts'
import { findBetType, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { payoutOf } from '@senluna/games/lottery/rules/money/payout.ts'
import type { DrawFacts, Result } from '@senluna/games/lottery/rules/draws/result.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { termsFor, type Terms } from '../terms/terms.ts'

/** A ticket as it was accepted. */
export interface PastTicket {
  owner: Id<'member'>
  betType: string
  /** JSON. */
  selection: string
  unit: Amount
  multiple: number
  stake: Amount
  price: Price
}

/** A draw with its result and the tickets that were accepted, in their order. */
export interface PastDraw {
  result: unknown
  facts: DrawFacts
  tickets: readonly PastTicket[]
}

/**
 * The tickets of past draws taken again by other terms: which would have been taken, at what price,
 * and what they would have brought.
 */
export class Replay {
  readonly #game: LotteryGame
  readonly #termsOf: (betType: string) => Terms | undefined
  readonly #refusals = new Map<string, number>()
  #accepted = 0
  #refused = 0
  #stake = 0n
  #worst = 0n
  #paid = 0n

  constructor(game: LotteryGame, termsFor: (betType: string) => Terms | undefined) {
    this.#game = game
    this.#termsOf = termsFor
  }

  /** One draw from its first ticket on; `turn` is awaited before each: others are answered. */
  async run(draw: PastDraw, turn: () => Promise<void>): Promise<void> {
    const drawn = { result: structureOf(this.#game).readResult(draw.result), facts: draw.facts }
    const taken = new Map<string, bigint>()
    let worst = 0n
    for (const ticket of draw.tickets) {
      await turn()
      worst += this.#take(ticket, drawn, taken)
    }
    if (worst > this.#worst) this.#worst = worst
  }

  sums(): TermsTrial['asIs'] {
    return {
      accepted: this.#accepted,
      refused: this.#refused,
      stake: this.#stake.toString(),
      worst: this.#worst.toString(),
      paid: this.#paid.toString(),
    }
  }

  refusals(): Record<string, number> {
    return Object.fromEntries(this.#refusals)
  }

  #take(ticket: PastTicket, drawn: { result: Result; facts: DrawFacts }, taken: Map<string, bigint>): bigint {
    const type = findBetType(this.#game, ticket.betType)
    const whole = this.#termsOf(ticket.betType)
    if (!type || !whole || whole.closed) return this.#refuse('LOT_E_TYPE')
    // A series or a level is the player's own choice; odds are the brand's.
    const terms = termsFor(whole, ticket.price)
    const unit = ticket.unit / BigInt(ticket.multiple)
    const { minUnit, unitStep } = terms.limits
    if (type.pricing !== 'SERIES' && (unit < minUnit || unit % unitStep !== 0n)) return this.#refuse('LOT_E_UNIT')
    const picked = type.pick(JSON.parse(ticket.selection))
    const price = ticket.price.by === 'ODDS' ? terms.price : ticket.price
    const figure = (name: string) => amount(taken.get(name) ?? 0n)
    const code = termsCode(type)
    const [drawName, playerName] = [`${code} `, `player ${ticket.owner}`]
    const answer = acceptTicket(
      { type, picked, price },
      { unit: amount(ticket.unit), acceptPartial: false, acceptOddsChange: true },
      terms.limits,
      (key) => ({ blocked: terms.blocked.has(key), taken: figure(`${code} ${key}`) }),
      {
        perDraw: terms.perDrawPayout,
        drawTaken: figure(drawName),
        perPlayer: terms.perPlayerPayout,
        playerTaken: figure(playerName),
      },
    )
    if (answer.status === 'REJECTED') return this.#refuse(answer.code)
    const add = (name: string, more: Amount) => taken.set(name, figure(name) + more)
    for (const key of picked.keys ?? []) add(`${code} ${key}`, ticket.unit)
    add(drawName, answer.worst)
    add(playerName, answer.worst)
    this.#accepted++
    this.#stake += ticket.stake
    for (const part of answer.parts) this.#paid += payoutOf(type, part.price, part.unit, part.picked.outcome(drawn))
    return answer.worst
  }

  #refuse(code: string): 0n {
    this.#refused++
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1)
    return 0n
  }
}
