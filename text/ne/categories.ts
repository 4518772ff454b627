import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'गृहपृष्ठ',
  'category.LOTT': 'लटरी',
  'category.ELOTT': 'लटरी',
  'category.VNLOTT': 'भियतनामी लटरी',
  'category.LIVE': 'लाइभ क्यासिनो',
  'category.SPORTS': 'खेलकुद',
  'category.ESPORTS': 'ई-स्पोर्ट्स',
  'category.RNG': 'स्लट',
  'category.FISH': 'माछा मार्ने',
  'category.PVP': 'पोकर',
  'category.CRICKET': 'क्रिकेट',
  'category.CRASH': 'क्र्यास',
  'category.ARCADE': 'आर्केड',
  'category.TABLE': 'टेबल गेम',
  'category.JACKPOT': 'ज्याकपट',
  'category.MINI': 'मिनी गेम',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
