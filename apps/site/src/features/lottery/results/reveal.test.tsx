import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, show, text } from '../../../testing/show.tsx'
import '../testing/examples.ts'
import { cameLast } from './Drum.tsx'
import { Reveal } from './Reveal.tsx'
import { airOrder } from './ResultTable.tsx'

let still = false
beforeEach(() => {
  still = false
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})
afterEach(() => vi.unstubAllGlobals())

/** A result of the South that looks random and is the same in every run. */
let state = 77
function southern() {
  const digits = (count: number) =>
    Array.from({ length: count }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor(state / 65_536) % 10
    }).join('')
  const several = (count: number, width: number) => Array.from({ length: count }, () => digits(width))
  const upper = { db: digits(6), g1: digits(5), g2: digits(5), g3: several(2, 5), g4: several(7, 5) }
  return { ...upper, g5: digits(4), g6: several(3, 4), g7: digits(3), g8: digits(2) }
}
const onTable = () => [...document.querySelectorAll('.res .g > span')].map((cell) => cell.textContent)
const reveal = (result: ReturnType<typeof southern>, onDone: () => void) => {
  cleanup()
  return show(<Reveal result={result} own={new Set()} onDone={onDone} />)
}

it('ends in the stored result, skipped by a press or by Esc, and at once where motion is unwelcome', async () => {
  for (let turn = 0; turn < 6; turn++) {
    const result = southern()
    const onDone = vi.fn()
    const user = await reveal(result, onDone)
    expect(document.querySelector('.drum')).not.toBeNull()
    if (turn % 2) await user.keyboard('{Escape}')
    else await user.click(button(text('lottery.play.skip')))
    expect(onTable()).toEqual(Object.values(result).flat())
    expect(document.querySelector('.drum')).toBeNull()
    expect(onDone).toHaveBeenCalledTimes(1)
  }
  still = true
  const result = southern()
  const onDone = vi.fn()
  await reveal(result, onDone)
  expect(onTable()).toEqual(Object.values(result).flat())
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('lets each number of the result fall out of the drum once, the special one last', () => {
  const result = southern()
  const came = airOrder(result).map((_, nth) => cameLast(result, nth + 1)?.number)
  expect(new Set(came)).toEqual(new Set(Object.values(result).flat()))
  expect(came.length).toBe(18)
  expect(came.at(-1)).toBe(result.db)
  expect(cameLast(result, 0)).toBeUndefined()
})
