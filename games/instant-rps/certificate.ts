import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'rps',
  configurationHash: '8e13560c00fb88fea65a9507321dceb69d9e9a6f53817da4e6188ce9b58da389',
  rtp: { numerator: '49', denominator: '50', decimal: '0.9800000' },
  hitRate: { numerator: '2', denominator: '3', decimal: '0.6666666' },
  deviation: '0.79213',
  cycle: '3',
  largestBaseWin: '1.94',
  most: { times: '1.94', oneIn: '3.0' },
  played: {
    rounds: '1000000',
    returned: '0.9800426',
    expected: '0.9800000',
    error: '0.0007921',
  },
}
