import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'Главная',
  'category.LOTT': 'Лотерея',
  'category.ELOTT': 'Лотерея',
  'category.VNLOTT': 'Вьетнамская лотерея',
  'category.LIVE': 'Живое казино',
  'category.SPORTS': 'Спорт',
  'category.ESPORTS': 'Киберспорт',
  'category.RNG': 'Слоты',
  'category.FISH': 'Рыбалка',
  'category.PVP': 'Покер',
  'category.CRICKET': 'Крикет',
  'category.CRASH': 'Краш',
  'category.ARCADE': 'Аркады',
  'category.TABLE': 'Настольные игры',
  'category.JACKPOT': 'Джекпот',
  'category.MINI': 'Мини-игры',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
