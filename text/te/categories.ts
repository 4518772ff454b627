import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'హోమ్',
  'category.LOTT': 'లాటరీ',
  'category.ELOTT': 'లాటరీ',
  'category.VNLOTT': 'వియత్నాం లాటరీ',
  'category.LIVE': 'లైవ్ క్యాసినో',
  'category.SPORTS': 'క్రీడలు',
  'category.ESPORTS': 'ఈ-స్పోర్ట్స్',
  'category.RNG': 'స్లాట్లు',
  'category.FISH': 'చేపల వేట',
  'category.PVP': 'పోకర్',
  'category.CRICKET': 'క్రికెట్',
  'category.CRASH': 'క్రాష్',
  'category.ARCADE': 'ఆర్కేడ్',
  'category.TABLE': 'టేబుల్ గేమ్‌లు',
  'category.JACKPOT': 'జాక్‌పాట్',
  'category.MINI': 'మినీ గేమ్‌లు',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
