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
} as const satisfies Record<keyof typeof vi, string>
