import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every opening and cash-out; the tests compute it again. */
export const certificate: Certificate = {
  game: 'tower',
  configurationHash: 'e73aa38646544f050e150585503e265ea68ea85972c6414cde2af49e0a330446',
  rtp: { numerator: '316791', denominator: '320000', decimal: '0.9899718' },
  hitRate: { numerator: '27', denominator: '64', decimal: '0.4218750' },
  deviation: '1.15889',
  cycle: '64',
  largestBaseWin: '64880.64',
  most: { times: '64880.64', oneIn: '65536.0' },
  played: {
    rounds: '1000000',
    returned: '0.9835452',
    expected: '0.9899718',
    error: '0.0080342',
  },
}
