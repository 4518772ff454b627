import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every outcome of every choice; the tests compute it again. */
export const certificate: Certificate = {
  game: 'double-up',
  configurationHash: 'fa5b2d36910427c47c5fddce50b529b334db4442ec20d95e73a21aae00ba0d87',
  rtp: { numerator: '1', denominator: '1', decimal: '1.0000000' },
  hitRate: { numerator: '1', denominator: '2', decimal: '0.5000000' },
  deviation: '1.00000',
  cycle: '52',
  largestBaseWin: '4',
  most: { times: '4', oneIn: '4.0' },
  played: {
    rounds: '1000000',
    returned: '1.0015420',
    expected: '1.0000000',
    error: '0.0015276',
  },
}
