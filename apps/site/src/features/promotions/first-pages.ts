import { promotions } from '@senluna/contract/site/content.ts'
import { addressOf } from '@senluna/web/client/call/call.ts'
import type { FirstPage } from '../../../build/first-page.ts'
import { PAGE_SIZE } from './page-size.ts'

const CARD = `<li class="card promo"><div class="promo-art"><img alt="" width="1000" height="420"></div>
  <div class="promo-words"><h2 data-field="title"></h2><p data-field="summary"></p><p class="hint promo-period">\u00a0</p></div></li>`

/** The list of promotions: advertisements lead to it. */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/promotions',
    calls: [addressOf(promotions, { query: { page: '1', pageSize: String(PAGE_SIZE) } })],
    view: {
      html: `<div class="wrap"><div class="first-notice"></div>
        <section class="promos"><h1 data-says="0"></h1><div class="first-tabs"></div>
        <ul class="promo-grid" data-most="3">${CARD.repeat(3)}</ul></section></div>`,
      says: ['promo.title'],
      pictures: { call: 1, field: 'image' },
    },
  },
]
