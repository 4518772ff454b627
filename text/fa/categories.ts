import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'خانه',
  'category.LOTT': 'لاتاری',
  'category.ELOTT': 'لاتاری',
  'category.VNLOTT': 'لاتاری ویتنامی',
  'category.LIVE': 'کازینوی زنده',
  'category.SPORTS': 'ورزش',
  'category.ESPORTS': 'ورزش‌های الکترونیک',
  'category.RNG': 'اسلات',
  'category.FISH': 'ماهیگیری',
  'category.PVP': 'پوکر',
  'category.CRICKET': 'کریکت',
  'category.CRASH': 'کرش',
  'category.ARCADE': 'آرکید',
  'category.TABLE': 'بازی‌های رومیزی',
  'category.JACKPOT': 'جک‌پات',
  'category.MINI': 'بازی‌های کوچک',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
