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
  createOscillator = () => anything
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
