import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { BRANDS } from './index.ts'
import { READABLE } from './palette.ts'

const pairs = BRANDS.flatMap((brand) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    READABLE.map(([text, on, least]) => ({ brand: brand.brandName, theme, text, on, least, tokens: brand.theme.tokens[theme] })),
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

test('no style sheet of the pages names a token that no brand defines', () => {
  const known = new Set(Object.keys(BRANDS[0]!.theme.tokens))
  const sheet = readFileSync(new URL('../web/ui/base.css', import.meta.url), 'utf8')
  const own = new Set([...sheet.matchAll(/(--[a-z0-9-]+)\s*:/g)].map((match) => match[1]))
  const used = [...sheet.matchAll(/var\((--[a-z0-9-]+)/g)].map((match) => match[1]!)
  expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([])
})
