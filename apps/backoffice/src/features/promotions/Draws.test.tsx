import { deskRaffleDraws, type DeskDraw } from '@senluna/contract/desk/brand/draws.ts'
import { deskPromotions } from '@senluna/contract/desk/brand/promotions.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/calls.ts'
import { openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Draws from './Draws.tsx'

test('prizes of a wheel are called by what they give, each above its code', async () => {
  const draw = (nth: number, more: Partial<DeskDraw>): DeskDraw => ({
    id: id<'participation'>(`01890a5d-ac96-774b-bcce-b302099a805${nth}`),
    promotionId: 'wheel',
    memberId: id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057'),
    userName: 'lan2026',
    day: '2026-11-22',
    place: 1,
    picked: 'p5k',
    pickedGives: { amount: '5000', points: '50' },
    prize: 'p5k',
    prizeGives: { amount: '5000', points: '50' },
    amount: '5000',
    currency: VND,
    drawn: 7,
    of: 100,
    commitment: 'c',
    serverSeed: 's',
    clientSeed: 'none',
    nonce: 0,
    at: '2026-11-22T02:00:00.000Z',
    ...more,
  })
  answer(deskPromotions, { list: [] })
  answer(deskRaffleDraws, {
    list: [
      draw(1, {}),
      draw(2, {
        picked: 'cup',
        pickedGives: { amount: '0', goods: 'Lotus cup' },
        prize: 'none',
        prizeGives: { amount: '0' },
      }),
    ],
  })
  openDesk(<Draws />, { rights: ['promotions.view'] })
  await screen.findByText('2 rows')
  expect(rowsShown().map((cells) => cells.slice(3, 5))).toEqual([
    ['5,000.00 + 50 pointsp5k', '5,000.00 + 50 pointsp5k'],
    ['Lotus cupcup', 'No prizenone'],
  ])
})
