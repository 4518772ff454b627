import { announcements } from '@senluna/contract/site/notices.ts'
import { addressOf } from '@senluna/web/client/call/call.ts'
import type { FirstPage } from '../../../build/first-page.ts'
import { NOTICES_ASKED } from '../../shell/notices/notices-asked.ts'

const ANY = 'EN'

/** The home page: its picture, and what it asks for. */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/',
    calls: [
      addressOf(announcements, { query: { ...NOTICES_ASKED, language: ANY } }).replace(`language=${ANY}`, 'language=~'),
    ],
    view: {
      html: '<div class="first-hero"><img src="/art/hero.svg" alt="" width="1000" height="420" fetchpriority="high"></div>',
      says: [],
    },
  },
]
