import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'plinko',
  configurationHash: '9721da8117407021175db7ecdd43e6b43f30d30d36462c5526d19e175ecd41af',
  rtp: { numerator: '161879', denominator: '163840', decimal: '0.9880310' },
  hitRate: { numerator: '1', denominator: '1', decimal: '1.0000000' },
  deviation: '0.25303',
  cycle: '65536',
  largestBaseWin: '593.5',
  most: { times: '593.5', oneIn: '32768.0' },
  played: {
    rounds: '1000000',
    returned: '0.9891344',
    expected: '0.9897038',
    error: '0.0016150',
  },
}
