import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'হোম',
  'category.LOTT': 'লটারি',
  'category.ELOTT': 'লটারি',
  'category.VNLOTT': 'ভিয়েতনামি লটারি',
  'category.LIVE': 'লাইভ ক্যাসিনো',
  'category.SPORTS': 'খেলাধুলা',
  'category.ESPORTS': 'ই-স্পোর্টস',
  'category.RNG': 'স্লট',
  'category.FISH': 'মাছ ধরা',
  'category.PVP': 'পোকার',
  'category.CRICKET': 'ক্রিকেট',
  'category.CRASH': 'ক্র্যাশ',
  'category.ARCADE': 'আর্কেড',
  'category.TABLE': 'টেবিল গেম',
  'category.JACKPOT': 'জ্যাকপট',
  'category.MINI': 'মিনি গেম',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
