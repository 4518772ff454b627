import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'keno',
  configurationHash: '4eba7e61c024bdeb02831ffc1483233092a275cd4ad5699d49041efba2f71be7',
  rtp: { numerator: '111375599', denominator: '114548720', decimal: '0.9722989' },
  hitRate: { numerator: '7906969', denominator: '16301164', decimal: '0.4850554' },
  deviation: '2.64824',
  cycle: '847660528',
  largestBaseWin: '2500',
  most: { times: '2500', oneIn: '847660528.0' },
  played: {
    rounds: '1000000',
    returned: '0.9744488',
    expected: '0.9756911',
    error: '0.0047922',
  },
}
