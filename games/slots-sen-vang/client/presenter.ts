import type { Round } from '@senluna/contract/play/house.ts'
import { pause } from '../../engine/canvas/tween.ts'
import type { Sounds } from '../../engine/canvas/sound.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Phase } from '../../engine/session/state.ts'
import type { Beat, Window } from '../rules/index.ts'
import { senVang, windowOf, SEN_VANG } from '../rules/index.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Scene } from './scene/scene.ts'
import type { Shown } from './scene/win-lines.ts'

/** A spin that was shown, for those who listen; `again` when it is of a round of the past. */
export interface SpokenBeat {
  beat: Beat
  stake: bigint
  again: boolean
}

/** What the round in view looks like just now, for everything that is not canvas. */
export interface View {
  window: Window
  /** Whether reels move. */
  moving: boolean
  /** Whether what is shown may be cut short by a press. */
  skippable: boolean
  /** The win of the round so far; rolls up while it is celebrated. */
  counted: bigint
  /** How long the counter takes to get there. */
  countMs: number
  pointedAt: Shown | undefined
  freeSpins: { now: number; total: number; left: number } | undefined
  /** The sheet over the board. */
  sign: { kind: 'feature' | 'more'; spins: number } | { kind: 'total' | 'big'; won: bigint } | undefined
  /** The spin shown last, for the live region. */
  spokenBeat: SpokenBeat | undefined
}

/** A round that returns this many times its stake gets the large sign. */
const BIG = 10n
const FIRST_STOPS = [23, 15, 21, 14, 29]

/** What the free spins of a round won: its payout without the spin that was staked on. */
export const featureWon = (beats: readonly Beat[]): bigint =>
  beats.reduce((sum, { type, won }) => (type === 'freeSpin' ? sum + won : sum), 0n)

export const beatsOfRound = (round: Round): readonly Beat[] => senVang.beats(round.draws, amount(BigInt(round.stake)))

export interface Manner {
  /** Fades instead of movement. */
  calm(): boolean
  /** Whether a press may stop the reels. */
  quickStop: boolean
  minCycleMs: number
  sounds: Sounds
}

/**
 * Plays what the session decides on the scene, one step at a time, and notifies the session when it
 * was seen.
 */
export class Presenter {
  readonly #scene: Scene
  readonly #session: GameSession
  readonly #manner: Manner
  readonly #heard = new Set<() => void>()
  readonly #leave: () => void
  #phase: Phase | undefined
  #view: View
  #stops: readonly number[] = FIRST_STOPS
  /** What points at the wins of the last spin, until the next begins. */
  #pointing = new AbortController()
  #reels = new AbortController()
  #skip = new AbortController()
  #turnedAt = 0

  constructor(scene: Scene, session: GameSession, manner: Manner) {
    this.#scene = scene
    this.#session = session
    this.#manner = manner
    const last = session.state.phase.at === 'showing' ? session.state.phase : undefined
    if (last && last.step > 0) this.#stops = beatsOfRound(last.round)[last.step - 1]!.stops
    scene.show(this.#stops)
    this.#view = {
      window: windowOf(SEN_VANG, this.#stops),
      moving: false,
      skippable: false,
      counted: 0n,
      countMs: 0,
      pointedAt: undefined,
      freeSpins: undefined,
      sign: undefined,
      spokenBeat: undefined,
    }
    this.#leave = session.subscribe(() => this.#react())
    this.#react()
  }

  get view(): View {
    return this.#view
  }

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#heard.add(hear)
    return () => this.#heard.delete(hear)
  }

  /** Cuts short what may be: the reels where the profile allows it, the celebration always. */
  hurry(): void {
    if (this.#manner.quickStop) this.#reels.abort()
    this.#skip.abort()
  }

  destroy(): void {
    this.#leave()
    for (const timer of [this.#pointing, this.#reels, this.#skip]) timer.abort()
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
    this.#reels = new AbortController()
    this.#turnedAt = performance.now()
    this.#set({
      moving: true,
      skippable: this.#manner.quickStop,
      counted: 0n,
      countMs: 0,
      pointedAt: undefined,
      sign: undefined,
      spokenBeat: undefined,
    })
    this.#scene.turn(this.#manner.calm())
    this.#manner.sounds.play('tick')
  }

  /** The spin was refused: the reels come back to where they stood. */
  async #giveUp(): Promise<void> {
    const stops = this.#stops
    await this.#scene.land(
      { stops, window: windowOf(SEN_VANG, stops), freeSpinsWon: 0 },
      { quick: true, calm: this.#manner.calm(), signal: this.#reels.signal, onStop: () => undefined },
    )
    this.#set({ moving: false, skippable: false })
  }

  async #show(phase: Extract<Phase, { at: 'showing' | 'recalling' }>): Promise<void> {
    const { round, step } = phase
    const stillMine = () => this.#phase === phase
    const beats = beatsOfRound(round)
    const beat = beats[step]!
    const stake = BigInt(round.stake)
    // What the spins before paid: the counter starts there, and stands there while the reels turn.
    const before = beat.total - beat.won
    if (!this.#view.moving) this.#turn()
    this.#set({ counted: before })
    if (beat.type === 'freeSpin')
      this.#set({ freeSpins: { now: beat.number, total: beat.of, left: beat.freeSpinsLeft } })
    void this.#scene.mood(beat.type === 'freeSpin', this.#manner.calm())
    await this.#land(beat, phase.at === 'showing')
    if (!stillMine()) return
    this.#stops = beat.stops
    this.#skip = new AbortController()
    this.#pointing = new AbortController()
    this.#set({
      moving: false,
      skippable: beat.won > 0n || beat.freeSpinsWon > 0,
      window: beat.window,
      spokenBeat: { beat, stake, again: phase.at === 'recalling' },
      counted: before,
      countMs: 0,
    })
    if (beat.freeSpinsWon > 0) this.#manner.sounds.play('feature')
    if (beat.won > 0n) await this.#celebrate(beat, stake)
    else if (round.steps > 1) await pause(350, this.#skip.signal)
    if (stillMine() && beat.freeSpinsWon > 0 && !beat.capped)
      await this.#sign(
        beat.type === 'baseSpin'
          ? { kind: 'feature', spins: beat.freeSpinsWon }
          : { kind: 'more', spins: beat.freeSpinsWon },
        1_900,
      )
    const last = step === beats.length - 1
    if (stillMine() && last && round.steps > 1) {
      // What did not bring more than the stake is said, not celebrated.
      await this.#sign({ kind: 'total', won: featureWon(beats) }, 2_400)
      void this.#scene.mood(false, this.#manner.calm())
    }
    if (!stillMine()) return
    if (last) this.#set({ freeSpins: undefined })
    this.#set({ skippable: false, sign: undefined, counted: beat.total, countMs: 0 })
    if (last && phase.at === 'recalling') await pause(1_500, this.#skip.signal)
    this.#session.dispatch({ type: 'stepShown', now: Date.now() })
  }

  async #land(beat: Beat, live: boolean): Promise<void> {
    const { calm, quickStop, minCycleMs, sounds } = this.#manner
    // A spin takes at least as long as the profile says; most of that the reels turn.
    const turns = Math.max(
      beat.type === 'freeSpin' ? 250 : 380,
      live && beat.type === 'baseSpin' ? minCycleMs - 1_150 : 0,
    )
    await pause(turns - (performance.now() - this.#turnedAt), quickStop ? this.#reels.signal : undefined)
    const quick = quickStop && this.#reels.signal.aborted
    await this.#scene.land(beat, { quick, calm: calm(), signal: this.#reels.signal, onStop: () => sounds.play('stop') })
  }

  async #celebrate(beat: Beat, stake: bigint): Promise<void> {
    const calm = this.#manner.calm()
    const worth = beat.total > stake
    const big = beat.won >= stake * BIG
    this.#manner.sounds.play(!worth ? 'neutral' : big ? 'big' : 'small')
    const countMs = calm || !worth ? 0 : big ? 2_600 : Math.min(1_400, 450 + Number(beat.won / stake) * 120)
    this.#set({ counted: beat.total, countMs })
    if (big) {
      if (!calm) void this.#scene.burst(this.#skip.signal)
      void this.#sign({ kind: 'big', won: beat.won }, countMs + 700)
    }
    const pointing = this.#scene.wins(beat, {
      calm,
      lively: worth,
      signal: this.#pointing.signal,
      onWin: (win) => this.#set({ pointedAt: win }),
    })
    await Promise.race([
      Promise.all([pointing, pause(big ? countMs + 700 : Math.min(countMs, 900), this.#skip.signal)]),
      aborted(this.#skip.signal),
    ])
  }

  async #sign(sign: View['sign'], ms: number): Promise<void> {
    this.#set({ sign, skippable: true })
    await pause(ms, this.#skip.signal)
    if (this.#view.sign === sign) this.#set({ sign: undefined })
    // The next sign waits for a press of its own.
    if (this.#skip.signal.aborted) this.#skip = new AbortController()
  }

  #afterRound(): void {
    void this.#scene.mood(false, this.#manner.calm())
    this.#pointing.abort()
    this.#reels.abort()
    this.#skip.abort()
    this.#set({
      moving: false,
      skippable: false,
      freeSpins: undefined,
      sign: undefined,
      pointedAt: undefined,
      spokenBeat: undefined,
    })
  }

  #set(patch: Partial<View>): void {
    this.#view = { ...this.#view, ...patch }
    for (const hear of this.#heard) hear()
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
