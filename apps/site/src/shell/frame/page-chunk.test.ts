import { pageTexts } from '@senluna/text/index.ts'
import { speak } from '@senluna/web/client/text.ts'
import { shownToasts } from '@senluna/web/ui/toast.ts'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missingText, page, PageMissing } from './page-chunk.ts'

beforeEach(async () => {
  await speak('EN', pageTexts)
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const failure = (load: () => Promise<unknown>) =>
  page(load)().then(
    () => undefined,
    (error: unknown) => error,
  )

test('code that is missing is asked for once more, and is told as missing then', async () => {
  let asked = 0
  const error = await failure(() => {
    asked += 1
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  })
  expect(asked).toBe(2)
  expect(error).toBeInstanceOf(PageMissing)
  expect(error).toMatchObject({ type: 'missing', cause: expect.any(TypeError) })
  expect(missingText(error)).toBe('This page couldn’t be loaded. There may be a new version.')
})
test('code that comes at the second try is a page like any other', async () => {
  let asked = 0
  const loaded = await page(() => (++asked === 1 ? Promise.reject(new Error('once')) : Promise.resolve('page')))()
  expect(loaded).toBe('page')
})
test('without a network nothing is said about versions', async () => {
  onlineManager.setOnline(false)
  const error = await failure(() => Promise.reject(new Error('no way out')))
  onlineManager.setOnline(true)
  expect(error).toMatchObject({ type: 'offline' })
  expect(missingText(error)).toBe('No connection. Check your network and try again.')
})
test('after ten seconds it is told that the network is slow, after two minutes that it took too long', async () => {
  const before = shownToasts().length
  const failing = failure(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(shownToasts()).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(2)
  expect(shownToasts().at(-1)).toMatchObject({ kind: 'info', message: 'Slow network. The page is still loading…' })
  let over = false
  void failing.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(109_000)
  expect(over).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  const error = await failing
  expect(error).toMatchObject({ type: 'timeout' })
  expect(missingText(error)).toBe('The page took too long to load. Check your network and try again.')
})
test('any other failure is none of a page that did not come', () => expect(missingText(new Error('x'))).toBeUndefined())
