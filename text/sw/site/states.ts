import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money':
    'Pesa zilizo kwenye akaunti yako zinabaki zako. Ili kuzitoa, tafadhali wasiliana na huduma kwa wateja.',
  'status.denied.unknown': 'Haijulikani',
  'status.denied.source': 'Nchi kwa anwani ya IP: {source}',
  'shell.chunk.missing': 'Ukurasa huu haukuweza kupakiwa. Huenda kuna toleo jipya.',
  'shell.chunk.timeout': 'Ukurasa ulichukua muda mrefu kupakiwa. Angalia mtandao wako na ujaribu tena.',
  'launch.maintenance.title': 'Mchezo uko kwenye matengenezo',
  'launch.maintenance.body': '{name} uko kwenye matengenezo. Unaweza kucheza mchezo mwingine.',
  'launch.popupBlocked': 'Kivinjari kimezuia dirisha ibukizi. Liruhusu na ujaribu tena.',
  'launch.openWindow': 'Fungua mchezo kwenye dirisha jipya',
  'launch.invalid': 'Anwani ya mchezo si sahihi. Tafadhali wasiliana na huduma kwa wateja.',
  'frame.slow': 'Mchezo unachukua muda kuliko kawaida. Huenda mtandao ni wa polepole.',
  'frame.failed': 'Mchezo haukuweza kufunguliwa',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
