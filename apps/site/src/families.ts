import type { BetRow } from '@senluna/contract/money/records.ts'
import type { GameType } from '@senluna/kit/product.ts'
import type { ComponentType } from 'react'
import { page, SOON } from './shell/frame/page-chunk.ts'
import type { PageEntry } from './shell/nav/page-entry.ts'

const halls = async () => (await import('./features/lottery/halls/load.ts')).load()

/** The pages of every family of games that are no frame. */
export const FAMILY_PAGES = {
  vnLottery: {
    path: '/vnlottery',
    load: async () => (await import('./features/lottery/vn/load.ts')).load(),
    layout: 'header',
  },
  lottery: { path: '/lottery', load: halls, layout: 'header' },
  lotterySea: { path: '/lottery/sea', load: halls, layout: 'header' },
  lotteryHalls: { path: '/elott', load: halls },
  results: {
    path: '/results/*',
    load: async () => (await import('./features/lottery/results-pages/load.ts')).load(),
    name: 'results.title',
    menus: { footer: 35 },
  },
} as const satisfies Readonly<Record<string, PageEntry>>

/** Where a free ticket is bet. */
export const ticketPath = (gameCode: string): string =>
  `${FAMILY_PAGES.lottery.path}?${new URLSearchParams({ gameCode })}`

/** The categories whose page is a family's own and no lobby of games, with the page's address. */
export const FAMILY_CATEGORIES: Readonly<Partial<Record<GameType, string>>> = {
  LOTT: FAMILY_PAGES.lotteryHalls.path,
  ELOTT: FAMILY_PAGES.lotteryHalls.path,
  VNLOTT: FAMILY_PAGES.vnLottery.path,
}

/** A part of a page that has something to show only where a brand offers a category. */
interface CategoryPart {
  /** The address of the category's page. */
  of: string
  load: () => Promise<{ default: ComponentType }>
}

/** What families have open now: on the home page and wherever something else isn't open yet. */
export const OPEN_SECTIONS: readonly CategoryPart[] = [
  {
    of: FAMILY_PAGES.lotteryHalls.path,
    load: page(async () => (await import('./features/lottery/home/load.ts')).loadDraws(), SOON),
  },
]

/** What families show beside the picture of the home page. */
export const HOME_ASIDE: readonly CategoryPart[] = [
  {
    of: FAMILY_PAGES.vnLottery.path,
    load: page(async () => (await import('./features/lottery/home/load.ts')).loadNext(), SOON),
  },
]

/**
 * What families show low on the home page; each decides by itself whether it has something to show.
 */
export const HOME_SECTIONS = [page(() => import('./features/lottery/home/Popular.tsx'), SOON)]

/** A window that shows what a wager of the record belongs to: several wagers of one order. */
interface BetReceipt {
  products: readonly BetRow['product'][]
  load: () => Promise<{ default: ComponentType<{ no: string; onClose: () => void }> }>
}

/** The receipts of families whose wagers are placed in orders. */
export const BET_RECEIPTS: readonly BetReceipt[] = [
  {
    products: ['LOTT', 'ELOTT', 'VNLOTT'],
    load: page(async () => (await import('./features/lottery/receipts/load.ts')).load()),
  },
]
