import {
  announceOnAir,
  correctDrawResult,
  decideDrawResult,
  deskDrawDetails,
  deskDraws,
  drawExposure,
  enterDrawResult,
  lockDrawEarly,
  tryCorrection,
  type DeskDraw,
  type DrawDetails,
  type Exposed,
} from '@senluna/contract/lottery/desk/draws.ts'
import { drawLines } from '@senluna/contract/lottery/desk/lines.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import {
  findAwaiting,
  AWAITING,
  actNames,
  button,
  chooseMoment,
  doAct,
  giveReason,
  openDesk,
  rowsShown,
  VND,
} from '../../testing/desk.tsx'
import Draws from './Draws.tsx'

const draw: DeskDraw = {
  id: '17',
  gameCode: 'VN_N',
  gameName: 'North',
  drawNumber: '20261122',
  source: 'OFFICIAL',
  state: 'LOCKED',
  openAt: '2026-11-21T12:00:00.000Z',
  lockAt: '2026-11-22T11:00:00.000Z',
  drawAt: '2026-11-22T11:15:00.000Z',
  version: 0,
  alarms: [],
  money: VND,
  tickets: 1_500,
  stake: '2500000',
  more: true,
  liability: '990000000',
}
const details: DrawDetails = {
  ...draw,
  shape: {
    by: 'PRIZES',
    prizes: [
      { key: 'db', count: 1, digits: 5, single: true },
      { key: 'g1', count: 2, digits: 5, single: false },
    ],
    bonus: false,
  },
  players: 900,
  payout: '0',
  standing: [{ status: 'OPEN', tickets: 1_500, stake: '2500000', payout: '0' }],
  versions: [],
  reports: [],
}
const HOUSE = ['lottery.view', 'lotteryHouse.edit'] as const
const BRAND = ['lottery.view', 'lottery.edit'] as const
const ONE_LINE = {
  account: 'line01',
  tickets: 3,
  stake: '12000',
  worst: '400000',
  types: [{ betType: 'LO2', stake: '12000', worst: '400000' }],
}
const EMPTY: Exposed = { money: VND, types: [], numbers: [], more: false, pairs: [], liability: '0' }

interface Shown {
  rights?: Parameters<typeof openDesk>[1]['rights']
  more?: Partial<DrawDetails>
  exposed?: Exposed
}
async function open({ rights = HOUSE, more = {}, exposed = EMPTY }: Shown = {}) {
  const { state, alarms, source, version, result, follows } = { ...draw, ...more }
  answer(deskDraws, { list: [{ ...draw, state, alarms, source, version, result, follows }] })
  answer(deskDrawDetails, { ...details, ...more })
  answer(drawExposure, exposed)
  answer(drawLines, {
    money: VND,
    list: [ONE_LINE, { ...ONE_LINE, account: '' }],
    more: false,
    total: { tickets: 6, stake: '24000', worst: '800000' },
    house: '1600000',
  })
  const user = openDesk(<Draws />, { rights, address: '/?row=17' })
  await screen.findByText('Ticket status')
  return user
}
const put = (label: string, value: string, at: HTMLElement = screen.getByRole('dialog')) =>
  fireEvent.input(within(at).getByLabelText(new RegExp(`^${label}`)), { target: { value } })

test('open tickets stand by line beside the house, and a line opens into its agents', async () => {
  const user = await open()
  const table = await screen.findByRole('region', { name: 'Pending tickets by line' })
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows[1]).toContain('line01312,000.00400,000.00')
  expect(rows[2]).toContain('House')
  await user.click(within(table).getByRole('button', { name: 'line01' }))
  await waitFor(() => expect(callsOf(drawLines).at(-1)?.query).toEqual({ parent: 'line01' }))
  await user.click(await screen.findByRole('button', { name: 'Up' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Up' })).toBeNull())
})

test('the list says so where more tickets were bet than were summed', async () => {
  await open({ more: { alarms: ['LATE'] } })
  const [game, state, , , , , tickets, stake, worst] = rowsShown()[0]!
  expect([game, state, tickets, stake, worst]).toEqual([
    'North 20261122',
    'Awaiting resultResult is late',
    '1,500+',
    '2,500,000.00',
    '990,000,000.00',
  ])
})

test.each([
  ['OPEN', ['lottery.view', 'lotteryHouse.edit'], ['Close betting now']],
  ['LOCKED', ['lottery.view', 'lotteryHouse.approve', 'lottery.edit'], ['Extend wait', 'Void draw']],
  ['VOID', ['lottery.view', 'lotteryHouse.edit', 'lottery.edit'], []],
] as const)('a draw that is %s offers what may be done with it', async (state, rights, names) => {
  await open({ rights, more: { state } })
  expect(actNames()).toEqual(names)
})

test.each(['OPEN', 'LOCKED', 'SETTLED'] as const)(
  'a draw that is %s and follows two stations offers nothing, and says whose results it takes',
  async (state) => {
    const rights = [...HOUSE, 'lottery.edit', 'lotteryHouse.approve'] as const
    await open({ rights, more: { state, version: state === 'SETTLED' ? 1 : 0, follows: ['Dong Thap', 'Ca Mau'] } })
    expect(actNames()).toEqual([])
    expect(screen.getByText(/follows its two stations: Dong Thap · Ca Mau/)).toBeDefined()
    for (const name of ['Enter result', 'Decide result', 'Correct result'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  },
)

test('betting is closed early, for a reason', async () => {
  const user = await open({ more: { state: 'OPEN' } })
  answer(lockDrawEarly, { lockAt: draw.lockAt })
  await doAct(user, 'Close betting now', 'The numbers are out')
  await screen.findByText('Close betting now: done.')
  expect(callsOf(lockDrawEarly)[0]).toMatchObject({ params: { id: '17' }, reason: 'The numbers are out' })
})

describe('who works on a result', () => {
  test.each([
    ['ENTERED', [], /^You entered a result for this draw\. A second person/],
    ['ENTERED', ['DISAGREES'], /Two people who haven’t entered a result must decide/],
    ['RELATED', [], /has a ticket in this draw/],
    ['CONFLICTED', [], /this game’s odds/],
  ] as const)('not who is %s (%j): they read why', async (conflict, alarms, why) => {
    await open({ rights: [...HOUSE, 'lottery.edit'], more: { conflict, alarms: [...alarms] } })
    expect(screen.getByText(why)).toBeDefined()
    expect(screen.queryByRole('button', { name: /the result$/ })).toBeNull()
  })

  test('the brand does not enter it, the house does not decide it', async () => {
    await open({ rights: BRAND })
    expect(screen.queryByRole('button', { name: 'Enter result' })).toBeNull()
  })

  test('where sources disagree it is decided, not entered', async () => {
    await open({ rights: [...HOUSE, 'lottery.edit'], more: { alarms: ['DISAGREES'] } })
    expect(button('Decide result')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Enter result' })).toBeNull()
  })
})

describe('an entry', () => {
  test('is asked for again where numbers are missing or too short', async () => {
    const user = await open()
    await user.click(button('Enter result'))
    put('DB', '1234')
    put('G1', '12345 67890')
    await giveReason(user, 'Enter result', 'Seen on air')
    expect(within(screen.getByRole('dialog')).getAllByText(/^Incorrect/)).toHaveLength(1)
    expect(callsOf(enterDrawResult)).toEqual([])
  })

  test.each([
    ['KEPT', /A second person must enter it independently/],
    ['AGREED', /the result counts/],
    ['DISAGREES', /a third person decides/],
  ] as const)('that became %s says so', async (became, words) => {
    const user = await open()
    await user.click(button('Enter result'))
    put('DB', '12345')
    put('G1', '12345, 67890')
    answer(enterDrawResult, { became })
    await giveReason(user, 'Enter result', 'Seen on air')
    await screen.findByText(words)
    expect(callsOf(enterDrawResult)).toEqual([
      {
        params: { id: '17' },
        query: {},
        body: { result: { db: '12345', g1: ['12345', '67890'] } },
        reason: 'Seen on air',
      },
    ])
    await waitFor(() => expect(callsOf(deskDrawDetails)).toHaveLength(2))
  })

  test('names when it was first published by the brand’s clock', async () => {
    const user = await open()
    await user.click(button('Enter result'))
    put('DB', '12345')
    put('G1', '12345 67890')
    await chooseMoment(user, 'First published', '2026-11-22T17:59:30')
    answer(enterDrawResult, { became: 'KEPT' })
    await giveReason(user, 'Enter result', 'Seen on air')
    await waitFor(() =>
      expect(callsOf(enterDrawResult)[0]?.body).toMatchObject({ publishedAt: '2026-11-22T10:59:30.000Z' }),
    )
  })
})

test('a decision needs its evidence in words and waits for somebody above', async () => {
  const user = await open({ rights: BRAND, more: { alarms: ['DISAGREES'] } })
  await user.click(button('Decide result'))
  put('DB', '12345')
  put('G1', '12345 67890')
  await giveReason(user, 'Decide result', 'Looked at both')
  expect(screen.getByText('This field is required.')).toBeDefined()
  expect(callsOf(decideDrawResult)).toEqual([])
  put('Evidence', 'The gazette of the day')
  answer(decideDrawResult, AWAITING)
  await user.click(button('Decide result'))
  await findAwaiting('Decide result')
  expect(callsOf(decideDrawResult)[0]?.body).toMatchObject({ note: 'The gazette of the day' })
})

test('a correction says what it would change, brand by brand, before it is asked for', async () => {
  const settled = { state: 'SETTLED', version: 1, result: { db: '11111', g1: ['1', '2'] } } as const
  const user = await open({ rights: BRAND, more: { ...settled } })
  await user.click(button('Correct result'))
  await user.click(button('Preview changes'))
  expect(callsOf(tryCorrection)).toEqual([])
  put('DB', '12345')
  put('G1', '12345 67890')
  const change = { money: VND, tickets: 10, changed: 2, more: '500000', less: '20000' }
  answer(tryCorrection, { ...change, partly: true, brands: [{ merchantCode: 'senluna', ...change }] })
  await user.click(button('Preview changes'))
  const effect = await within(screen.getByRole('dialog')).findByRole('listitem')
  expect(effect.textContent).toBe(
    'senluna: 2 tickets of 10 would change. Additional payout 500,000.00, taken back 20,000.00.',
  )
  expect(screen.getByText(/Based on the first tickets only/)).toBeDefined()
  put('DB', '54321')
  expect(within(screen.getByRole('dialog')).queryByRole('listitem')).toBeNull()
  expect(callsOf(correctDrawResult)).toEqual([])
})

describe('on air', () => {
  test('what has come so far is shown to players, without a reason', async () => {
    const user = await open()
    const form = document.querySelector<HTMLElement>('.lot-air')!
    put('G1', '12345', form)
    answer(announceOnAir, { numbers: { g1: ['12345'] } })
    await user.click(button('Show to players'))
    await waitFor(() =>
      expect(callsOf(announceOnAir)).toEqual([
        { params: { id: '17' }, query: {}, body: { numbers: { g1: ['12345'] } }, reason: undefined },
      ]),
    )
    await waitFor(() => expect(callsOf(deskDrawDetails)).toHaveLength(2))
  })

  test('more numbers than can come are not sent', async () => {
    const user = await open()
    const form = document.querySelector<HTMLElement>('.lot-air')!
    put('G1', '12345 67890 11111', form)
    await user.click(button('Show to players'))
    expect(within(form).getByText(/^Incorrect/)).toBeDefined()
    expect(callsOf(announceOnAir)).toEqual([])
  })

  test('only an official draw that waits has it', async () => {
    await open({ more: { source: 'SELF' } })
    expect(document.querySelector('.lot-air')).toBeNull()
  })
})

test('exposure is a map of full and closed numbers, with its figures in a table', async () => {
  const exposed = {
    money: VND,
    types: [{ betType: 'LO2', worst: '700000', cap: '900000', numbers: 2 }],
    betType: 'LO2',
    unitCap: '1000',
    numbers: [
      { key: '07', units: '950', worst: '665000', blocked: false },
      { key: '70', units: '100', worst: '70000', blocked: true },
    ],
    more: true,
    pairs: [{ id: '31', gameName: 'HCMC × Đồng Tháp', worst: '2200000' }],
    liability: '2900000',
  }
  await open({ exposed })
  await screen.findByText('Show as a table')
  const pairs = screen.getByRole('region', { name: 'Two-station games of this station' })
  expect(within(pairs).getByRole('row', { name: 'HCMC × Đồng Tháp 2,200,000.00' })).toBeDefined()
  expect(screen.getByText(/maximum payout is 2,900,000\.00/)).toBeDefined()
  const cells = [...document.querySelectorAll('details .lot-numbers tbody tr')].map((line) => line.textContent)
  expect(cells).toEqual(['07 950.0095.00%665,000.00', '70 Closed100.0010.00%70,000.00'])
  expect(document.querySelectorAll('.lot-map .full')).toHaveLength(1)
  expect(document.querySelectorAll('.lot-map [data-blocked]')).toHaveLength(1)
  expect(screen.getByText('Only the numbers with the highest exposure are shown.')).toBeDefined()
})

test('a draw that can’t be read says why, and can be read again', async () => {
  answer(deskDraws, { list: [draw] })
  answer(drawExposure, EMPTY)
  answer(drawLines, { money: VND, list: [], more: false, total: { tickets: 0, stake: '0', worst: '0' }, house: '0' })
  refuse(deskDrawDetails, 'SYS_NOT_FOUND')
  const user = openDesk(<Draws />, { rights: HOUSE, address: '/?row=17' })
  const note = await screen.findByRole('alert')
  answer(deskDrawDetails, details)
  await user.click(within(note).getByRole('button'))
  await screen.findByText('Ticket status')
})
