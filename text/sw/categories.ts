import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Mwanzo',
  'category.LOTT': 'Bahati nasibu',
  'category.ELOTT': 'Bahati nasibu',
  'category.VNLOTT': 'Bahati nasibu ya Vietnam',
  'category.LIVE': 'Kasino mubashara',
  'category.SPORTS': 'Michezo',
  'category.ESPORTS': 'Michezo ya kielektroniki',
  'category.RNG': 'Sloti',
  'category.FISH': 'Uvuvi',
  'category.PVP': 'Poka',
  'category.CRICKET': 'Kriketi',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'Arcade',
  'category.TABLE': 'Michezo ya mezani',
  'category.JACKPOT': 'Jackpot',
  'category.MINI': 'Michezo midogo',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
