import type { BetTypeTerms, LotteryOrder, LottGame, lotteryGame, OpenedDraw } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { odds } from '@senluna/kit/money.ts'
import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { speakMore } from '@senluna/web/client/text.ts'

// The lottery's pages have words of their own.
await speakMore(lotteryPages)

export const AHEAD = '2099-01-01T12:00:00.000Z'
export const PAST = '2026-01-01T12:00:00.000Z'

type Ticket = LotteryOrder['tickets'][number]

/** A ticket on "big" of three dice that waits for its draw. */
export const TICKET: Ticket = {
  ticketNo: '01890a5d-ac96-774b-bcce-b302099a8057',
  gameCode: 'K3_1M',
  gameName: 'K3',
  drawNumber: '202611230653',
  betType: 'K3_BS',
  selection: ['BIG'],
  lines: 1,
  unit: '10000',
  multiple: 1,
  stake: '10000',
  price: { by: 'ODDS', milli: { '': odds(1950) } },
  rules: '13c01e2196135d32',
  acceptedAt: PAST,
  lockAt: AHEAD,
  drawAt: AHEAD,
  state: 'ACCEPTED',
  revision: 0,
  hits: 0,
  payout: '0',
  rebate: '0',
  validBet: '0',
  canCancel: false,
}

/** An order of one ticket. */
export const orderOf = (ticket: Partial<Ticket> = {}, more: Partial<LotteryOrder> = {}): LotteryOrder => ({
  orderNo: 'L7',
  placedAt: PAST,
  stake: '10000',
  payout: ticket.payout ?? '0',
  currency: 'VND',
  mode: 'REAL',
  tickets: [{ ...TICKET, ...ticket }],
  ...more,
})

/** What makes the ticket of `orderOf` a winning one. */
export const WON = { state: 'WON', revision: 1, payout: '19500', hits: 1 } as const

/** The last draw of three dice. */
export const DRAWN: OpenedDraw = {
  gameCode: 'K3_1M',
  drawNumber: '202611230652',
  drawTime: PAST,
  version: 1,
  status: 'OPENED',
  result: [3, 5, 4],
  source: 'SELF',
}

/** A game of the halls that takes bets. */
export const gameOf = (gameCode: string, more: Partial<LottGame> = {}): LottGame => ({
  gameCode,
  name: `Game ${gameCode}`,
  icon: '',
  group: 'K3',
  family: 'K3',
  vendorCode: 'LOTT',
  prizeMode: 'Lott',
  maintenance: 0,
  isHot: 0,
  seconds: 60,
  nextDrawNumber: '202611230653',
  nextLockAt: AHEAD,
  nextDrawAt: AHEAD,
  lastDraw: DRAWN,
  ...more,
})

/** Two-digit tails of a Vietnamese game; 79 takes less, at lower odds. */
export const TAILS: BetTypeTerms = {
  code: 'LO2',
  units: 27,
  price: { by: 'ODDS', milli: { '': odds(99_000) } },
  minUnit: '1000',
  unitStep: '100',
  perTicketMaxUnit: '5000000',
  perDrawMaxUnit: '50000000',
  blocked: [],
  tight: [{ key: '79', availableUnit: '1000000', milli: { '': odds(90_000) } }],
  closed: false,
  rtpX100: 9_900,
}

/**
 * A game of the halls with what it is read for: nothing of its bet types, the most a player is
 * paid.
 */
export const gameViewOf = (perPlayerPayout = '5000000000'): ReplyOf<typeof lotteryGame> => ({
  game: gameOf('K3_1M'),
  profile: 'K3',
  source: 'SELF',
  cancel: false,
  rules: '13c01e2196135d32',
  betTypes: [],
  perPlayerPayout,
  serverTime: PAST,
})
