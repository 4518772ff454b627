import { NAMED } from '@senluna/games/art/named.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { expect, it } from 'vitest'
import { INK, lookOfFamily } from './family-look.ts'

const light = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (colour: string, ground: string) => {
  const [low = 0, high = 0] = [light(colour), light(ground)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const families = [
  ...new Set([...GAMES.values()].filter(({ product }) => product !== 'VNLOTT').map(({ family }) => family)),
]

it('gives every family of the halls a picture that is there, and a ground that words can be read on', () => {
  expect(families.length).toBeGreaterThan(8)
  for (const family of families) {
    const { sign, deep, mid } = lookOfFamily(family)
    expect(Object.keys(NAMED), family).toContain(`c-${sign}`)
    for (const ground of [deep, mid]) expect(contrast(INK, ground), `${family} ${ground}`).toBeGreaterThanOrEqual(4.5)
  }
})

it('gives no two families that are offered the same picture or ground', () => {
  const own = families.filter((family) => lookOfFamily(family).sign !== 'balls').map(lookOfFamily)
  expect(new Set(own.map(({ sign }) => sign)).size).toBe(own.length)
  expect(new Set(own.map(({ mid }) => mid)).size).toBe(own.length)
})
