import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Accueil',
  'category.LOTT': 'Loterie',
  'category.ELOTT': 'Loterie',
  'category.VNLOTT': 'Loterie vietnamienne',
  'category.LIVE': 'Casino en direct',
  'category.SPORTS': 'Sports',
  'category.ESPORTS': 'E-sports',
  'category.RNG': 'Machines à sous',
  'category.FISH': 'Pêche',
  'category.PVP': 'Poker',
  'category.CRICKET': 'Cricket',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'Arcade',
  'category.TABLE': 'Jeux de table',
  'category.JACKPOT': 'Jackpot',
  'category.MINI': 'Mini-jeux',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
