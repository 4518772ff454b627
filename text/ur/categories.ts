import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'ہوم',
  'category.LOTT': 'لاٹری',
  'category.ELOTT': 'لاٹری',
  'category.VNLOTT': 'ویتنامی لاٹری',
  'category.LIVE': 'لائیو کیسینو',
  'category.SPORTS': 'کھیل',
  'category.ESPORTS': 'ای اسپورٹس',
  'category.RNG': 'سلاٹس',
  'category.FISH': 'ماہی گیری',
  'category.PVP': 'پوکر',
  'category.CRICKET': 'کرکٹ',
  'category.CRASH': 'کریش',
  'category.ARCADE': 'آرکیڈ',
  'category.TABLE': 'ٹیبل گیمز',
  'category.JACKPOT': 'جیک پاٹ',
  'category.MINI': 'منی گیمز',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
