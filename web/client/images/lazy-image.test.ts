import { expect, test, vi } from 'vitest'
import { ATTEMPTS, CACHED, noteShown, pauseAfter, wasShown, whenNear } from './lazy-image.ts'

test('two hundred pictures are remembered, the one not seen for longest goes first', () => {
  for (let nth = 0; nth < CACHED; nth++) noteShown(`/art/${nth}`)
  noteShown('/art/0')
  noteShown('/art/one-more')
  expect([wasShown('/art/0'), wasShown('/art/1'), wasShown('/art/2'), wasShown('/art/one-more')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})
test('a picture is asked for three times', () => {
  const pauses = Array.from({ length: 10 }, (_, nth) => pauseAfter(nth + 1)).filter((pause) => pause !== undefined)
  expect(pauses).toEqual([400, 800])
  expect(ATTEMPTS).toBe(3)
})
test('it is asked for when it is within 1.3 heights of the window, once', () => {
  const made: { margin: string; tell: IntersectionObserverCallback }[] = []
  const left: unknown[] = []
  class Observer {
    constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      made.push({ margin: String(rootMargin), tell })
    }
    observe() {}
    unobserve(target: Element) {
      left.push(target)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const [first, second] = [{} as Element, {} as Element]
  const came: string[] = []
  whenNear(first, () => came.push('one'))
  const stop = whenNear(second, () => came.push('other'))
  const tell = (isIntersecting: boolean, target: Element) =>
    made[0]!.tell([{ isIntersecting, target } as IntersectionObserverEntry], {} as IntersectionObserver)
  tell(false, first)
  expect(came).toEqual([])
  tell(true, first)
  expect(came).toEqual(['one'])
  expect(left).toEqual([first])
  stop()
  expect(left).toEqual([first, second])
  expect(made.map(({ margin }) => margin)).toEqual(['30%'])
  vi.unstubAllGlobals()
})
