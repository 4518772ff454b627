import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every bet; the tests compute it again. */
export const certificate: Certificate = {
  game: 'baccarat',
  configurationHash: '19ea18b0742c978d0d310443fef187dc9487d9d421508214a5caf4e94d8dc2de',
  rtp: { numerator: '10732465128097', denominator: '10847218479825', decimal: '0.9894209' },
  hitRate: { numerator: '10812031222309', denominator: '19524993263685', decimal: '0.5537533' },
  deviation: '0.92737',
  cycle: '4998398275503360',
  largestBaseWin: '12',
  most: { times: '12', oneIn: '13.4' },
  played: {
    rounds: '1000000',
    returned: '0.9589343',
    expected: '0.9586254',
    error: '0.0014446',
  },
}
