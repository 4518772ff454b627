import { gameList } from '@senluna/contract/play/lobby.ts'
import { addressOf } from '@senluna/web/client/call/call.ts'
import type { FirstPage } from '../../../build/first-page.ts'
import { LOBBIES } from '../../shell/nav/lobbies.ts'
import { FEW_GAMES } from '../../play/few-games.ts'
import { NO_FILTERS, PAGE_SIZE, queryFor } from './filters.ts'

const PICTURE = '<img alt="" width="300" height="400">'
const SPOT = `<li class="card spot first-spot"><article class="game"><a class="th" data-theme="dark">${PICTURE}
  <span class="ttl"><b data-field="name"></b> <small data-field="vendorName"></small></span></a></article></li>`
/** The rows of tiles a phone shows before it is scrolled. */
const TILES = 6

/** Every lobby: a few games shown large, or the first of its grid. */
export const FIRST_PAGES: readonly FirstPage[] = LOBBIES.map((type) => ({
  path: `/${type.toLowerCase()}`,
  calls: [addressOf(gameList, { query: queryFor(type, NO_FILTERS, 1, PAGE_SIZE) })],
  view: {
    html: `<div class="wrap" data-most="${FEW_GAMES}"><div class="first-notice"></div>
      <section class="few"><h1 data-says="0"></h1><ul class="spots">${SPOT.repeat(FEW_GAMES)}</ul></section></div>
      <div class="first-tiles" data-most="${TILES}">${PICTURE.repeat(TILES)}</div>`,
    says: [`category.${type}`],
    pictures: { call: 1, field: 'icon' },
  },
}))
