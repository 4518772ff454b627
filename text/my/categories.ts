import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'ပင်မ',
  'category.LOTT': 'ထီ',
  'category.ELOTT': 'ထီ',
  'category.VNLOTT': 'ဗီယက်နမ်ထီ',
  'category.LIVE': 'တိုက်ရိုက်ကာစီနို',
  'category.SPORTS': 'အားကစား',
  'category.ESPORTS': 'အီးစပို့',
  'category.RNG': 'စလော့',
  'category.FISH': 'ငါးပစ်',
  'category.PVP': 'ပိုကာ',
  'category.CRICKET': 'ခရစ်ကက်',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'အာကိတ်',
  'category.TABLE': 'စားပွဲဂိမ်းများ',
  'category.JACKPOT': 'ဂျက်ပေါ့',
  'category.MINI': 'မီနီဂိမ်းများ',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
