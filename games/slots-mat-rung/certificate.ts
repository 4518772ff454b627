import type { Certificate } from '@senluna/kit/games/game.ts'

/** Written by tools/rtp.ts over the full cycle; the tests compute it again. */
export const certificate: Certificate = {
  game: 'mat-rung',
  configurationHash: 'a860109efff7aa09befa325d3482cb80de72f3e89d16fd2fd2f48603c124e7f3',
  rtp: { numerator: '165573535679', denominator: '171798691840', decimal: '0.9637648' },
  hitRate: { numerator: '13559', denominator: '32768', decimal: '0.4137878' },
  deviation: '5.75509',
  cycle: '262144',
  largestBaseWin: '102.50',
  featureEvery: '178.694',
  most: { times: '1250', oneIn: '26500000' },
  modes: [
    {
      choice: 'base',
      priceX100: 100,
      rtp: { numerator: '165573535679', denominator: '171798691840', decimal: '0.9637648' },
      hitRate: { numerator: '13559', denominator: '32768', decimal: '0.4137878' },
      deviation: '5.75509',
      cycle: '262144',
      largestBaseWin: '102.50',
      featureEvery: '178.694',
    },
    {
      choice: 'ante',
      priceX100: 142,
      rtp: { numerator: '36754477905', denominator: '38117834752', decimal: '0.9642331' },
      hitRate: { numerator: '61899', denominator: '131072', decimal: '0.4722519' },
      deviation: '5.33587',
      cycle: '262144',
      largestBaseWin: '70.70',
      featureEvery: '101.136',
    },
    {
      choice: 'buy',
      priceX100: 6460,
      rtp: { numerator: '59891165119', denominator: '62107287552', decimal: '0.9643178' },
      hitRate: { numerator: '1', denominator: '1', decimal: '1.0000000' },
      deviation: '0.64681',
      cycle: '1467',
      largestBaseWin: '1.59',
      featureEvery: '1.000',
    },
  ],
}
