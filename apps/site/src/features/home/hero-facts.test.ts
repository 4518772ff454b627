import { certificate } from '@senluna/games/slots-sen-vang/certificate.ts'
import { expect, test } from 'vitest'
import { HERO_FACTS } from './hero-facts.ts'

const cut = (decimal: string) => Math.floor(Number(decimal) * 10_000)

test('the figures beside the house slot are those of its certificate', () => {
  expect(HERO_FACTS).toEqual({
    rtp: cut(certificate.rtp.decimal),
    hits: cut(certificate.hitRate.decimal),
    feature: Math.round(Number(certificate.featureEvery ?? 0)),
  })
})
