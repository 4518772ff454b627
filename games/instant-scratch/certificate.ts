import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'scratch',
  configurationHash: 'b12833408d9399e1dd9617ce72b957cc8eeab3bc96a0b984bb5a45db05d945d1',
  rtp: { numerator: '39', denominator: '40', decimal: '0.9750000' },
  hitRate: { numerator: '233', denominator: '500', decimal: '0.4660000' },
  deviation: '1.74195',
  cycle: '100000',
  largestBaseWin: '1000',
  most: { times: '1000', oneIn: '8333.3' },
  played: {
    rounds: '1000000',
    returned: '0.9693420',
    expected: '0.9750000',
    error: '0.0078163',
  },
}
