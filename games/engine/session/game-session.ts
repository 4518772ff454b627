import { gamble } from '@senluna/contract/play/gamble.ts'
import * as house from '@senluna/contract/play/house.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { FromStage, ToStage } from '@senluna/contract/play/stage.ts'
import { identity, randomUuid } from '@senluna/web/client/call/identity.ts'
import type { GambleChoice } from '@senluna/kit/games/gamble.ts'
import { reachedOf } from '@senluna/web/client/call/reached.ts'
import { isRefused, Unreachable } from '@senluna/web/client/call/refused.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { ask } from './calls.ts'
import type { Choice, GameEvent, Opened } from './events.ts'
import { Keep } from './keep.ts'
import { next, type WonByStep } from './next.ts'
import { closed, type Ask, type Effect, type GambleAsk, type GameState } from './state.ts'

/** How long the end of a round may wait for the next spin to acknowledge it. */
const ACKNOWLEDGE_AFTER_MS = 1_500
/** Between the end of a round and the next spin of an autoplay. */
const BREATH_MS = 350

/** The line to the site around the frame. */
export interface Frame {
  send(message: FromStage): void
  listen(hear: (message: ToStage) => void): () => void
}

export type Seeds = ReplyOf<typeof house.seedPairs>

/** One opened game: its state, and the hands that carry out what `next` asks for. */
export class GameSession {
  readonly frame: Frame
  readonly game: string
  readonly #wonByStep: WonByStep
  readonly #heard = new Set<() => void>()
  #state = closed()
  #opened: Opened | undefined
  #keep: Keep | undefined
  #timers = new Map<'play' | 'seen' | 'again', ReturnType<typeof setTimeout>>()

  constructor(game: string, frame: Frame, wonByStep: WonByStep) {
    this.game = game
    this.frame = frame
    this.#wonByStep = wonByStep
    frame.listen((message) => {
      if (message.type === 'balance') {
        this.dispatch({ type: 'walletReported', balance: BigInt(message.balance), version: message.version })
      }
      if (message.type === 'pause') this.dispatch({ type: 'paused', on: message.on })
    })
  }

  get state(): GameState {
    return this.#state
  }

  /** What the server said when the game was opened. */
  get opened(): Opened | undefined {
    return this.#opened
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#heard.add(hear)
    return () => this.#heard.delete(hear)
  }

  /** Exchanges the launch token; afterwards the session plays under its bearer. */
  async open(launchToken: string): Promise<void> {
    try {
      const session = await ask(house.openGameSession, { body: { launchToken, clientSeed: randomUuid() } })
      identity.authorization = `Game ${session.bearer}`
      this.#opened = session
      this.#keep = new Keep(`${session.game.code}:${session.member.mode}:${session.member.account}`)
      const stake = kept.get(this.#stakeKey())
      this.dispatch({
        type: 'opened',
        session,
        pending: this.#keep.read(),
        stake: stake && /^\d{1,18}$/.test(stake) ? BigInt(stake) : undefined,
        now: Date.now(),
      })
    } catch (error) {
      this.dispatch({ type: 'openFailed', code: isRefused(error) ? error.code : 'OFFLINE' })
    }
  }

  /** Begins a spin; its key exists before anything is sent. `once` is for this one alone. */
  spin(once?: Choice): void {
    this.dispatch({ type: 'spin', key: randomUuid(), now: Date.now(), once })
  }

  /** Risks what stands of the last win; the step's key exists before anything is sent. */
  gamble(choice: GambleChoice): void {
    this.dispatch({ type: 'gambled', key: randomUuid(), choice, now: Date.now() })
  }

  /** Asks at once about a spin that is waiting for its next try. */
  retry(): void {
    if (this.#state.phase.at === 'asking' && this.#timers.has('play')) this.#play(this.#state.phase.ask, 0)
  }

  async startAutoplay(limits: {
    rounds: number
    lossLimit: bigint
    winLimit: bigint | undefined
    stopOnFeature: boolean
  }) {
    const { rounds, lossLimit, winLimit, stopOnFeature } = limits
    await this.#trying(async () => {
      const autoplay = await ask(house.startAutoplay, {
        ...this.#params(),
        body: { rounds, lossLimit: lossLimit.toString(), winLimit: winLimit?.toString(), stopOnFeature },
      })
      this.dispatch({
        type: 'autoplayStarted',
        autoplay: {
          id: autoplay.id,
          left: autoplay.left,
          lossLeft: BigInt(autoplay.lossLeft),
          winLimit,
          stopOnFeature,
        },
      })
    })
  }

  /** The seed pair in use; undefined when it can't be had now. */
  seeds(): Promise<Seeds | undefined> {
    return this.#trying(() => ask(house.seedPairs, this.#params()))
  }

  rotateSeeds(clientSeed: string | undefined): Promise<Seeds | undefined> {
    return this.#trying(async () => {
      // The round shown last counts as open until it is acknowledged, and no pair is opened under
      // it.
      const { unacknowledged, last } = this.#state
      if (unacknowledged && last) {
        const params = { game: this.game, id: unacknowledged }
        await ask(house.markSeen, { params, body: { step: last.steps } })
      }
      const seeds = await ask(house.rotateSeeds, { ...this.#params(), body: clientSeed ? { clientSeed } : {} })
      this.dispatch({ type: 'seedsChanged', nonce: seeds.nonce })
      return seeds
    })
  }

  /** A page of own rounds in this mode, newest first. */
  rounds(after: string | undefined): Promise<ReplyOf<typeof house.rounds> | undefined> {
    const query = { game: this.game, mode: this.#opened?.member.mode, after, pageSize: '20' }
    return this.#trying(() => ask(house.rounds, { query }))
  }

  dispatch(event: GameEvent): void {
    const before = this.#state
    const { state, effects } = next(before, event, this.#wonByStep)
    this.#state = state
    if (state.stake !== before.stake && event.type === 'stakeChosen') kept.set(this.#stakeKey(), state.stake.toString())
    for (const effect of effects) this.#carryOut(effect)
    for (const hear of this.#heard) hear()
  }

  /** The page goes away: what was shown is acknowledged with the last breath. */
  leave(): void {
    const { unacknowledged, last } = this.#state
    if (unacknowledged && last) this.#markSeen(unacknowledged, last.steps, true)
  }

  #carryOut(effect: Effect): void {
    switch (effect.do) {
      case 'play':
        return this.#play(effect.ask, effect.afterMs)
      case 'gamble':
        return this.#gamble(effect.ask, effect.afterMs)
      case 'keep':
        return this.#keep?.write(effect.ask)
      case 'forget':
        return this.#keep?.write(undefined)
      case 'seen':
        return this.#markSeen(effect.roundId, effect.step, false)
      case 'seenLater':
        return this.#later('seen', ACKNOWLEDGE_AFTER_MS, () => this.#markSeen(effect.roundId, effect.step, false))
      case 'findOpen':
        void this.rounds(undefined).then((page) =>
          this.dispatch({ type: 'openFound', round: page?.list.find((round) => round.seen < round.steps) }),
        )
        return
      case 'stopAutoplay':
        // The server also ends it by itself: its limits and the next spin's absence.
        ask(house.stopAutoplay, this.#params()).catch(() => undefined)
        return
      case 'spinAgain':
        return this.#later('again', Math.max(0, effect.at - Date.now()) + BREATH_MS, () => {
          if (this.#state.autoplay) this.spin()
        })
      case 'reportStarted':
        return this.frame.send({ type: 'roundStarted', roundId: effect.roundId, balance: effect.balance.toString() })
      case 'reportNone':
        return this.frame.send({ type: 'noRound', roundId: effect.roundId, balance: effect.balance.toString() })
      case 'reportShown':
        return this.frame.send({
          type: 'roundShown',
          roundId: effect.roundId,
          balance: effect.balance.toString(),
          version: Math.max(0, effect.version),
        })
      case 'reportOver':
        return this.frame.send({ type: 'sessionOver' })
      case 'reportCheck':
        return this.frame.send({ type: 'checkDue' })
    }
  }

  #play(asked: Ask, afterMs: number): void {
    if (asked.seen) this.#clear('seen')
    this.#later('play', afterMs, () => {
      const { stake, choice, seen, autoplay, free, key } = asked
      ask(
        house.play,
        { ...this.#params(), body: { stake, choice, seen, autoplay, free } },
        { idempotencyKey: key },
      ).then(
        (reply) => this.dispatch({ type: 'answered', reply, now: Date.now() }),
        (error: unknown) => this.#failed(error),
      )
    })
  }

  #gamble({ key, of, choice, after }: GambleAsk, afterMs: number): void {
    const params = { game: this.game, id: of }
    this.#later('play', afterMs, () => {
      ask(gamble, { params, body: { choice, after } }, { idempotencyKey: key }).then(
        (reply) => this.dispatch({ type: 'cardKnown', reply }),
        (error: unknown) => this.#failed(error),
      )
    })
  }

  #failed(error: unknown): void {
    const now = Date.now()
    if (isRefused(error)) {
      const retryAfterMs = error.retryAfterSec === undefined ? undefined : error.retryAfterSec * 1_000
      this.dispatch({ type: 'refused', code: error.code, retryAfterMs, reached: reachedOf(error.value), now })
    } else if (error instanceof Unreachable) this.dispatch({ type: 'lost', now })
    else throw error
  }

  #markSeen(roundId: string, step: number, keepalive: boolean): void {
    ask(house.markSeen, { params: { game: this.game, id: roundId }, body: { step } }, { keepalive })
      .then(() => this.dispatch({ type: 'acknowledged', roundId }))
      // Not heard: the next spin says it again, or the round's end is shown once more.
      .catch((error: unknown) => {
        if (isRefused(error, 'GAME_SESSION', 'AUTH_EXPIRED')) this.dispatch({ type: 'sessionOver', code: error.code })
      })
  }

  /** Shows what goes wrong beside a spin; the spin itself is unchanged. */
  async #trying<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call()
    } catch (error) {
      if (!isRefused(error) && !(error instanceof Unreachable)) throw error
      this.dispatch({ type: 'troubled', code: isRefused(error) ? error.code : 'OFFLINE' })
      return undefined
    }
  }

  #later(what: 'play' | 'seen' | 'again', ms: number, then: () => void): void {
    this.#clear(what)
    const go = () => {
      this.#timers.delete(what)
      then()
    }
    if (ms <= 0 && what === 'play') go()
    else this.#timers.set(what, setTimeout(go, ms))
  }

  #clear(what: 'play' | 'seen' | 'again'): void {
    clearTimeout(this.#timers.get(what))
    this.#timers.delete(what)
  }

  readonly #params = () => ({ params: { game: this.game } })
  readonly #stakeKey = () => `stake:${this.game}`
}
