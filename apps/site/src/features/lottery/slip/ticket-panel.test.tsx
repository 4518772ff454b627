import { wagered } from '@senluna/contract/member/promotions.ts'
import { freeTickets, lotteryGame, placeOrder } from '@senluna/contract/lottery.ts'
import type { BodyOf, ReplyOf } from '@senluna/contract/endpoint.ts'
import { protection, type OwnLimits } from '@senluna/contract/member/protection.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { instant } from '@senluna/kit/time.ts'
import { answer, answerLater, bodiesOf, callsOf, lose, refuse } from '@senluna/web/testing/calls.ts'
import { useEffect, useRef, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { button, field, fillIn, screen, show, text, waitFor } from '../../../testing/show.tsx'
import type { Session } from '../../../testing/session.ts'
import { rulesFrom, type NearDraw } from '../draw/rules.ts'
import { gameViewOf, orderOf, TAILS } from '../testing/examples.ts'
import type { ChasePlan } from './chase/chase-plan.ts'
import { readSlip, useSlip, type SlipLine } from './slip.ts'
import { TicketHead } from './TicketHead.tsx'
import { TicketPanel } from './TicketPanel.tsx'

const GAME = GAMES.get('VN_FAST_N_300')!
const drawAt = (nth: number): NearDraw => ({
  drawNumber: `20260105012${nth}`,
  openAt: '2026-01-05T03:00:00Z',
  lockAt: `2026-01-05T03:${nth}4:40Z`,
  drawAt: `2026-01-05T03:${nth}5:00Z`,
  state: 'OPEN',
})
const DRAWS = [1, 2, 3].map(drawAt)
const DRAW = DRAWS[0]!.drawNumber
const NOW = instant(Date.parse('2026-01-05T03:00:00Z'))

const lineOf = (number: string, more: Partial<SlipLine> = {}): SlipLine => ({
  key: `LO2 ${number}`,
  betType: 'LO2',
  selection: [number],
  label: [number],
  unit: 1_000n,
  times: 1,
  by: 'UNIT',
  joins: true,
  ...more,
})

interface Written {
  lines?: readonly SlipLine[]
  locked?: boolean
  isOwn?: boolean
  draws?: readonly NearDraw[]
  onNext?: () => void
  cap?: string
}

/** The panel of a page on which these bets were written. */
function Panel({
  lines = [lineOf('58'), lineOf('07')],
  locked = false,
  isOwn = true,
  draws = DRAWS,
  onNext,
  cap,
}: Written) {
  const slip = useSlip()
  const [plan, onPlan] = useState<ChasePlan | null>(null)
  const isWritten = useRef(false)
  useEffect(() => {
    if (!isWritten.current) slip.put(lines)
    isWritten.current = true
  })
  const reading = readSlip(slip.lines, {
    gameCode: GAME.code,
    drawNumber: DRAW,
    now: NOW,
    rules: rulesFrom(GAME, structureOf(GAME), [TAILS], DRAWS),
    terms: [TAILS],
  })
  return (
    <>
      <TicketHead slip={slip} />
      <TicketPanel
        slip={slip}
        reading={reading}
        level={undefined}
        plan={plan}
        onPlan={onPlan}
        drawNumber={DRAW}
        locked={locked}
        {...(onNext && { onNext })}
        draws={draws}
        isOwn={isOwn}
        cap={cap}
        empty="Pick a number"
      />
    </>
  )
}

const limits = (...list: OwnLimits['limits']): OwnLimits => ({
  currency: 'VND',
  limits: list,
  check: { minutes: 60, choices: [30, 60] },
})

type FreeTickets = ReplyOf<typeof freeTickets>['list']

async function openPanel(written: Written = {}, session: Session = 'member', free: FreeTickets = []) {
  answer(protection, limits())
  answer(wagered, {})
  answer(freeTickets, { list: free })
  answer(lotteryGame, gameViewOf())
  return show(<Panel {...written} />, { session, at: '/vnlottery?gameCode=VN_FAST_N_300' })
}

const PLACED = { ...orderOf({ gameCode: GAME.code, betType: 'LO2', selection: ['58', '07'] }), balance: '0' }
const place = () => button(text('lottery.play.place'))
const total = () => document.querySelector('.sum .big b')!.textContent
const receipt = () => screen.findByRole('dialog', { name: text('lottery.play.receipt') })
const refused = () => waitFor(() => expect(document.querySelector('.refused')).not.toBeNull())
type Order = BodyOf<typeof placeOrder>
const sent = () => bodiesOf(placeOrder) as Order[]

describe('placing', () => {
  test('numbers at the same money are one ticket; its receipt opens and the slip is empty', async () => {
    const user = await openPanel()
    answer(placeOrder, PLACED)
    expect(total()).toBe('54,000.00')
    await user.click(place())
    await receipt()
    expect(sent()).toEqual([
      {
        tickets: [
          {
            gameCode: GAME.code,
            drawNumber: DRAW,
            betType: 'LO2',
            selection: ['58', '07'],
            unit: '1000',
            seen: { '': 99_000 },
          },
        ],
        clientTotal: '54000',
      },
    ])
    expect(screen.getByText('Pick a number')).toBeDefined()
    expect(place().disabled).toBe(true)
  })

  test('draws of the house take a seed up: the player’s own, or one that the device picks', async () => {
    const user = await openPanel({ draws: DRAWS.map((draw) => ({ ...draw, commitment: 'a'.repeat(64) })) })
    answer(placeOrder, PLACED)
    const name = text('lottery.evidence.yours.label')
    await screen.findByText(text('lottery.evidence.yours.use'))
    await fillIn(user, name, 'not this one')
    expect(screen.getByText(text('lottery.evidence.yours.wrong'))).toBeDefined()
    expect(place().disabled).toBe(true)
    await user.clear(field(name))
    await fillIn(user, name, 'my-own')
    await user.click(place())
    await receipt()
    expect(sent()[0]?.seed).toBe('my-own')
  })

  test('who types no seed gives one that nobody can guess', async () => {
    const user = await openPanel({ draws: DRAWS.map((draw) => ({ ...draw, commitment: 'a'.repeat(64) })) })
    answer(placeOrder, PLACED)
    await user.click(place())
    await receipt()
    expect(sent()[0]?.seed).toMatch(/^[A-Za-z0-9_-]{22}$/)
  })

  test('pressed twice it is one order', async () => {
    const user = await openPanel()
    const arrive = answerLater(placeOrder, PLACED)
    await user.dblClick(place())
    expect(place().disabled).toBe(true)
    arrive()
    await receipt()
    expect(callsOf(placeOrder)).toHaveLength(1)
  })

  test('a guest is asked in, comes back to this page, and nothing is sent', async () => {
    const user = await openPanel({}, 'guest')
    await user.click(button(text('lottery.play.loginToPlace')))
    const asked = new URLSearchParams(location.search)
    expect([asked.get('modal'), asked.get('next')]).toEqual(['login', '/vnlottery?gameCode=VN_FAST_N_300'])
    expect(callsOf(placeOrder)).toEqual([])
    expect(total()).toBe('54,000.00')
  })

  test('free play bets on the house’s own draws only, and says so', async () => {
    await openPanel({ isOwn: false }, 'trial')
    await screen.findByText(text('lottery.play.trialOwn'))
    expect(place().disabled).toBe(true)
  })

  test('free play bets on those, and never asks for the limits of a real account', async () => {
    const user = await openPanel({}, 'trial')
    answer(placeOrder, { ...PLACED, mode: 'TRIAL' })
    await user.click(place())
    expect((await receipt()).textContent).toContain(text('lottery.play.trial'))
    expect(callsOf(protection)).toEqual([])
  })

  test('a draw that is locked takes nothing; the next one is a press away', async () => {
    const onNext = vi.fn<() => void>()
    const user = await openPanel({ locked: true, onNext })
    expect(place().disabled).toBe(true)
    await user.click(button(text('lottery.play.toNext')))
    expect(onNext).toHaveBeenCalledTimes(1)
  })

  test('more than an order takes is said', async () => {
    const lines = Array.from({ length: 51 }, (_, index) => lineOf(String(index).padStart(2, '0'), { times: index + 1 }))
    await openPanel({ lines })
    expect(await screen.findByText(text('lottery.play.tooMany'))).toBeDefined()
    expect(place().disabled).toBe(true)
  })
})

describe('an order without an answer', () => {
  // What a panel fetches when it is first shown: how long that takes isn't looked at here.
  beforeAll(() => import('../receipts/Receipt.tsx'))
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  async function loseOrder() {
    const user = await openPanel()
    lose(placeOrder)
    await user.click(place())
    await waitFor(() => expect(callsOf(placeOrder)).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(400)
    await vi.advanceTimersByTimeAsync(1_200)
    await refused()
    expect(callsOf(placeOrder)).toHaveLength(3)
    answer(placeOrder, PLACED)
    return user
  }
  const keys = () => callsOf(placeOrder).map(({ idempotencyKey }) => idempotencyKey)

  test('may have been taken: sent again it is the same one', async () => {
    const user = await loseOrder()
    await user.click(place())
    await receipt()
    expect(new Set(keys()).size).toBe(1)
  })

  test('is another one once its bets have changed', async () => {
    const user = await loseOrder()
    await user.click(button(text('lottery.play.drop', { number: '07' })))
    await user.click(place())
    await receipt()
    expect(new Set(keys()).size).toBe(2)
    expect(sent().at(-1)!.clientTotal).toBe('27000')
  })
})

describe('an order that is refused', () => {
  async function refuseOrder(code: Parameters<typeof refuse>[1], value: unknown = null, written: Written = {}) {
    const user = await openPanel(written)
    refuse(placeOrder, code, undefined, value)
    await user.click(place())
    await refused()
    answer(placeOrder, PLACED)
    return user
  }
  const help = () => document.querySelector<HTMLElement>('.refused')!

  test('for lower odds says them; only those that were agreed to are sent', async () => {
    const fallen = [{ at: '58', milli: { '': 95_000 } }]
    const user = await refuseOrder('LOT_E_ODDS_CHANGED', { ticket: 0, fallen })
    expect(help().textContent).toContain(text('lottery.play.oddsNow', { odds: '95' }))
    await user.click(button(text('lottery.play.acceptOdds')))
    await receipt()
    const again = sent()[1]!
    expect(again.tickets.map(({ selection, seen }) => [selection, seen])).toEqual([
      [['58'], { '': 95_000 }],
      [['07'], { '': 99_000 }],
    ])
    expect(again).not.toHaveProperty('acceptPartial')
  })

  test('for a number that takes less says how much, and takes that when asked to', async () => {
    const user = await refuseOrder('LOT_E_LIMIT_EXPOSURE', { ticket: 0, at: '58', availableUnit: '3000' })
    expect(help().textContent).toContain(text('lottery.play.leftPoints', { count: 3 }))
    await user.click(button(text('lottery.play.acceptPartial')))
    await receipt()
    expect(sent()[1]!.acceptPartial).toBe(true)
  })

  test('for a number that takes nothing more offers to leave it out, not to take less', async () => {
    const { joins: _, ...line } = lineOf('58')
    const user = await refuseOrder(
      'LOT_E_LIMIT_EXPOSURE',
      { ticket: 0, at: '58', availableUnit: '0' },
      { lines: [line, lineOf('07')] },
    )
    expect(screen.queryByRole('button', { name: text('lottery.play.acceptPartial') })).toBeNull()
    await user.click(button(text('lottery.play.drop', { number: '58' }), help()))
    expect(document.querySelector('.refused')).toBeNull()
    expect(total()).toBe('27,000.00')
  })

  test('since betting closed offers the next draw, and is forgotten with it', async () => {
    const onNext = vi.fn<() => void>()
    const user = await refuseOrder('LOT_E_CLOSED', null, { onNext })
    await user.click(button(text('lottery.play.toNext')))
    expect(onNext).toHaveBeenCalledTimes(1)
    expect(document.querySelector('.refused')).toBeNull()
    expect(total()).toBe('54,000.00')
  })

  test('for want of money leads to the cashier and keeps the bets', async () => {
    await refuseOrder('WAL_INSUFFICIENT')
    expect(screen.getByRole('link', { name: text('lottery.play.deposit') }).getAttribute('href')).toBe('/?mc=depositv2')
    expect(total()).toBe('54,000.00')
  })

  test('goes when the bets are changed: what was too dear may not be any more', async () => {
    const user = await refuseOrder('WAL_INSUFFICIENT')
    await user.click(button('10'))
    expect(document.querySelector('.refused')).toBeNull()
    expect(screen.queryByText(text('refusal.WAL_INSUFFICIENT'))).toBeNull()
  })

  test('is a new one when it is sent again', async () => {
    const user = await refuseOrder('SYS_BUSY')
    await user.click(place())
    await receipt()
    expect(new Set(callsOf(placeOrder).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })
})

describe('what it comes to', () => {
  test('what is one ticket says the most it can pay and its chance; several tickets don’t', async () => {
    const user = await openPanel({ cap: '1000000' })
    const label = await screen.findByText(text('lottery.play.most'))
    expect(label.closest('div')?.textContent).toContain('1,000,000.00')
    // One of two numbers falls in 27: 1 - 0.98 to the 27th.
    expect(screen.getByText(text('lottery.play.chance')).closest('div')?.textContent).toContain('42.0432%')
    await user.clear(field(text('lottery.play.pointsOf', { number: '07' })))
    await user.type(field(text('lottery.play.pointsOf', { number: '07' })), '3')
    await waitFor(() => expect(screen.queryByText(text('lottery.play.most'))).toBeNull())
  })

  const points = (number: string) => field(text('lottery.play.pointsOf', { number }))

  test('so many points for all of them', async () => {
    const user = await openPanel()
    await user.click(button('10'))
    expect(total()).toBe('540,000.00')
    expect([points('58').value, points('07').value]).toEqual(['10', '10'])
    await user.click(button(text('lottery.again.double')))
    expect([points('58').value, points('07').value]).toEqual(['20', '20'])
    await user.click(button('10'))
  })

  test('what is no number of points is never made into one: nothing is sent, the field has the focus', async () => {
    const user = await openPanel()
    await user.clear(points('07'))
    await user.type(points('07'), '1.5')
    expect(total()).toBe('—')
    await user.click(place())
    expect(document.activeElement).toBe(points('07'))
    expect(points('07').value).toBe('1.5')
    expect(callsOf(placeOrder)).toEqual([])
  })

  test('a number whose odds have fallen pays what its own odds say', async () => {
    await openPanel({ lines: [lineOf('58'), lineOf('79')] })
    expect(screen.getByText(text('lottery.play.oddsNow', { odds: '90' }))).toBeDefined()
    expect(screen.getByText('90,000.00 – 99,000.00')).toBeDefined()
  })

  test('more than a number takes is said at its line, and can’t be placed', async () => {
    await openPanel({ lines: [lineOf('79', { times: 1_001 })] })
    const line = document.querySelector('.lot-ln.bad')!
    expect(line.textContent).toContain(text('refusal.LOT_E_LIMIT_EXPOSURE'))
    expect(line.textContent).toContain(text('lottery.play.leftPoints', { count: 1_000 }))
    expect(place().disabled).toBe(true)
  })

  test('one that is taken off hands the focus to its neighbour, the last one to the panel', async () => {
    const user = await openPanel()
    const drop = (number: string) => button(text('lottery.play.drop', { number }))
    await user.click(drop('58'))
    await waitFor(() => expect(document.activeElement).toBe(drop('07')))
    expect(total()).toBe('27,000.00')
    await user.click(drop('07'))
    await waitFor(() => expect(document.activeElement?.className).toBe('slip-in'))
  })

  test('all of them are taken off at once', async () => {
    const user = await openPanel()
    await user.click(button(text('lottery.play.clear')))
    expect(screen.getByText('Pick a number')).toBeDefined()
    expect(screen.queryByText(text('lottery.play.count', { count: 2 }))).toBeNull()
  })
})

describe('a chase', () => {
  async function openChase() {
    const user = await openPanel({ lines: [lineOf('58')] })
    await user.click(screen.getByRole('checkbox', { name: text('lottery.play.chase') }))
    await screen.findByText(text('lottery.play.chase.fewer', { count: 3 }))
    return user
  }

  test('runs over the draws there are, says how many, and sends them with what each is bought', async () => {
    const user = await openChase()
    answer(placeOrder, { ...PLACED, chase: { id: orderOf().tickets[0]!.ticketNo, stopOnWin: false, left: 0 } })
    await user.selectOptions(field(text('lottery.play.chase.how')), 'TIMES')
    await user.click(screen.getByRole('checkbox', { name: text('lottery.play.chase.stop') }))
    expect(total()).toBe('189,000.00')
    await user.click(place())
    await receipt()
    expect(sent()[0]).toMatchObject({
      chase: { drawNumbers: DRAWS.map(({ drawNumber }) => drawNumber), multiples: [1, 2, 4], stopOnWin: false },
      clientTotal: '189000',
    })
  })

  test('given up again is a single bet', async () => {
    const user = await openChase()
    answer(placeOrder, PLACED)
    await user.click(screen.getByRole('checkbox', { name: text('lottery.play.chase') }))
    await user.click(place())
    await receipt()
    expect(sent()[0]).not.toHaveProperty('chase')
  })
})

describe('a free ticket', () => {
  const FREE: FreeTickets = [
    {
      id: '00000000-0000-4000-8000-000000000009',
      title: 'Tickets',
      stake: '54000',
      count: 2,
      left: 1,
      won: '0',
      most: '1000000',
      turnoverX100: 100,
      endsAt: '2026-01-09T03:00:00Z',
      games: [{ code: GAME.code, name: 'Fast' }],
    },
  ]
  const choice = () => screen.findByRole('checkbox', { name: new RegExp(text('lottery.play.free')) })

  test('covers one ticket: chosen, its order says so', async () => {
    const user = await openPanel({}, 'member', FREE)
    await user.click(await choice())
    answer(placeOrder, PLACED)
    await user.click(place())
    await waitFor(() => expect(bodiesOf(placeOrder)).toHaveLength(1))
    expect(bodiesOf(placeOrder)[0]).toMatchObject({ free: FREE[0]!.id, clientTotal: '54000' })
  })

  test('that the ticket is too dear for can’t be chosen, and none is offered for another game', async () => {
    const user = await openPanel({ lines: [lineOf('58'), lineOf('07'), lineOf('08')] }, 'member', FREE)
    expect(((await choice()) as HTMLInputElement).disabled).toBe(true)
    answer(placeOrder, PLACED)
    await user.click(place())
    await waitFor(() => expect(bodiesOf(placeOrder)).toHaveLength(1))
    expect(bodiesOf(placeOrder)[0]).not.toHaveProperty('free')
  })
})

test('a member’s own limit of the day stands above the button, with what it has taken', async () => {
  answer(protection, limits({ kind: 'lossDay', value: '500000', used: '125000', pending: null }))
  answer(wagered, {})
  answer(freeTickets, { list: [] })
  await show(<Panel />, { session: 'member' })
  const bar = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.lim')
    if (!found) throw new Error('no limit')
    return found
  })
  expect(bar.textContent).toContain('125,000.00 / 500,000.00')
  expect(bar.querySelector<HTMLElement>('.bar i')!.style.width).toBe('25%')
})
