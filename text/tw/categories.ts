import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': '首頁',
  'category.LOTT': '彩票',
  'category.ELOTT': '彩票',
  'category.VNLOTT': '越南彩票',
  'category.LIVE': '真人娛樂',
  'category.SPORTS': '體育',
  'category.ESPORTS': '電子競技',
  'category.RNG': '老虎機',
  'category.FISH': '捕魚',
  'category.PVP': '棋牌',
  'category.CRICKET': '板球',
  'category.CRASH': 'Crash',
  'category.ARCADE': '街機',
  'category.TABLE': '桌上遊戲',
  'category.JACKPOT': '累積獎金',
  'category.MINI': '小遊戲',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
