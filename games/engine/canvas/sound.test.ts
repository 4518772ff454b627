import assert from 'node:assert/strict'
import { afterEach, test, vi } from 'vitest'
import { Sounds } from './sound.ts'
// Loaded beforehand: a slow machine takes its time for it.
import '../sound/player.ts'

/** What a context makes: every part of it takes everything. */
const anything: unknown = new Proxy(() => anything, { get: (_, name) => (name === 'then' ? undefined : anything) })

/** A context that a browser lets run only once somebody has touched the page. */
class Context {
  static made: Context | undefined
  static touched = false
  state = 'suspended'
  currentTime = 0
  sampleRate = 8_000
  destination = anything
  createGain = () => anything
  createOscillator = () => {
    const voice = { stops: 0 }
    this.voices.push(voice)
    return new Proxy(voice, { get: (_, name) => (name === 'stop' ? () => void voice.stops++ : anything) })
  }
  voices: { stops: number }[] = []
  constructor() {
    Context.made = this
  }
  resume() {
    if (Context.touched) this.state = 'running'
    return Promise.resolve()
  }
  suspend() {
    this.state = 'suspended'
    return Promise.resolve()
  }
}

afterEach(() => vi.unstubAllGlobals())

test('who had sound on before a reload hears it from their first touch, and who turned it off does not', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('AudioContext', Context)
  const sounds = new Sounds('pond')
  sounds.choose({ on: true, music: true, effects: true })
  await vi.waitFor(() => assert.ok(Context.made), { timeout: 10_000 })
  assert.equal(Context.made!.state, 'suspended')
  Context.touched = true
  page.dispatchEvent(new Event('pointerup'))
  assert.equal(Context.made!.state, 'running')
  sounds.choose({ on: false, music: true, effects: true })
  page.dispatchEvent(new Event('pointerup'))
  assert.equal(Context.made!.state, 'suspended')
  sounds.choose({ on: true, music: true, effects: true })
  sounds.destroy()
  page.dispatchEvent(new Event('keydown'))
  assert.equal(Context.made!.state, 'suspended')
})

test('reels that stop in one frame knock once; a sound that is turned off is over when it is turned on again', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('AudioContext', Context)
  Context.made = undefined
  Context.touched = true
  const choice = { on: true, music: true, effects: true }
  const sounds = new Sounds('pond')
  sounds.choose(choice)
  await vi.waitFor(() => assert.ok(Context.made), { timeout: 10_000 })
  const context: Context = Context.made!
  const begun = (play: () => void) => {
    const before = context.voices.length
    play()
    return context.voices.slice(before)
  }
  context.currentTime = 5
  const together = begun(() => [0, 1, 2, 3, 4].forEach((reel) => sounds.play({ name: 'stop', reel })))
  const alone = begun(() => {
    context.currentTime = 5.1
    sounds.play({ name: 'stop', reel: 4 })
  })
  assert.ok(alone.length > 0)
  assert.equal(together.length, alone.length)
  // Each is given its end when it begins, and an earlier one when it is cut off.
  assert.deepEqual(new Set(alone.map(({ stops }) => stops)), new Set([1]))
  sounds.choose({ ...choice, on: false })
  assert.deepEqual(new Set(alone.map(({ stops }) => stops)), new Set([2]))
  sounds.destroy()
})
