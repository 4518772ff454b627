import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'dice',
  configurationHash: 'cd743da7a438c8ca9e4ea383ca51fa4444007a46ecf5508afff97e97788e45b8',
  rtp: { numerator: '1237379', denominator: '1250000', decimal: '0.9899032' },
  hitRate: { numerator: '2431', denominator: '2500', decimal: '0.9724000' },
  deviation: '0.16677',
  cycle: '10000',
  largestBaseWin: '9900',
  most: { times: '9900', oneIn: '10000.0' },
  played: {
    rounds: '1000000',
    returned: '0.9889537',
    expected: '0.9899786',
    error: '0.0015203',
  },
}
