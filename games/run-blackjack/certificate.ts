import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts by the play its rules name; the tests compute it again. */
export const certificate: Certificate = {
  game: 'blackjack',
  configurationHash: '901c96a6f281b090a9b641fd79fe4b6d2069a789c85dbb02cdd7a9af37377056',
  rtp: { numerator: '995675222742', denominator: '1000000000000', decimal: '0.9956752' },
  hitRate: { numerator: '525379999999', denominator: '1000000000000', decimal: '0.5253800' },
  deviation: '1.16170',
  cycle: '50000',
  largestBaseWin: '35',
  most: { times: '35', oneIn: '9230' },
  played: {
    rounds: '1000000',
    returned: '0.9965425',
    expected: '0.9956752',
    error: '0.0011549',
  },
}
