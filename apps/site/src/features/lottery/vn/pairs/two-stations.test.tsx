import { drawsNear, lotteryGame } from '@senluna/contract/lottery.ts'
import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { vnSouth } from '@senluna/games/lottery/rules/families/vn/index.ts'
import { odds } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { button, screen, show, text, waitFor } from '../../../../testing/show.tsx'
import { nameOf } from '../../draw/names.ts'
import { rulesFrom, type NearDraw } from '../../draw/rules.ts'
import type { Table } from '../../draw/use-table.ts'
import { useSlip } from '../../slip/slip.ts'
import { gameViewOf, PAST, TAILS } from '../../testing/examples.ts'
import { Board } from '../board/Board.tsx'
import { PairReader } from './PairReader.tsx'
import { pairsIn, withPairs, type KnownPairs } from './with-pairs.ts'

// The board of Ho Chi Minh City on a Monday, when Dong Thap and Ca Mau draw too.

const GAME = findGame('VN_S_HCM')!
const DRAW: NearDraw = {
  drawNumber: '20990105',
  openAt: PAST,
  lockAt: '2099-01-05T09:10:00.000Z',
  drawAt: '2099-01-05T09:15:00.000Z',
  state: 'OPEN',
}
const DA2 = {
  ...TAILS,
  code: 'DA2',
  units: 72,
  price: { by: 'ODDS' as const, milli: { '': odds(730_000) } },
  tight: [],
}

// The test's document measures no letters.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

function Page() {
  const slip = useSlip()
  const own = {
    gameCode: GAME.code,
    drawNumber: DRAW.drawNumber,
    now: instant(Date.parse(PAST)),
    rules: rulesFrom(GAME, vnSouth, [TAILS], [DRAW]),
    terms: [TAILS],
  }
  const [known, setKnown] = useState<KnownPairs>(new Map())
  const empty = { slip, at: own, reading: { lines: [], tickets: [], money: [] } } as unknown as Table
  const { reading } = withPairs(empty, known)
  return (
    <>
      <Board game={GAME} terms={[TAILS]} stats={undefined} slip={slip} locked={false} drawNumber={DRAW.drawNumber} />
      {pairsIn(slip).map((pair) => (
        <PairReader key={pair.code} game={pair} onRead={setKnown} />
      ))}
      <output>{JSON.stringify(reading.tickets.map(({ gameCode, selection }) => [gameCode, selection]))}</output>
      <output>{String(reading.total)}</output>
    </>
  )
}

/** Every pair draws but those with a station that is named. */
async function openBoard(resting = 'none') {
  answer(drawsNear, ({ query }) => ({
    list: String(query?.['gameCode']).includes(resting) ? [] : [DRAW],
    serverTime: PAST,
  }))
  answer(lotteryGame, { ...gameViewOf(), betTypes: [DA2] })
  const user = await show(<Page />, { session: 'member' })
  await user.click(button(text('lottery.play.moreTypes')))
  await user.click(screen.getByRole('menuitemradio', { name: text('lottery.type.DA2') }))
  await screen.findByRole('group', { name: text('lottery.two.station') })
  return user
}
const station = (code: string) => button(nameOf(findGame(code)!))
const outputs = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)

test('a second station makes one bet of two numbers, a third makes three', async () => {
  const user = await openBoard()
  await waitFor(() => station('VN_S_CM'))
  expect(document.body.textContent).toContain(text('lottery.two.choose'))
  await user.click(button('12'))
  await user.click(button('34'))
  const add = () => button(text('lottery.play.setAdd'))
  expect(add().disabled).toBe(true)
  await user.click(station('VN_S_CM'))
  await waitFor(() => expect(add().disabled).toBe(false))
  await user.click(add())
  await waitFor(() => expect(outputs()).toEqual(['[["VN_S2_HCM_CM",["12","34"]]]', '72000']))
  await user.click(station('VN_S_DT'))
  await user.click(button('12'))
  await user.click(button('56'))
  await waitFor(() => expect(add().disabled).toBe(false))
  await user.click(add())
  await waitFor(() => expect(outputs()[1]).toBe('288000'))
  expect(outputs()[0]).toContain(
    '["VN_S2_HCM_DT",["12","56"]],["VN_S2_HCM_CM",["12","56"]],["VN_S2_DT_CM",["12","56"]]',
  )
})

test('a station that doesn’t draw that day is no choice', async () => {
  await openBoard('_DT')
  await waitFor(() => station('VN_S_CM'))
  expect(screen.queryByRole('button', { name: nameOf(findGame('VN_S_DT')!) })).toBeNull()
})

test('in words: the stations of the day, each two of them a bet of its own', async () => {
  const user = await openBoard()
  await user.click(button(text('lottery.play.mode.entry')))
  await user.type(await screen.findByRole('textbox'), '3dmn 12 34 da 1n')
  await user.click(button(text('lottery.play.entry.add', { count: 3 })))
  await waitFor(() => expect(outputs()[1]).toBe('216000'))
  await user.type(screen.getByRole('textbox'), 'hcm bt 12 34 dx 1n')
  expect(document.body.textContent).toContain(text('lottery.entry.STATIONS'))
})
