import { expect, test } from 'vitest'
import { backText, ppmText } from './share-text.ts'

test('shares are written in percent', () => {
  expect(ppmText(1_500)).toBe('0.15%')
  expect(ppmText(750)).toBe('0.075%')
})

test('what comes back is the seed and the share of stakes', () => {
  const terms = { kind: 'RANDOM', seed: '20000000', oneIn: '40000000000', mainPpm: 1_000, reservePpm: 500 } as const
  expect(backText({ level: 'MAJOR', terms })).toBe('0.15%')
  const mustHit = { kind: 'MUST_HIT', seed: '100000', cap: '500000', mainPpm: 1_000, reservePpm: 500 } as const
  expect(backText({ level: 'MINI', terms: mustHit })).toBe('0.15%')
})
