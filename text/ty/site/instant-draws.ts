import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': 'Gulong ng Buwan',
  'wheel.play': 'Paikutin',
  'wheel.segments': 'Mga bahagi',
  'wheel.rules.how':
    'May 20 magkakapantay na bahagi ang gulong at humihinto ito sa isa; pare-pareho ang tsansa ng bawat isa. Makukuha mo ang taya mo na pinarami sa numero ng bahagi, kasama na ang taya. Ang panganib ang pumipili ng gulong; 97.5 % ang balik ng tatlo.',
} as const satisfies Record<keyof typeof vi, string>
