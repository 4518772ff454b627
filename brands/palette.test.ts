import { readFileSync } from 'node:fs'
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

const SHEETS = [
  'web/ui/base.css',
  'apps/site/src/shell/shell.css',
  'apps/site/src/features/home/home.css',
  'apps/site/src/features/lobby/lobby.css',
  'apps/site/src/features/game/game.css',
]

for (const sheet of SHEETS) {
  test(`${sheet} names no token that neither a brand nor the base defines`, () => {
    const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
    const known = new Set(Object.keys(BRANDS[0]!.theme.tokens.dark))
    const own = new Set([...read('web/ui/base.css').matchAll(/(--[a-z0-9-]+)\s*:/g)].map((match) => match[1]!))
    const used = [...read(sheet).matchAll(/var\((--[a-z0-9-]+)/g)].map((match) => match[1]!)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([])
  })
}
