import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'ໜ້າຫຼັກ',
  'category.LOTT': 'ຫວຍ',
  'category.ELOTT': 'ຫວຍ',
  'category.VNLOTT': 'ຫວຍຫວຽດນາມ',
  'category.LIVE': 'ຄາຊິໂນສົດ',
  'category.SPORTS': 'ກິລາ',
  'category.ESPORTS': 'ອີສະປອດ',
  'category.RNG': 'ສະລັອດ',
  'category.FISH': 'ຍິງປາ',
  'category.PVP': 'ໂປກເກີ',
  'category.CRICKET': 'ຄຣິກເກັດ',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'ອາເຄດ',
  'category.TABLE': 'ເກມໂຕະ',
  'category.JACKPOT': 'ແຈັກພັອດ',
  'category.MINI': 'ມິນິເກມ',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
