import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Inicio',
  'category.LOTT': 'Lotería',
  'category.ELOTT': 'Lotería',
  'category.VNLOTT': 'Lotería vietnamita',
  'category.LIVE': 'Casino en vivo',
  'category.SPORTS': 'Deportes',
  'category.ESPORTS': 'E-sports',
  'category.RNG': 'Tragamonedas',
  'category.FISH': 'Pesca',
  'category.PVP': 'Póker',
  'category.CRICKET': 'Críquet',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'Arcade',
  'category.TABLE': 'Juegos de mesa',
  'category.JACKPOT': 'Jackpot',
  'category.MINI': 'Minijuegos',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
