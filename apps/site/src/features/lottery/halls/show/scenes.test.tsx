import { cleanup } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, show, text } from '../../../../testing/show.tsx'
import '../../testing/examples.ts'
import { FACE_TURNS, turnOf } from './dice-turn.ts'
import { DrawShow } from './DrawShow.tsx'
import { raceOf } from './race-plan.ts'
import { sceneOf, stepsOf, type Numbers } from './scene.ts'

/** A sequence that looks random and is the same in every run. */
let state = 4_242
const below = (n: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor(state / 65_536) % n
}
const drawn = (count: number, from: number, to: number, apart: boolean): Numbers => {
  const left = Array.from({ length: to - from + 1 }, (_, nth) => nth + from)
  return Array.from({ length: count }, () =>
    apart ? left.splice(below(left.length), 1)[0]! : left[below(left.length)]!,
  )
}

const DRAWS: Readonly<Record<string, () => Numbers>> = {
  K3: () => drawn(3, 1, 6, false),
  PK10: () => drawn(10, 1, 10, true),
  SSC: () => drawn(5, 0, 9, false),
  '11X5': () => drawn(5, 1, 11, true),
  '3D': () => drawn(3, 0, 9, false),
  PC28: () => drawn(3, 0, 9, false),
  LHC: () => drawn(7, 1, 49, true),
  KENO: () => drawn(20, 1, 80, true),
}

/** The result that stands on the stage. */
function shownOn(family: string): Numbers {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.ds ${selector}`)]
  if (family === 'K3') return all('.dc-die').map(({ dataset }) => Number(dataset.face))
  if (family === 'KENO') return all('.kb .on').map(({ textContent }) => Number(textContent))
  if (family !== 'PK10')
    return all('.bm-row li').map(({ textContent }) => (textContent === '' ? NaN : Number(textContent)))
  return all('.rc-way')
    .map((way) => ({ car: Number(way.textContent), end: Number(way.dataset.end) }))
    .toSorted((a, b) => b.end - a.end)
    .map(({ car }) => car)
}
const asShown = (family: string, result: Numbers) => (family === 'KENO' ? result.toSorted((a, b) => a - b) : result)

let still = false
beforeEach(() => {
  still = false
  vi.stubGlobal('matchMedia', () => ({
    matches: still,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => vi.useRealTimers())

async function play(family: string, result: Numbers, plays = true) {
  const onEnd = vi.fn()
  const scene = sceneOf(family)
  if (!scene) throw new RangeError(`${family} has no scene`)
  cleanup()
  const user = await show(<DrawShow scene={scene} family={family} result={result} plays={plays} onEnd={onEnd} />)
  return { user, onEnd, scene }
}
const isOver = () => document.querySelector('.ds')?.hasAttribute('data-over')

it.each(Object.keys(DRAWS))('%s ends in the stored result, played, skipped, or at once', async (family) => {
  for (let turn = 0; turn < 6; turn++) {
    const result = DRAWS[family]!()
    const skipped = await play(family, result)
    expect(isOver()).toBe(false)
    await skipped.user.click(button(text('lottery.show.skip')))
    expect(shownOn(family), 'skipped').toEqual(asShown(family, result))
    expect(skipped.onEnd).toHaveBeenCalledTimes(1)
    await play(family, result, false)
    expect(shownOn(family), 'opened again').toEqual(asShown(family, result))
  }
  const result = DRAWS[family]!()
  const pressed = await play(family, result)
  await pressed.user.keyboard('{Escape}')
  expect(shownOn(family), 'by Esc').toEqual(asShown(family, result))
  still = true
  const calm = await play(family, result)
  expect(isOver(), 'motion is unwelcome').toBe(true)
  expect(shownOn(family)).toEqual(asShown(family, result))
  expect(calm.onEnd).toHaveBeenCalledTimes(1)
})

it.each(Object.keys(DRAWS))('%s reaches its end by itself in less than six seconds', async (family) => {
  const result = DRAWS[family]!()
  const scene = sceneOf(family)!
  const length = stepsOf(scene, result.length).reduce((sum, ms) => sum + ms, 0)
  expect(length).toBeLessThan(6_000)
  const { onEnd } = await (async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    return play(family, result)
  })()
  for (let step = 0; step <= result.length + 2; step++) await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(shownOn(family)).toEqual(asShown(family, result))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('turns a die so that the face it fell on looks at the viewer', () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const aboutX = ([x, y, z]: readonly number[], by: number) =>
    [x!, y! * Math.cos(by) - z! * Math.sin(by), y! * Math.sin(by) + z! * Math.cos(by)] as const
  const aboutY = ([x, y, z]: readonly number[], by: number) =>
    [x! * Math.cos(by) + z! * Math.sin(by), y!, z! * Math.cos(by) - x! * Math.sin(by)] as const
  for (const face of [1, 2, 3, 4, 5, 6]) {
    const [setX, setY] = FACE_TURNS[face]!
    const looks = aboutY(aboutX([0, 0, 1], radians(setX)), radians(setY))
    const [x, y] = turnOf(face)
    const turned = aboutX(aboutY(looks, radians(y)), radians(x))
    expect(
      turned.map((part) => Math.round(part) || 0),
      `face ${face}`,
    ).toEqual([0, 0, 1])
  }
})

it('lets no car go back, and none end beside another', () => {
  for (let turn = 0; turn < 50; turn++) {
    const result = DRAWS.PK10!()
    const runners = raceOf(result)
    for (const { way } of runners) expect(way).toEqual(way.toSorted((a, b) => a - b))
    const ends = runners.toSorted((a, b) => b.way.at(-1)! - a.way.at(-1)!)
    expect(ends.map(({ car }) => car)).toEqual(result)
    expect(new Set(ends.map(({ way }) => way.at(-1))).size).toBe(10)
  }
})
