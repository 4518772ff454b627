import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Ana sayfa',
  'category.LOTT': 'Piyango',
  'category.ELOTT': 'Piyango',
  'category.VNLOTT': 'Vietnam piyangosu',
  'category.LIVE': 'Canlı casino',
  'category.SPORTS': 'Spor',
  'category.ESPORTS': 'E-spor',
  'category.RNG': 'Slot',
  'category.FISH': 'Balık avı',
  'category.PVP': 'Poker',
  'category.CRICKET': 'Kriket',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'Arcade',
  'category.TABLE': 'Masa oyunları',
  'category.JACKPOT': 'Jackpot',
  'category.MINI': 'Mini oyunlar',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
