import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'होम',
  'category.LOTT': 'लॉटरी',
  'category.ELOTT': 'लॉटरी',
  'category.VNLOTT': 'वियतनामी लॉटरी',
  'category.LIVE': 'लाइव कैसीनो',
  'category.SPORTS': 'खेल',
  'category.ESPORTS': 'ई-स्पोर्ट्स',
  'category.RNG': 'स्लॉट',
  'category.FISH': 'मछली पकड़ना',
  'category.PVP': 'पोकर',
  'category.CRICKET': 'क्रिकेट',
  'category.CRASH': 'क्रैश',
  'category.ARCADE': 'आर्केड',
  'category.TABLE': 'टेबल गेम',
  'category.JACKPOT': 'जैकपॉट',
  'category.MINI': 'मिनी गेम',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
