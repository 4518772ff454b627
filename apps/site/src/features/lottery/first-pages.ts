import { drawsNear, lotteryGame, lotteryMenus, vnMenu } from '@senluna/contract/lottery.ts'
import { vn } from '@senluna/games/lottery/rules/catalogue/vn.ts'
import { addressOf } from '@senluna/web/client/call/call.ts'
import type { FirstPage } from '../../../build/first-page.ts'
import { nearArgs } from './draw/near-args.ts'
import { FIRST_GAME } from './vn/first-game.ts'

const BALLS = 'src="/art/c-balls.svg" alt="" width="170" height="170" fetchpriority="high"'
/** The room of a card that comes with the code; it shows itself when that takes long. */
const soon = (height: number) => `<div class="first-later"><div class="skel" style="height:${height}px"></div></div>`
/** The line of notices, which stands above some of its pages. */
const NOTICE = '<div class="wrap"><div class="first-notice"></div></div>'
const HALLS: Omit<FirstPage, 'path'> & Required<Pick<FirstPage, 'view'>> = {
  calls: [addressOf(lotteryMenus, {})],
  texts: ['lottery/pages'],
  view: {
    html: `<div class="wrap"><div class="halls"><header class="art-head halls-head" data-theme="dark"><img ${BALLS}>
      <div><h1 data-says="0"></h1><p data-says="1"></p></div></header>
      <div class="halls-wait"></div><div class="hc-grid">${soon(168).repeat(4)}</div></div></div>`,
    says: ['lottery.hall.title', 'lottery.hall.lead'],
  },
}

/** The boards and halls of the lottery: guests come to them from links and searches. */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    path: '/vnlottery',
    calls: [
      addressOf(vnMenu, {}),
      addressOf(lotteryGame, { params: { code: FIRST_GAME } }),
      addressOf(drawsNear, nearArgs(FIRST_GAME)),
    ],
    texts: ['lottery/pages'],
    view: {
      html: `<div class="wrap"><div class="vn"><div class="left vn-wait"></div><div class="mid">
        <header class="card drawhd vn-wait" data-theme="dark"><img class="art" ${BALLS}>
        <div class="t"><h1 data-says="0"></h1></div></header>${soon(560)}</div></div></div>`,
      says: [vn.find(({ code }) => code === FIRST_GAME)?.names ?? {}],
    },
  },
  { path: '/elott', ...HALLS, view: { ...HALLS.view, html: NOTICE + HALLS.view.html } },
  { path: '/lottery', ...HALLS },
  { path: '/lottery/sea', calls: HALLS.calls, texts: HALLS.texts },
  { path: '/results/*', texts: ['lottery/pages', 'lottery/results'] },
]
