import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': '홈',
  'category.LOTT': '복권',
  'category.ELOTT': '복권',
  'category.VNLOTT': '베트남 복권',
  'category.LIVE': '라이브 카지노',
  'category.SPORTS': '스포츠',
  'category.ESPORTS': 'e스포츠',
  'category.RNG': '슬롯',
  'category.FISH': '피싱',
  'category.PVP': '포커',
  'category.CRICKET': '크리켓',
  'category.CRASH': '크래시',
  'category.ARCADE': '아케이드',
  'category.TABLE': '테이블 게임',
  'category.JACKPOT': '잭팟',
  'category.MINI': '미니 게임',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
