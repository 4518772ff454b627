import { drawEvidence, lotteryGame, lotteryOrderOf } from '@senluna/contract/lottery.ts'
import { findGame, GAMES } from '@senluna/games/lottery/rules/index.ts'
import { pairGames } from '@senluna/games/lottery/rules/catalogue/pairs.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { rawCodesIn } from '../../../testing/raw-codes.ts'
import { screen, show, text } from '../../../testing/show.tsx'
import { nameOf } from '../draw/names.ts'
import { Evidence } from '../results/Evidence.tsx'
import { DICE, GIVEN, seededDice } from '../results/testing/dice.ts'
import { gameViewOf, orderOf, PAST, type TICKET, WON } from '../testing/examples.ts'
import { Receipt } from './Receipt.tsx'

// What the panel fetches as parts of their own is here before the first case looks.
beforeAll(() => Promise.all([import('../draw/GameName.tsx'), import('./Settled.tsx')]))
beforeEach(() => cache.clear())

const HEX = 'ab'.repeat(32)
const BEACON = { source: 'drand', round: 5, signature: 'cd'.repeat(48), randomness: HEX }

test.each([...GAMES.values(), ...pairGames].map(({ code }) => code))(
  'the evidence of %s has no raw code',
  async (code) => {
    answer(drawEvidence, {
      ...seededDice(),
      game: code,
      beacon: BEACON,
      escrow: { key: HEX.slice(0, 40), sealed: HEX },
    })
    await show(
      <Evidence
        game={code}
        drawNumber={DICE.drawNumber}
        rules="13c01e2196135d32"
        given={GIVEN}
        onClose={() => undefined}
      />,
    )
    await screen.findByText(new RegExp(`^${nameOf(findGame(code)!)}`))
    expect(rawCodesIn(document.body)).toEqual([])
  },
)

const TICKETS: readonly (readonly [string, Partial<typeof TICKET>])[] = [
  ['waits', { commitment: HEX, seed: 'my-own' }],
  ['has won', { ...WON, drawAt: PAST, result: [4, 4, 6] }],
  ['has lost', { state: 'LOST', drawAt: PAST, result: [1, 1, 2] }],
  ['is void', { state: 'VOID', drawAt: PAST }],
]

test.each(TICKETS)('nor does the receipt of a ticket that %s', async (_, ticket) => {
  const order = orderOf(ticket)
  answer(lotteryOrderOf, order)
  answer(lotteryGame, gameViewOf())
  await show(<Receipt order={order} onClose={() => undefined} />, { session: 'member' })
  if (ticket.result) await screen.findByText(text('lottery.play.results'))
  expect(rawCodesIn(document.body)).toEqual([])
})
