import { lotteryOrders, type BetTypeTerms, type LotteryOrder } from '@senluna/contract/lottery.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { odds } from '@senluna/kit/money.ts'
import { instant } from '@senluna/kit/time.ts'
import { answer } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { button, field, screen, show, text, within } from '../../../../testing/show.tsx'
import { rulesFrom, type NearDraw } from '../../draw/rules.ts'
import { readSlip, useSlip } from '../../slip/slip.ts'
import { orderOf, TAILS } from '../../testing/examples.ts'
import { Betting } from './Betting.tsx'

const GAME = GAMES.get('SSC_5M')!
const DRAW: NearDraw = {
  drawNumber: '202601050037',
  openAt: '2026-01-05T03:00:00Z',
  lockAt: '2026-01-05T03:04:40Z',
  drawAt: '2026-01-05T03:05:00Z',
  state: 'OPEN',
}
/** A digit at each of five places, priced by a level. */
const PLACES: BetTypeTerms = {
  ...TAILS,
  code: 'SSC_DWD',
  units: 1,
  price: { by: 'SERIES', series: 1_960, maxSeries: 1_960 },
  modes: ['2000', '1000'],
  perTicketMaxUnit: '5000000',
  tight: [],
}
/** The sum of five digits, at fixed odds. */
const SUM: BetTypeTerms = {
  ...PLACES,
  code: 'SSC_SUM5',
  price: { by: 'ODDS', milli: { BIG: odds(1_960), SMALL: odds(1_960), ODD: odds(1_960), EVEN: odds(1_960) } },
  modes: undefined,
  blocked: ['BIG'],
}

function Hall({ terms, locked }: { terms: readonly BetTypeTerms[]; locked: boolean }) {
  const slip = useSlip()
  const at = {
    gameCode: GAME.code,
    drawNumber: DRAW.drawNumber,
    now: instant(Date.parse(DRAW.openAt)),
    rules: rulesFrom(GAME, structureOf(GAME), terms, [DRAW]),
    terms,
  }
  return (
    <>
      <Betting
        game={GAME}
        terms={terms}
        slip={slip}
        locked={locked}
        draw={DRAW}
        read={(line) => readSlip([line], at).lines[0]}
      />
      <ol aria-label="slip">
        {slip.lines.map(({ key, betType, selection, unit, times, series }) => (
          <li key={key}>{JSON.stringify([betType, selection, String(unit), times, series])}</li>
        ))}
      </ol>
    </>
  )
}

const openHall = (terms: readonly BetTypeTerms[] = [PLACES, SUM], locked = false, orders: LotteryOrder[] = []) => {
  answer(lotteryOrders, { list: orders })
  return show(<Hall terms={terms} locked={locked} />, { session: 'member' })
}
const written = () =>
  within(screen.getByRole('list', { name: 'slip' }))
    .queryAllByRole('listitem')
    .map((line): unknown => JSON.parse(line.textContent))
const place = (n: 1 | 5) => screen.getByRole('grid', { name: text(`lottery.hall.digit.${n}`) })
const add = () => button(text('lottery.hall.add'))
const comes = () => document.querySelector('.lh-comes')!.textContent

describe('a bet at places', () => {
  test('is as many lines as digits, costs what they come to, and is written as it was chosen', async () => {
    const user = await openHall()
    expect(comes()).toBe(text('lottery.hall.pick'))
    expect(add().disabled).toBe(true)
    await user.click(button('7', place(5)))
    await user.click(button('8', place(5)))
    expect(comes()).toContain(text('lottery.play.lines', { count: 2 }))
    expect(comes()).toContain('4,000.00')
    await user.click(add())
    expect(written()).toEqual([['SSC_DWD', [[], [], [], [], [7, 8]], '2000', 1, 1_960]])
    expect(add().disabled).toBe(true)
  })

  test('at a lower level says what comes back of every bet, and is written at it', async () => {
    const user = await openHall()
    const level = screen.getByRole<HTMLInputElement>('slider')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(level, '1900')
    level.dispatchEvent(new Event('input', { bubbles: true }))
    expect(await screen.findByText(text('lottery.hall.rebate', { percent: '3.00%' }))).toBeDefined()
    await user.click(button('7', place(1)))
    await user.click(add())
    expect(written()).toEqual([['SSC_DWD', [[7], [], [], [], []], '2000', 1, 1_900]])
  })

  test('bought so many times: what is no whole number is said, and bets nothing', async () => {
    const user = await openHall()
    await user.click(button('7', place(5)))
    const times = field(text('lottery.hall.times'))
    await user.clear(times)
    await user.type(times, '1.5')
    expect(screen.getByText(text('lottery.play.whole', { least: '1', most: '99999' }))).toBeDefined()
    expect(add().disabled).toBe(true)
    expect(button(text('lottery.hall.random', { count: 5 })).disabled).toBe(true)
    await user.clear(times)
    await user.type(times, '3')
    expect(comes()).toContain('6,000.00')
    await user.click(add())
    expect(written()).toEqual([['SSC_DWD', [[], [], [], [], [7]], '2000', 3, 1_960]])
  })

  test('at random is one digit at one place, at the money chosen', async () => {
    const user = await openHall()
    await user.click(button(text('lottery.hall.random', { count: 1 })))
    const [bet] = written() as [readonly [type: string, places: readonly number[][], ...money: unknown[]]]
    expect([bet[0], bet[1].length, bet[1].flat().length, ...bet.slice(2)]).toEqual(['SSC_DWD', 5, 1, '2000', 1, 1_960])
  })

  test('is wiped off the board, not off the slip', async () => {
    const user = await openHall()
    await user.click(button('7', place(5)))
    await user.click(add())
    await user.click(button('8', place(5)))
    await user.click(button(text('lottery.hall.clear')))
    expect(comes()).toBe(text('lottery.hall.pick'))
    expect(written()).toHaveLength(1)
  })
})

describe('the types of a game', () => {
  test('one that is closed isn’t offered; without any that is said', async () => {
    await openHall([{ ...PLACES, closed: true }])
    expect(screen.getByText(text('lottery.hall.noTypes'))).toBeDefined()
  })

  test('another type begins a new board with its own money', async () => {
    const user = await openHall()
    await user.click(button('7', place(5)))
    await user.click(screen.getByRole('tab', { name: text('lottery.hall.tree.sides') }))
    expect(comes()).toBe(text('lottery.hall.pick'))
    expect(screen.queryByRole('slider')).toBeNull()
    expect(
      screen.getAllByRole('radio').filter((unit) => (unit as HTMLInputElement).name.endsWith('-unit')),
    ).toHaveLength(7)
  })

  test('what takes no bet says so to who hears it, and can’t be picked', async () => {
    const user = await openHall([SUM])
    const big = screen.getByRole('button', { name: `${text('lottery.pick.BIG')}, ${text('lottery.hall.blocked')}` })
    await user.click(big)
    expect(comes()).toBe(text('lottery.hall.pick'))
    await user.click(screen.getByRole('button', { name: new RegExp(`^${text('lottery.pick.SMALL')}`) }))
    expect(comes()).toContain('1,960.00')
  })

  test('a locked draw takes nothing, at random either', async () => {
    const user = await openHall([PLACES], true)
    await user.click(button('7', place(5)))
    expect(comes()).toBe(text('lottery.hall.pick'))
    expect(button(text('lottery.hall.random', { count: 1 })).disabled).toBe(true)
  })
})

test('the last bet is written onto the slip once more, and nothing is sent by it', async () => {
  const again = { gameCode: GAME.code, betType: 'SSC_SUM5', selection: ['EVEN'], unit: '2000', multiple: 4 }
  const user = await openHall(undefined, false, [orderOf(again)])
  await user.click(await screen.findByRole('button', { name: text('lottery.again.last') }))
  expect(await screen.findByText(text('lottery.again.put', { count: 1 }))).toBeDefined()
  expect(written()).toEqual([['SSC_SUM5', ['EVEN'], '2000', 4, null]])
})
