import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Beranda',
  'category.LOTT': 'Lotre',
  'category.ELOTT': 'Lotre',
  'category.VNLOTT': 'Lotre Vietnam',
  'category.LIVE': 'Kasino langsung',
  'category.SPORTS': 'Olahraga',
  'category.ESPORTS': 'E-sports',
  'category.RNG': 'Slot',
  'category.FISH': 'Tembak ikan',
  'category.PVP': 'Poker',
  'category.CRICKET': 'Kriket',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'Arkade',
  'category.TABLE': 'Permainan meja',
  'category.JACKPOT': 'Jackpot',
  'category.MINI': 'Permainan mini',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
