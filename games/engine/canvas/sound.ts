import type { Effect } from '../sound/effects.ts'
import type { Tune } from '../sound/music.ts'
import type { Player } from '../sound/player.ts'

export interface SoundChoice {
  /** The one switch above all. */
  on: boolean
  music: boolean
  effects: boolean
}

/** What a browser takes for a person's own act: before the first of them nothing may sound. */
const ACTS = ['pointerdown', 'pointerup', 'keydown'] as const

/**
 * Whether and what is heard. The sounds themselves come when somebody first turns them on; they
 * rest while the page is hidden or the game pauses.
 */
export class Sounds {
  readonly #tune: Tune
  #choice: SoundChoice = { on: false, music: true, effects: true }
  #paused = false
  #player: Player | undefined
  #coming = false
  readonly #look = () => this.#apply()
  /** Whoever had turned it on before a reload hears it from their first touch. */
  readonly #touched = () => {
    if (this.#choice.on && this.#player?.awake === false) this.#apply()
  }

  constructor(tune: Tune) {
    this.#tune = tune
  }

  choose(choice: SoundChoice): void {
    if (this.#choice.on && !choice.on) this.#player?.hush()
    this.#choice = choice
    if (choice.on && !this.#coming) {
      this.#coming = true
      document.addEventListener('visibilitychange', this.#look)
      for (const act of ACTS) document.addEventListener(act, this.#touched, { capture: true, passive: true })
      void import('../sound/player.ts').then(
        ({ Player }) => {
          this.#player = new Player(this.#tune)
          this.#apply()
        },
        // Without a network it stays silent; turning it on again asks again.
        () => (this.#coming = false),
      )
    }
    this.#apply()
  }

  pause(on: boolean): void {
    this.#paused = on
    this.#apply()
  }

  play(effect: Effect): void {
    if (this.#choice.on && this.#choice.effects) this.#player?.play(effect)
  }

  end(name: Effect['name']): void {
    this.#player?.end(name)
  }

  destroy(): void {
    document.removeEventListener('visibilitychange', this.#look)
    for (const act of ACTS) document.removeEventListener(act, this.#touched, { capture: true })
    this.#player?.wake(false)
  }

  #apply(): void {
    const { on, music, effects } = this.#choice
    this.#player?.wake(on && !this.#paused && document.visibilityState === 'visible')
    this.#player?.turn('music', music)
    this.#player?.turn('effects', effects)
  }
}
