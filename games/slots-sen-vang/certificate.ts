import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over the full cycle; the tests compute it again. */
export const certificate: Certificate = {
  game: 'sen-vang',
  configurationHash: 'b76d7a76cb993a244c90b1e6c4c465380b1b5ee65ed0e097b7bf9c266428240b',
  rtp: { numerator: '250469874027415', denominator: '260908332875776', decimal: '0.9599919' },
  hitRate: { numerator: '11704205', denominator: '33554432', decimal: '0.3488125' },
  deviation: '4.43333',
  cycle: '33554432',
  largestBaseWin: '162.5',
  most: { times: '10000', oneIn: '9.70e+73' },
  featureEvery: '140.361',
  played: {
    rounds: '1000000',
    returned: '0.9583013',
    expected: '0.9599919',
    error: '0.0044333',
  },
}
