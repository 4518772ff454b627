import type { games as vi } from '../vi/site/games.ts'
import type { home } from '../vi/site/home.ts'

/** How the kinds of games are called in the navigation, and the home page in its title. */
export const categories = {
  'home.title': 'ទំព័រដើម',
  'category.LOTT': 'ឆ្នោត',
  'category.ELOTT': 'ឆ្នោត',
  'category.VNLOTT': 'ឆ្នោតវៀតណាម',
  'category.LIVE': 'កាស៊ីណូផ្ទាល់',
  'category.SPORTS': 'កីឡា',
  'category.ESPORTS': 'អ៊ី-ស្ព័រ',
  'category.RNG': 'ស្លុត',
  'category.FISH': 'បាញ់ត្រី',
  'category.PVP': 'ប៉ូកឺ',
  'category.CRICKET': 'គ្រីឃីត',
  'category.CRASH': 'Crash',
  'category.ARCADE': 'អាកាដ',
  'category.TABLE': 'ហ្គេមតុ',
  'category.JACKPOT': 'ជេកផត',
  'category.MINI': 'ហ្គេមខ្នាតតូច',
} satisfies Partial<Record<keyof typeof vi | keyof typeof home, string>>
