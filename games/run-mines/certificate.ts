import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every opening and cash-out; the tests compute it again. */
export const certificate: Certificate = {
  game: 'mines',
  configurationHash: '5bf4613b2f1cb01672e8df6fb51d3eebe062ff9851c68b31ea6eaec1c820bc62',
  rtp: { numerator: '6187', denominator: '6250', decimal: '0.9899200' },
  hitRate: { numerator: '23', denominator: '25', decimal: '0.9200000' },
  deviation: '0.29191',
  cycle: '300',
  largestBaseWin: '5148297',
  most: { times: '5148297', oneIn: '5200300.0' },
  played: {
    rounds: '1000000',
    returned: '0.9897049',
    expected: '0.9899200',
    error: '0.0009826',
  },
}
