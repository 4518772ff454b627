import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'coin-flip',
  configurationHash: '5f8f07a39bbd91ad55f314a785d58eeaa315a9fc597dcbc7c35ddd65b63bad35',
  rtp: { numerator: '49', denominator: '50', decimal: '0.9800000' },
  hitRate: { numerator: '1', denominator: '2', decimal: '0.5000000' },
  deviation: '0.98000',
  cycle: '2',
  largestBaseWin: '1003.52',
  most: { times: '1003.52', oneIn: '1024.0' },
  played: {
    rounds: '1000000',
    returned: '0.9816131',
    expected: '0.9800000',
    error: '0.0024978',
  },
}
