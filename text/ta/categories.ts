import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'முகப்பு',
  'category.LOTT': 'லாட்டரி',
  'category.ELOTT': 'லாட்டரி',
  'category.VNLOTT': 'வியட்நாம் லாட்டரி',
  'category.LIVE': 'நேரலை கேசினோ',
  'category.SPORTS': 'விளையாட்டு',
  'category.ESPORTS': 'இ-ஸ்போர்ட்ஸ்',
  'category.RNG': 'ஸ்லாட்',
  'category.FISH': 'மீன்பிடி',
  'category.PVP': 'போக்கர்',
  'category.CRICKET': 'கிரிக்கெட்',
  'category.CRASH': 'க்ராஷ்',
  'category.ARCADE': 'ஆர்கேட்',
  'category.TABLE': 'மேசை விளையாட்டுகள்',
  'category.JACKPOT': 'ஜாக்பாட்',
  'category.MINI': 'சிறு விளையாட்டுகள்',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
