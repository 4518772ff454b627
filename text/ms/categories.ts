import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Laman utama',
  'category.LOTT': 'Loteri',
  'category.ELOTT': 'Loteri',
  'category.VNLOTT': 'Loteri Vietnam',
  'category.LIVE': 'Kasino langsung',
  'category.SPORTS': 'Sukan',
  'category.ESPORTS': 'E-sukan',
  'category.RNG': 'Slot',
  'category.FISH': 'Tembak ikan',
  'category.PVP': 'Poker',
  'category.CRICKET': 'Kriket',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'Arked',
  'category.TABLE': 'Permainan meja',
  'category.JACKPOT': 'Jackpot',
  'category.MINI': 'Permainan mini',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
