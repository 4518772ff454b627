import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every bet; the tests compute it again. */
export const certificate: Certificate = {
  game: 'roulette',
  configurationHash: 'c60c5a5c0e7124966924bb7f3593d3f1d89b4d523e7f80e12d6ca3ffbe0b245f',
  rtp: { numerator: '36', denominator: '37', decimal: '0.9729729' },
  hitRate: { numerator: '1', denominator: '37', decimal: '0.0270270' },
  deviation: '5.83784',
  cycle: '37',
  largestBaseWin: '36',
  most: { times: '36', oneIn: '37.0' },
  played: {
    rounds: '1000000',
    returned: '0.9726029',
    expected: '0.9729730',
    error: '0.0021184',
  },
}
