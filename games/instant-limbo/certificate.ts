import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'limbo',
  configurationHash: '2e0c1ca01efedfec81a3f5b4706d399a3d63ff539d6b5a7dfa63cbc23cee70e0',
  rtp: { numerator: '111464090752423747', denominator: '112589990684262400', decimal: '0.9899999' },
  hitRate: { numerator: '4459033969', denominator: '4503599627370496', decimal: '0.0000009' },
  deviation: '994.93447',
  cycle: '4503599627370496',
  largestBaseWin: '1000000',
  most: { times: '1000000', oneIn: '1010101.0' },
  played: {
    rounds: '1000000',
    returned: '0.9908880',
    expected: '0.9900000',
    error: '0.0021228',
  },
}
