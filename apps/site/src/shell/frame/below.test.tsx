import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

type Tell = (entries: { isIntersecting: boolean }[]) => void
const watch: { tell?: Tell } = {}

// Asked for when the module begins.
vi.stubGlobal('IntersectionObserver', function watching(this: object, seen: Tell) {
  watch.tell = seen
  return { observe: () => {}, disconnect: () => {} }
})
const { Below } = await import('./Below.tsx')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = () =>
  render(
    <Below room={<i>room</i>}>
      <p>below</p>
    </Below>,
  )

test('what is below keeps its room until it comes into view', () => {
  shown()
  expect(screen.getByText('room')).toBeTruthy()
  act(() => watch.tell?.([{ isIntersecting: false }]))
  expect(screen.queryByText('below')).toBeNull()
  act(() => watch.tell?.([{ isIntersecting: true }]))
  expect(screen.getByText('below')).toBeTruthy()
  expect(screen.queryByText('room')).toBeNull()
})

test('it is drawn for whoever only listens', () => {
  vi.useFakeTimers()
  shown()
  act(() => void vi.advanceTimersByTime(9_999))
  expect(screen.queryByText('below')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('below')).toBeTruthy()
})

// The last: from then on all is drawn.
test('it is drawn as soon as somebody uses the page, and at once on later pages', () => {
  const first = shown()
  act(() => void window.dispatchEvent(new Event('keydown')))
  expect(screen.getByText('below')).toBeTruthy()
  first.unmount()
  shown()
  expect(screen.getByText('below')).toBeTruthy()
})
