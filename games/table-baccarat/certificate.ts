import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every bet; the tests compute it again. */
export const certificate: Certificate = {
  game: 'baccarat',
  configurationHash: '19ea18b0742c978d0d310443fef187dc9487d9d421508214a5caf4e94d8dc2de',
  rtp: { numerator: '619306544887', denominator: '723147898655', decimal: '0.8564037' },
  hitRate: { numerator: '619306544887', denominator: '6508331087895', decimal: '0.0951559' },
  deviation: '2.64087',
  cycle: '4998398275503360',
  largestBaseWin: '12',
  played: {
    rounds: '1000000',
    returned: '0.9589343',
    expected: '0.9586254',
    error: '0.0014446',
  },
}
