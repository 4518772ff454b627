import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over the full cycle; the tests compute it again. */
export const certificate: Certificate = {
  game: 'roi-nuoc',
  configurationHash: 'f130a391e29b57ff3b2b47a02701fe65cf821b7e20739a01ddbdf37394ba4af4',
  rtp: { numerator: '87612261657', denominator: '91205000000', decimal: '0.9606081' },
  hitRate: { numerator: '387231', denominator: '1280000', decimal: '0.3025242' },
  deviation: '7.91423',
  cycle: '102400000',
  largestBaseWin: '864.65',
  featureEvery: '116.822',
  modes: [
    {
      choice: 'base',
      priceX100: 100,
      rtp: { numerator: '87612261657', denominator: '91205000000', decimal: '0.9606081' },
      hitRate: { numerator: '387231', denominator: '1280000', decimal: '0.3025242' },
      deviation: '7.91423',
      cycle: '102400000',
      largestBaseWin: '864.65',
      featureEvery: '116.822',
      played: {
        rounds: '1000000',
        returned: '0.9569263',
        expected: '0.9606081',
        error: '0.0079142',
      },
    },
    {
      choice: 'ante',
      priceX100: 120,
      rtp: { numerator: '30727811800066', denominator: '31699994436615', decimal: '0.9693318' },
      hitRate: { numerator: '34751536', denominator: '115856201', decimal: '0.2999540' },
      deviation: '8.30157',
      cycle: '115856201',
      largestBaseWin: '720.54',
      featureEvery: '66.752',
      played: {
        rounds: '1000000',
        returned: '0.9669939',
        expected: '0.9693318',
        error: '0.0083016',
      },
    },
    {
      choice: 'buy',
      priceX100: 4050,
      rtp: { numerator: '113924073383', denominator: '118201680000', decimal: '0.9638109' },
      hitRate: { numerator: '1', denominator: '1', decimal: '1.0000000' },
      deviation: '1.75182',
      cycle: '102400',
      largestBaseWin: '2.49',
      featureEvery: '1.000',
      played: {
        rounds: '1000000',
        returned: '0.9611421',
        expected: '0.9638109',
        error: '0.0017518',
      },
    },
  ],
  played: {
    rounds: '1000000',
    returned: '0.9569263',
    expected: '0.9606081',
    error: '0.0079142',
  },
}
