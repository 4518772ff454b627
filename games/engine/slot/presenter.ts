import type { Round } from '@senluna/contract/play/house.ts'
import { pause } from '../canvas/tween.ts'
import type { GameSession } from '../session/game-session.ts'
import type { Phase } from '../session/state.ts'
import type { Playing } from './playing.ts'
import type { Sign, SlotBeat, SlotView } from './view.ts'
import { climbOf, countMsOf, winStepOf } from './win-steps.ts'

/** How long the signs stay: nobody has to press. */
const START_MS = 6_000
const TOTAL_MS = 4_500
const MORE_MS = 1_900
/** What autoplay waits for a sign. */
const AUTO_MS = 2_400
/** After the counter has come to its end. */
const AFTER_COUNT_MS = 900
const TICK_MS = 90

/** What every slot's picture can do, whatever is on it. */
export interface SlotScene {
  burst(signal: AbortSignal): Promise<void>
  mood(late: boolean, calm: boolean): Promise<void>
}

/** How wins are pointed at. */
export interface Pointing {
  calm: boolean
  /** Whether it came to more than was staked: only then something celebrates. */
  lively: boolean
  signal: AbortSignal
}

/** What the free spins of a round won: its payout without the spin that was staked on. */
export const featureWon = (beats: readonly SlotBeat[]): bigint =>
  beats.reduce((sum, { type, won }) => (type === 'freeSpin' ? sum + won : sum), 0n)

/**
 * Plays what the session decides on a slot's scene, one step at a time, and notifies the session
 * when it was seen. `Own` is what a game's view has besides. How its board begins to move, comes to
 * rest and points at wins, a game says.
 */
export abstract class SlotPresenter<Beat extends SlotBeat, Own extends object> {
  protected readonly playing: Playing
  /** Cuts the moving board short. */
  protected reels = new AbortController()
  readonly #scene: SlotScene
  readonly #session: GameSession
  readonly #heard = new Set<() => void>()
  #leave: () => void = () => undefined
  #phase: Phase | undefined
  #view: SlotView<Beat> & Own
  /** What points at the wins of the last spin, until the next begins. */
  #pointing = new AbortController()
  #skip = new AbortController()
  #turnedAt = 0

  constructor(scene: SlotScene, session: GameSession, playing: Playing, view: SlotView<Beat> & Own) {
    this.#scene = scene
    this.#session = session
    this.playing = playing
    this.#view = view
  }

  protected abstract beatsOf(round: Round): readonly Beat[]
  /** The board begins to move. */
  protected abstract turn(): void
  /** The board comes to rest on a spin's result. */
  protected abstract land(beat: Beat, how: { quick: boolean; stake: bigint }): Promise<void>
  /** The spin was refused: the board comes back to what it showed. */
  protected abstract giveUp(): Promise<void>
  /** Points at the wins of a spin; settles when all were pointed at once. */
  protected abstract point(beat: Beat, how: Pointing): Promise<void>
  /** Where a large win covers least. */
  protected abstract quietRow(beat: Beat): -1 | 0 | 1
  /** What the view shows of a spin at rest, or of none. */
  protected abstract shown(beat: Beat | undefined): Partial<Own>

  get view(): SlotView<Beat> & Own {
    return this.#view
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#heard.add(hear)
    return () => this.#heard.delete(hear)
  }

  /** Begins; called once, when the game's own presenter is ready. */
  protected begin(): void {
    this.#leave = this.#session.subscribe(() => this.#react())
    this.#react()
  }

  /** Cuts short what may be: the board where the profile allows it, the celebration always. */
  hurry(): void {
    if (this.playing.quickStop) this.reels.abort()
    this.#skip.abort()
  }

  destroy(): void {
    this.#leave()
    for (const timer of [this.#pointing, this.reels, this.#skip]) timer.abort()
    this.#heard.clear()
  }

  #react(): void {
    const { phase } = this.#session.state
    const before = this.#phase
    if (phase === before) return
    this.#phase = phase
    if (phase.at === 'asking' && before?.at !== 'asking') this.#turn()
    else if (phase.at === 'showing' || phase.at === 'recalling') void this.#show(phase)
    else if ((phase.at === 'idle' || phase.at === 'closed') && before?.at === 'asking') void this.#giveUp()
    else if (phase.at === 'idle' && before?.at === 'recalling') this.#afterRound()
  }

  #turn(): void {
    this.#pointing.abort()
    this.reels = new AbortController()
    this.#turnedAt = performance.now()
    this.set(this.shown(undefined))
    this.set({
      moving: true,
      skippable: this.playing.quickStop,
      counted: 0n,
      countMs: 0,
      sign: undefined,
      spokenBeat: undefined,
    })
    this.turn()
    this.playing.sounds.play({ name: 'spin' })
  }

  async #giveUp(): Promise<void> {
    await this.giveUp()
    this.playing.sounds.end('spin')
    this.set({ moving: false, skippable: false })
  }

  async #show(phase: Extract<Phase, { at: 'showing' | 'recalling' }>): Promise<void> {
    const { round, step } = phase
    const stillMine = () => this.#phase === phase
    const beats = this.beatsOf(round)
    const beat = beats[step]!
    const stake = BigInt(round.stake)
    // What the spins before paid: the counter starts there, and stands there while the board moves.
    const before = beat.total - beat.won
    if (!this.#view.moving) this.#turn()
    this.set({ counted: before })
    if (beat.type === 'freeSpin') this.set({ freeSpins: countOf(beats, step) })
    void this.#scene.mood(beat.type === 'freeSpin', this.playing.calm())
    await this.#land(beat, phase.at === 'showing', stake)
    if (!stillMine()) return
    this.#skip = new AbortController()
    this.#pointing = new AbortController()
    this.set(this.shown(beat))
    this.set({
      moving: false,
      skippable: beat.won > 0n || beat.freeSpinsWon > 0,
      spokenBeat: { beat, stake, again: phase.at === 'recalling' },
    })
    if (beat.won > 0n) await this.#celebrate(beat, stake)
    else if (round.steps > 1) await pause(350, this.#skip.signal)
    if (stillMine() && beat.freeSpinsWon > 0 && !beat.capped) {
      this.playing.sounds.play({ name: 'featureIntro' })
      await this.#sign(
        beat.type === 'baseSpin'
          ? { kind: 'feature', spins: beat.freeSpinsWon }
          : { kind: 'more', spins: beat.freeSpinsWon },
        beat.type === 'freeSpin' ? MORE_MS : this.#session.state.autoplay ? AUTO_MS : START_MS,
      )
    }
    const last = step === beats.length - 1
    if (stillMine() && last && round.steps > 1) {
      this.playing.sounds.play({ name: 'featureEnd' })
      await this.#sign({ kind: 'total', won: featureWon(beats) }, this.#session.state.autoplay ? AUTO_MS : TOTAL_MS)
      void this.#scene.mood(false, this.playing.calm())
    }
    if (!stillMine()) return
    if (last) this.set({ freeSpins: undefined })
    this.set({ skippable: false, sign: undefined, counted: beat.total, countMs: 0 })
    if (last && phase.at === 'recalling') await pause(1_500, this.#skip.signal)
    this.#session.dispatch({ type: 'stepShown', now: Date.now() })
  }

  async #land(beat: Beat, live: boolean, stake: bigint): Promise<void> {
    const { quickStop, minCycleMs, sounds } = this.playing
    const turbo = quickStop && this.playing.turbo()
    // A spin takes at least as long as the profile says; most of that the board moves.
    const turns = Math.max(
      turbo ? 120 : beat.type === 'freeSpin' ? 250 : 380,
      live && beat.type === 'baseSpin' ? minCycleMs - 1_150 : 0,
    )
    await pause(turns - (performance.now() - this.#turnedAt), quickStop ? this.reels.signal : undefined)
    const quick = turbo || (quickStop && this.reels.signal.aborted)
    await this.land(beat, { quick, stake })
    sounds.end('spin')
    sounds.end('riser')
  }

  async #celebrate(beat: Beat, stake: bigint): Promise<void> {
    const calm = this.playing.calm()
    const worth = beat.total > stake
    const step = worth ? winStepOf(beat.won, stake) : 0
    const { signal } = this.#skip
    const countMs = calm || !worth ? 0 : countMsOf(beat.won, stake)
    this.set({ counted: beat.total, countMs })
    if (!worth) this.playing.sounds.play({ name: 'neutral' })
    else if (step === 0) this.playing.sounds.play({ name: 'win', step })
    else void this.#climb(beat, stake, countMs, signal)
    if (step === 0) this.#tick(countMs, signal)
    const pointing = this.point(beat, { calm, lively: worth, signal: this.#pointing.signal })
    await Promise.race([
      Promise.all([pointing, pause(step > 0 ? countMs + AFTER_COUNT_MS : Math.min(countMs, 900), signal)]),
      aborted(signal),
    ])
  }

  /** The steps of a big win, each when the counter reaches it. */
  async #climb(beat: Beat, stake: bigint, countMs: number, signal: AbortSignal): Promise<void> {
    const { won } = beat
    const row = this.quietRow(beat)
    const began = performance.now()
    for (const { step, atMs } of climbOf(won, stake, countMs)) {
      await pause(atMs - (performance.now() - began), signal)
      if (signal.aborted) return
      if (!this.playing.calm()) void this.#scene.burst(signal)
      this.playing.sounds.play({ name: 'win', step })
      this.set({ sign: { kind: 'big', won, step, row }, skippable: true })
    }
    this.#tick(countMs - (performance.now() - began), signal)
    await pause(countMs + AFTER_COUNT_MS - (performance.now() - began), signal)
    if (this.#view.sign?.kind === 'big') this.set({ sign: undefined })
  }

  /** The counter is heard while it moves. */
  #tick(ms: number, signal: AbortSignal): void {
    const began = performance.now()
    const timer = setInterval(() => {
      const share = (performance.now() - began) / ms
      if (signal.aborted || !(share < 1)) clearInterval(timer)
      else this.playing.sounds.play({ name: 'count', share })
    }, TICK_MS)
  }

  async #sign(sign: Sign, ms: number): Promise<void> {
    this.set({ sign, skippable: true })
    await pause(ms, this.#skip.signal)
    if (this.#view.sign === sign) this.set({ sign: undefined })
    // The next sign waits for a press of its own.
    if (this.#skip.signal.aborted) this.#skip = new AbortController()
  }

  #afterRound(): void {
    void this.#scene.mood(false, this.playing.calm())
    this.#pointing.abort()
    this.reels.abort()
    this.#skip.abort()
    this.set(this.shown(undefined))
    this.set({
      moving: false,
      skippable: false,
      freeSpins: undefined,
      sign: undefined,
      spokenBeat: undefined,
    })
  }

  protected set(patch: Partial<SlotView<Beat>> | Partial<Own>): void {
    this.#view = { ...this.#view, ...patch }
    for (const hear of this.#heard) hear()
  }
}

/** Which free spin it is, of how many known by then, and how many were left when it began. */
function countOf(beats: readonly SlotBeat[], step: number): SlotView<never>['freeSpins'] {
  const before = beats.slice(0, step).reduce((sum, { freeSpinsWon }) => sum + freeSpinsWon, 0)
  return { now: step, total: before, left: beats[step - 1]?.freeSpinsLeft ?? beats[step]!.freeSpinsLeft }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
