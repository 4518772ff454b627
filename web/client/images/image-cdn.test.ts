import { expect, test } from 'vitest'
import { hostAfter, imageAt, imageHost, takeImageHosts } from './image-cdn.ts'

const PATH = '/art/g/sen-vang.svg'
const LIST = ['https://one.example/', 'https://two.example']

test('without hosts pictures come from the site, and there is nowhere else to ask', () => {
  takeImageHosts([])
  expect(imageAt(PATH, imageHost())).toBe(PATH)
  expect(hostAfter(imageHost())).toBeUndefined()
})

test('each host is asked once, and the site in the end', () => {
  takeImageHosts(LIST)
  const asked: string[] = []
  for (let host: number | undefined = imageHost(); host !== undefined; host = hostAfter(host))
    asked.push(imageAt(PATH, host))
  expect(asked.toSorted()).toEqual([PATH, `https://one.example${PATH}`, `https://two.example${PATH}`])
  expect(asked.at(-1)).toBe(PATH)
})

test('what failed for one picture is not asked for the next', () => {
  takeImageHosts(LIST)
  const first = imageHost()
  const second = hostAfter(first)
  expect(imageHost()).toBe(second)
  // Another picture was already on its way to the first: it joins, and does not go further.
  expect(hostAfter(first)).toBe(second)
})

test('an address with a host of its own stays as it is', () => {
  takeImageHosts(LIST)
  expect(imageAt('https://vendor.example/logo.png', imageHost())).toBe('https://vendor.example/logo.png')
})
