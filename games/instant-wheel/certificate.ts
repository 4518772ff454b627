import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'wheel',
  configurationHash: '183513149f955c4c15d734dc687f38445152e53df76c1621b29c8559975cf90d',
  rtp: { numerator: '39', denominator: '40', decimal: '0.9750000' },
  hitRate: { numerator: '3', denominator: '4', decimal: '0.7500000' },
  deviation: '0.57609',
  cycle: '20',
  largestBaseWin: '10',
  most: { times: '10', oneIn: '20.0' },
  played: {
    rounds: '1000000',
    returned: '0.9747015',
    expected: '0.9750000',
    error: '0.0016445',
  },
}
