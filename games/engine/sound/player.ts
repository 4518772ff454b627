import { scoreOf, type Effect } from './effects.ts'
import { phrase, PHRASE_SECONDS, type Tune } from './music.ts'
import { LOUD, type Note, type Score } from './score.ts'

const FADE_SECONDS = 0.12
/** The next phrase is handed over this long before it begins. */
const AHEAD_MS = 1_500
const SILENT = 0.0001
/** What begins together is heard once: reels that stop in one frame would each be heard on top. */
const TOGETHER_SECONDS = 0.03

type Part = keyof typeof LOUD

/** Plays scores. Only while it is awake: what is asked for in between is not caught up with. */
export class Player {
  readonly #context = new AudioContext()
  readonly #parts: Record<Part, GainNode>
  readonly #running = new Map<string, () => void>()
  readonly #begunAt = new Map<string, number>()
  readonly #tune: Tune
  #air: AudioBuffer | undefined
  #phrase = 0
  #phraseAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tune: Tune) {
    this.#tune = tune
    const part = (loud: number) => {
      const gain = this.#context.createGain()
      gain.gain.value = loud
      gain.connect(this.#context.destination)
      return gain
    }
    this.#parts = { music: part(LOUD.music), effects: part(LOUD.effects) }
  }

  /** Whether it can be heard now: a browser may say no until somebody touches the page. */
  get awake(): boolean {
    return this.#context.state === 'running'
  }

  /** Sounds go on, or stand still where they are. */
  wake(on: boolean): void {
    void (on ? this.#context.resume() : this.#context.suspend())
    clearTimeout(this.#timer)
    if (on) this.#music()
  }

  turn(part: Part, on: boolean): void {
    this.#parts[part].gain.setTargetAtTime(on ? LOUD[part] : 0, this.#context.currentTime, FADE_SECONDS)
  }

  play(effect: Effect): void {
    const now = this.#context.currentTime
    if (this.#context.state !== 'running' || now - (this.#begunAt.get(effect.name) ?? -1) < TOGETHER_SECONDS) return
    this.#begunAt.set(effect.name, now)
    this.end(effect.name)
    this.#running.set(effect.name, this.#start(scoreOf(effect), now, this.#parts.effects))
  }

  /** Fades out what still sounds of an effect. */
  end(name: Effect['name']): void {
    this.#running.get(name)?.()
    this.#running.delete(name)
  }

  /** Ends every effect: whoever turns the sound on again hears nothing of what was before. */
  hush(): void {
    for (const end of this.#running.values()) end()
    this.#running.clear()
  }

  /** Hands the phrases over one by one, each a little before its time. */
  #music(): void {
    const now = this.#context.currentTime
    if (this.#phraseAt < now) this.#phraseAt = now + 0.1
    if (this.#phraseAt - now < AHEAD_MS / 1_000) {
      this.#start(phrase(this.#phrase++, this.#tune), this.#phraseAt, this.#parts.music)
      this.#phraseAt += PHRASE_SECONDS
    }
    this.#timer = setTimeout(() => this.#music(), AHEAD_MS / 3)
  }

  #start(score: Score, at: number, into: AudioNode): () => void {
    const all = this.#context.createGain()
    all.connect(into)
    const voices = score.map((note) => this.#voice(note, at, all))
    return () => {
      const now = this.#context.currentTime
      all.gain.setTargetAtTime(0, now, FADE_SECONDS / 3)
      for (const voice of voices) voice.stop(now + FADE_SECONDS)
    }
  }

  #voice(note: Note, from: number, into: AudioNode): AudioScheduledSourceNode {
    const start = from + note.at
    const end = start + note.length
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(SILENT, start)
    gain.gain.exponentialRampToValueAtTime(note.loud, start + Math.min(note.attack ?? 0.008, note.length * 0.9))
    gain.gain.exponentialRampToValueAtTime(SILENT, end)
    gain.connect(into)
    const source = this.#source(note, start, end, gain)
    source.start(start)
    source.stop(end + 0.02)
    return source
  }

  #source(note: Note, start: number, end: number, into: AudioNode): AudioScheduledSourceNode {
    const glide = (pitch: AudioParam) => {
      pitch.setValueAtTime(note.hz, start)
      if (note.to !== undefined) pitch.exponentialRampToValueAtTime(note.to, end)
    }
    if (note.shape === 'air') {
      const filter = this.#context.createBiquadFilter()
      filter.type = 'bandpass'
      glide(filter.frequency)
      filter.connect(into)
      const noise = this.#context.createBufferSource()
      noise.buffer = this.#air ??= airIn(this.#context)
      noise.loop = true
      noise.connect(filter)
      return noise
    }
    const voice = this.#context.createOscillator()
    voice.type = note.shape
    glide(voice.frequency)
    voice.connect(into)
    return voice
  }
}

/** A second of noise, the same every time. */
function airIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let nth = 0; nth < samples.length; nth++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    samples[nth] = state / 2 ** 31 - 1
  }
  return buffer
}
