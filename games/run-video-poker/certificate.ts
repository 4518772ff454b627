import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts by the play its rules name; the tests compute it again. */
export const certificate: Certificate = {
  game: 'video-poker',
  configurationHash: '8276846acd440ea23c4dfe75e508fd59f7c60d8cd4859dcbe6d1d91d16f3086d',
  rtp: { numerator: '1653526326983', denominator: '1661102543100', decimal: '0.9954390' },
  hitRate: { numerator: '377539813471', denominator: '830551271550', decimal: '0.4545653' },
  deviation: '4.41754',
  cycle: '19933230517200',
  largestBaseWin: '800',
  most: { times: '800', oneIn: '40390.5' },
  played: {
    rounds: '1000000',
    returned: '0.9905110',
    expected: '0.9954390',
    error: '0.0042141',
  },
}
