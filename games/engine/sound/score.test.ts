import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { assert, test } from 'vitest'
import { scoreOf, type Effect } from './effects.ts'
import { phrase, PHRASE_SECONDS, type Tune } from './music.ts'
import { lengthOf, LOUD, pitch, type Note, type Score } from './score.ts'

const TUNES: readonly Tune[] = ['pond', 'market', 'stage', 'field', 'forest']
const EFFECTS: readonly Effect[] = [
  { name: 'tap' },
  { name: 'spin' },
  ...[0, 1, 2, 3, 4].map((reel) => ({ name: 'stop', reel }) as const),
  { name: 'riser', seconds: 1 },
  { name: 'riser', seconds: 3 },
  { name: 'count', share: 0 },
  { name: 'count', share: 1 },
  { name: 'neutral' },
  ...([0, 1, 2, 3] as const).map((step) => ({ name: 'win', step }) as const),
  ...[0, 3, 12].map((nth) => ({ name: 'tumble', nth }) as const),
  { name: 'splash' },
  { name: 'featureIntro' },
  { name: 'featureEnd' },
]
const PHRASES = TUNES.flatMap((tune) => Array.from({ length: 8 }, (_, nth) => phrase(nth, tune)))

/** How loud a note still is: it fades evenly on the scale of loudness, as it is played. */
const heard = ({ at, length, loud, attack = 0.008 }: Note, now: number) =>
  now < at || now >= at + length ? 0 : loud * (0.0001 / loud) ** Math.max(0, (now - at - attack) / (length - attack))

/** The loudest moment of a score: when one of its notes is at its height. */
const loudest = (score: Score) =>
  Math.max(...score.map(({ at, attack = 0.008 }) => score.reduce((sum, note) => sum + heard(note, at + attack), 0)))

test('every score can be played: in order, audible, never too loud', () => {
  for (const score of [...EFFECTS.map(scoreOf), ...PHRASES]) {
    assert.isAbove(score.length, 0)
    let before = 0
    for (const { at, length, hz, loud } of score) {
      assert.isAtLeast(at, before)
      assert.isTrue(length > 0 && hz >= 20 && hz <= 12_000 && loud > 0)
      before = at
    }
    assert.isAtMost(loudest(score) * LOUD.effects, 1)
  }
})

test('the music lies under whatever happens', () => {
  const bed = Math.max(...PHRASES.map(loudest)) * LOUD.music
  for (const effect of EFFECTS.filter(({ name }) => name !== 'count'))
    assert.isAbove(loudest(scoreOf(effect)) * LOUD.effects, bed * 1.5, effect.name)
})

test('the scale has five notes and comes again an octave higher', () => {
  assert.approximately(pitch(5), pitch(0) * 2, 0.01)
  assert.approximately(pitch(-5), pitch(0) / 2, 0.01)
  for (let degree = -5; degree < 20; degree++) assert.isAbove(pitch(degree + 1), pitch(degree))
})

test('each reel stops higher than the one before', () => {
  const highest = [0, 1, 2, 3, 4].map((reel) => Math.max(...scoreOf({ name: 'stop', reel }).map(({ hz }) => hz)))
  assert.deepEqual(
    highest,
    highest.toSorted((a, b) => a - b),
  )
  assert.equal(new Set(highest).size, 5)
})

test('the riser climbs, quickens and lasts as long as it is waited', () => {
  for (const seconds of [0.8, 2]) {
    const score = scoreOf({ name: 'riser', seconds })
    const climbing = score.filter(({ to }) => to !== undefined)
    assert.isTrue(climbing.every(({ hz, to, length }) => to! > hz && length === seconds))
    assert.isAtMost(lengthOf(score), seconds + 0.1)
    const beats = score.filter(({ to }) => to === undefined).map(({ at }) => at)
    assert.isTrue(beats.length >= 2 && beats.every((at) => at < seconds))
  }
})

test('each step of a win is longer and reaches higher than the one below', () => {
  const scores = ([0, 1, 2, 3] as const).map((step) => scoreOf({ name: 'win', step }))
  for (const [nth, score] of scores.entries()) {
    const below = scores[nth - 1]
    if (!below) continue
    assert.isAbove(lengthOf(score), lengthOf(below))
    assert.isAbove(Math.max(...score.map(({ hz }) => hz)), Math.max(...below.map(({ hz }) => hz)))
  }
})

test('each drop that wins after another sounds higher', () => {
  const [first, second] = [0, 1].map((nth) => Math.max(...scoreOf({ name: 'tumble', nth }).map(({ hz }) => hz)))
  assert.isAbove(second!, first!)
})

test('a counter that goes up sounds higher', () => {
  const [first, last] = [scoreOf({ name: 'count', share: 0 })[0]!, scoreOf({ name: 'count', share: 1 })[0]!]
  assert.isAbove(last.hz, first.hz)
})

test('the music has two layers in the scale, fades from phrase to phrase and begins again', () => {
  const scale = Array.from({ length: 30 }, (_, nth) => pitch(nth - 5))
  for (const score of PHRASES) {
    const low = score.filter(({ shape }) => shape === 'sine')
    const strings = score.filter(({ shape }) => shape === 'triangle')
    assert.equal(low.length, 2)
    assert.isAtLeast(strings.length, 3)
    for (const { hz, to = hz } of score) assert.isTrue(scale.some((tone) => Math.abs(tone - to) < 0.01))
    assert.isTrue(low.every(({ at, length }) => at === 0 && length > PHRASE_SECONDS))
    assert.isTrue(strings.every(({ at }) => at < PHRASE_SECONDS))
  }
  for (const tune of TUNES) {
    assert.deepEqual(phrase(8, tune), phrase(0, tune))
    assert.notDeepEqual(phrase(1, tune), phrase(0, tune))
  }
  assert.notDeepEqual(phrase(0, 'pond'), phrase(0, 'market'))
})

test('everything that makes sounds is at most 6 kB of code', () => {
  const here = new URL('.', import.meta.url)
  const files = readdirSync(here).filter((name) => !name.endsWith('.test.ts'))
  const code = files.map((name) => readFileSync(new URL(name, here), 'utf8')).join('\n')
  assert.isAtMost(gzipSync(code).length, 6_144)
})
