import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over its sample; the tests compute it again. */
export const certificate: Certificate = {
  game: 'cho-noi',
  configurationHash: '73eb0f510069e162cbb3cd62906e25420710603421b7191c15462f814eec85f3',
  rtp: { numerator: '96272361', denominator: '100000000', decimal: '0.9627236' },
  hitRate: {
    numerator: '35272720871112703856112040471656225398235712051423901301651161647',
    denominator: '104857600000000000000000000000000000000000000000000000000000000000',
    decimal: '0.3363869',
  },
  deviation: '6.733',
  cycle: '1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000',
  largestBaseWin: '5000',
  featureEvery: '197.14',
  played: {
    rounds: '1000000',
    returned: '0.9762886',
    expected: '0.9627236',
    error: '0.0067330',
  },
  sampled: { rounds: '200000000', error: '0.00048', largest: '2253.70' },
}
