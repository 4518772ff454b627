import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'Gulong ng Buwan',
  'wheel.play': 'Paikutin',
  'wheel.segments': 'Mga bahagi',
  'wheel.rules.how':
    'May 20 magkakapantay na bahagi ang gulong at humihinto ito sa isa; pare-pareho ang tsansa ng bawat isa. Makukuha mo ang taya mo na pinarami sa numero ng bahagi, kasama na ang taya. Ang panganib ang pumipili ng gulong; 97.5 % ang balik ng tatlo.',
  'coinFlip.name': 'Cara o Cruz',
  'coinFlip.play': 'Ihagis',
  'coinFlip.heads': 'Cara',
  'coinFlip.tails': 'Cruz',
  'coinFlip.side': 'Mukha',
  'coinFlip.flips': 'Bilang ng hagis',
  'coinFlip.keys.swap': 'Palitan ang mukha',
  'coinFlip.keys.less': 'Bawasan ng isang hagis',
  'coinFlip.keys.more': 'Dagdagan ng isang hagis',
  'coinFlip.rules.how':
    'Pumili ng mukha at ng bilang ng hagis, 1 hanggang 10. Pareho ang tsansa ng cara at cruz sa bawat hagis. Kapag lahat ay lumabas sa pinili mo, 1.96 na beses ng taya ang bayad sa isang hagis, at doble sa bawat dagdag na hagis, kasama na ang taya. Sa mga listahan, ● ang cara at ○ ang cruz.',
  'rps.name': 'Bato Bato Pik',
  'rps.play': 'Ipakita',
  'rps.rock': 'Bato',
  'rps.paper': 'Papel',
  'rps.scissors': 'Gunting',
  'rps.hand': 'Bato, papel o gunting',
  'rps.you': 'Ikaw',
  'rps.house': 'Bangka',
  'rps.end': 'Resulta',
  'rps.won': 'Panalo',
  'rps.even': 'Tabla',
  'rps.lost': 'Talo',
  'rps.keys.next': 'Palitan ang kamay',
  'rps.rules.how':
    'Magpakita ng bato, papel o gunting; isa sa tatlo ang lalabas sa bangka, pare-pareho ang tsansa. Talo ng bato ang gunting, ng gunting ang papel, ng papel ang bato. Ang panalo ay nagbabayad ng 1.94 na beses ng taya; sa tabla, ibinabalik ang taya. 98 % ang balik anuman ang ipakita mo.',
  'scratch.name': 'Kudkod Suwerte',
  'scratch.play': 'Kudkurin',
  'scratch.symbol': 'Simbolo',
  'scratch.cards': 'Panalong card sa 100,000',
  'scratch.rules.how':
    'May siyam na parisukat ang card. Ang tatlong magkakapareho ay nagbabayad ayon sa multiplier ng simbolo, kasama na ang taya; hanggang isang set lang sa bawat card. Ang panganib ang pumipili ng uri ng card. Nakasaad sa mga talaan kung ilan sa 100,000 card ang panalo; 97.5 % ang balik ng tatlong uri.',
} as const satisfies Record<keyof typeof vi, string>
