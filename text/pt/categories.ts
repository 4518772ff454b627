import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Início',
  'category.LOTT': 'Loteria',
  'category.ELOTT': 'Loteria',
  'category.VNLOTT': 'Loteria vietnamita',
  'category.LIVE': 'Cassino ao vivo',
  'category.SPORTS': 'Esportes',
  'category.ESPORTS': 'E-sports',
  'category.RNG': 'Caça-níqueis',
  'category.FISH': 'Pesca',
  'category.PVP': 'Pôquer',
  'category.CRICKET': 'Críquete',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'Arcade',
  'category.TABLE': 'Jogos de mesa',
  'category.JACKPOT': 'Jackpot',
  'category.MINI': 'Minijogos',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
