import { promotions } from '@senluna/contract/site/content.ts'
import { addressOf } from '@senluna/web/client/call/call.ts'
import type { FirstPage } from '../../../build/first-page.ts'
import { PAGE_SIZE } from './page-size.ts'

/** The list of promotions: advertisements lead to it. */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/promotions',
    modules: ['/features/promotions/Promotions.tsx'],
    calls: [addressOf(promotions, { query: { page: '1', pageSize: String(PAGE_SIZE) } })],
  },
]
