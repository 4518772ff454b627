import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { BRANDS } from './index.ts'
import { READABLE } from './palette.ts'

const pairs = BRANDS.flatMap((brand) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    READABLE.map(([text, on, least]) => ({
      brand: brand.brandName,
      theme,
      text,
      on,
      least,
      tokens: brand.theme.tokens[theme],
    })),
  ),
)

describe('contrast', () => {
  test('each brand is checked in 96 pairs', () => {
    expect(pairs).toHaveLength(96 * BRANDS.length)
  })
  for (const { brand, theme, text, on, least, tokens } of pairs) {
    test(`${brand}, ${theme}: ${text} on ${on} is at least ${least}`, () => {
      expect(contrast(tokens[`--${text}`]!, tokens[`--${on}`]!)).toBeGreaterThanOrEqual(least)
    })
  }
  test('black on white is 21, a colour on itself 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#7a1d4f', '#7a1d4f')).toBe(1)
  })
})

test('the first brand has the colours of the design', () => {
  const design = BRANDS[0]!.theme.tokens
  expect(design.dark['--bg']).toBe('#080c18')
  expect(design.dark['--gold']).toBe('#f7c445')
  expect(design.light['--gold-tx']).toBe('#83560d')
  expect(design.light['--info']).toBe('#0065a1')
})

const ROOT = new URL('..', import.meta.url)
const inRooms = (pattern: string) =>
  globSync(`{apps/*/src,web,games}/**/${pattern}`, { cwd: ROOT, exclude: ['**/node_modules/**'] })
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const namesIn = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) => [...read(path).matchAll(pattern)].map((match) => match[1]!))

/** What a brand or a sheet defines, or a page sets on an element. */
const KNOWN = new Set([
  ...Object.keys(BRANDS[0]!.theme.tokens.dark),
  ...namesIn(inRooms('*.css'), /(--[a-z0-9-]+)\s*:/g),
  ...namesIn(inRooms('*.{ts,tsx}'), /['"`](--[a-z0-9-]+)['"`]/g),
])

test.each(inRooms('*.{css,tsx}').filter((path) => read(path).includes('var(--')))(
  '%s names no token that nobody defines',
  (path) => {
    expect(namesIn([path], /var\((--[a-z0-9-]+)/g).filter((name) => !KNOWN.has(name))).toEqual([])
  },
)
