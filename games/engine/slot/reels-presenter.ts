import type { Round } from '@senluna/contract/play/house.ts'
import type { GameSession } from '../session/game-session.ts'
import type { Playing } from './playing.ts'
import { SlotPresenter, type Pointing, type SlotScene } from './presenter.ts'
import type { Landing, Stopped } from './scene/reels-scene.ts'
import type { Win } from './scene/win-lines.ts'
import { NOTHING_SHOWN, type SlotBeat } from './view.ts'
import { quietRow } from './win-steps.ts'

/** What the reels look like just now, for everything that is not canvas. */
export interface ReelsView<Window, Shown> {
  window: Window
  pointedAt: Shown | undefined
}

/** A spin of reels as every game of them tells it. */
export type ReelsBeat = SlotBeat & Stopped

/** How a game of reels tells its rounds. */
export interface ReelsScript<Beat extends ReelsBeat, Shown extends Win> {
  beatsOf(round: Round): readonly Beat[]
  winsOf(beat: Beat): readonly Shown[]
  windowOf(stops: readonly number[]): Beat['window']
  /** Where the reels stand before the first spin. */
  firstStops: readonly number[]
}

/** The reels a presenter plays on. */
export interface Reels extends SlotScene {
  show(stops: readonly number[]): void
  turn(calm: boolean): void
  land(stopped: Stopped, how: Landing): Promise<void>
  wins<Shown extends Win>(
    wins: readonly Shown[],
    how: Pointing & { onWin(win: Shown | undefined): void },
  ): Promise<void>
}

/** Plays rounds on reels. */
export class ReelsPresenter<Beat extends ReelsBeat, Shown extends Win> extends SlotPresenter<
  Beat,
  ReelsView<Beat['window'], Shown>
> {
  readonly #script: ReelsScript<Beat, Shown>
  readonly #scene: Reels
  #stops: readonly number[]

  constructor(script: ReelsScript<Beat, Shown>, scene: Reels, session: GameSession, playing: Playing) {
    const { phase } = session.state
    const last = phase.at === 'showing' && phase.step > 0 ? script.beatsOf(phase.round)[phase.step - 1] : undefined
    const stops = last?.stops ?? script.firstStops
    super(scene, session, playing, { ...NOTHING_SHOWN, window: script.windowOf(stops), pointedAt: undefined })
    this.#script = script
    this.#scene = scene
    this.#stops = stops
    scene.show(stops)
    this.begin()
  }

  protected beatsOf(round: Round): readonly Beat[] {
    return this.#script.beatsOf(round)
  }

  protected turn(): void {
    this.#scene.turn(this.playing.calm())
  }

  protected async land(beat: Beat, { quick }: { quick: boolean }): Promise<void> {
    const { calm, sounds } = this.playing
    await this.#scene.land(beat, {
      quick,
      calm: calm(),
      signal: this.reels.signal,
      onStop: (reel) => {
        sounds.end('riser')
        sounds.play({ name: 'stop', reel })
      },
      onWait: (seconds) => sounds.play({ name: 'riser', seconds }),
    })
    this.#stops = beat.stops
  }

  protected giveUp(): Promise<void> {
    const stops = this.#stops
    return this.#scene.land(
      { stops, window: this.#script.windowOf(stops) },
      {
        quick: true,
        calm: this.playing.calm(),
        signal: this.reels.signal,
        onStop: () => undefined,
        onWait: () => undefined,
      },
    )
  }

  protected point(beat: Beat, how: Pointing): Promise<void> {
    const onWin = (win: Shown | undefined) => this.set({ pointedAt: win })
    return this.#scene.wins(this.#script.winsOf(beat), { ...how, onWin })
  }

  protected quietRow(beat: Beat): -1 | 0 | 1 {
    return quietRow(this.#script.winsOf(beat), beat.window[0]!.length)
  }

  protected shown(beat: Beat | undefined): Partial<ReelsView<Beat['window'], Shown>> {
    return beat ? { window: beat.window } : { pointedAt: undefined }
  }
}
