import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'الرئيسية',
  'category.LOTT': 'اليانصيب',
  'category.ELOTT': 'اليانصيب',
  'category.VNLOTT': 'اليانصيب الفيتنامي',
  'category.LIVE': 'كازينو مباشر',
  'category.SPORTS': 'الرياضة',
  'category.ESPORTS': 'الرياضات الإلكترونية',
  'category.RNG': 'سلوتس',
  'category.FISH': 'صيد الأسماك',
  'category.PVP': 'بوكر',
  'category.CRICKET': 'كريكيت',
  'category.CRASH': 'كراش',
  'category.ARCADE': 'أركيد',
  'category.TABLE': 'ألعاب الطاولة',
  'category.JACKPOT': 'الجائزة الكبرى',
  'category.MINI': 'ألعاب صغيرة',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
