/** What the games can be heard doing. */
export type Sound = 'tap' | 'tick' | 'stop' | 'small' | 'big' | 'neutral' | 'feature'

/**
 * One voice: shape, start in s, length in s, loudness, and the pitch at its start and end in Hz.
 */
type Voice = readonly [OscillatorType, number, number, number, number, number?]

const bell = (at: number, hz: number, loud = 0.1): Voice[] => [
  ['sine', at, 0.5, loud, hz],
  ['triangle', at, 0.22, loud / 3, hz * 2.76],
]
// A pentatonic scale: nothing in it can sound wrong, whichever notes follow each other.
const NOTES = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.7]

const SOUNDS: Record<Sound, readonly Voice[]> = {
  tap: [['triangle', 0, 0.05, 0.09, 700, 420]],
  tick: [['square', 0, 0.025, 0.02, 1_500, 900]],
  stop: [
    ['sine', 0, 0.13, 0.2, 170, 70],
    ['triangle', 0, 0.05, 0.05, 900, 300],
  ],
  small: [0, 2, 4].flatMap((note, i) => bell(i * 0.085, NOTES[note]!)),
  big: [0, 2, 4, 5, 4, 5, 6].flatMap((note, i) => bell(i * 0.1, NOTES[note]!, 0.11)),
  neutral: [['sine', 0, 0.16, 0.06, 294, 262]],
  feature: [4, 3, 2, 0, 2, 5].flatMap((note, i) => bell(i * 0.12, NOTES[note]! / (i < 4 ? 2 : 1), 0.12)),
}

/**
 * Makes every sound out of oscillators, at the moment it is needed; silent until it is allowed to
 * speak.
 */
export class Sounds {
  #on = false
  #context: AudioContext | undefined

  turn(on: boolean): void {
    this.#on = on
  }

  play(name: Sound): void {
    if (!this.#on) return
    this.#context ??= new AudioContext()
    const context = this.#context
    if (context.state === 'suspended') void context.resume()
    for (const [shape, after, length, loud, from, to = from] of SOUNDS[name]) {
      const start = context.currentTime + after
      const voice = context.createOscillator()
      const gain = context.createGain()
      voice.type = shape
      voice.frequency.setValueAtTime(from, start)
      voice.frequency.exponentialRampToValueAtTime(to, start + length)
      gain.gain.setValueAtTime(0.0001, start)
      gain.gain.exponentialRampToValueAtTime(loud, start + 0.008)
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
      voice.connect(gain).connect(context.destination)
      voice.start(start)
      voice.stop(start + length + 0.02)
    }
  }
}
