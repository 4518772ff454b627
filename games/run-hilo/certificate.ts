import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over every opening and cash-out; the tests compute it again. */
export const certificate: Certificate = {
  game: 'hilo',
  configurationHash: '659815dbf83235c44901e782633ccea4efc5ce7cbdcade9273b8b58bfa70012d',
  rtp: { numerator: '1359288', denominator: '1373125', decimal: '0.9899229' },
  hitRate: { numerator: '1728', denominator: '2197', decimal: '0.7865270' },
  deviation: '0.51572',
  cycle: '2197',
  largestBaseWin: '1000000',
  most: { times: '1000000', oneIn: '1010101', bound: true },
  played: {
    rounds: '1000000',
    returned: '0.9888776',
    expected: '0.9899229',
    error: '0.0011509',
  },
}
