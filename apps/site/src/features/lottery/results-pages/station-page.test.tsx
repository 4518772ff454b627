import { pastDraws, type OpenedDraw } from '@senluna/contract/lottery.ts'
import { dayResults } from '@senluna/contract/lottery/results.ts'
import { somePrizes } from '@senluna/server/modules/lottery/testing/past-draws.ts'
import { cache } from '@senluna/web/client/query.ts'
import { answer, callsOf } from '@senluna/web/testing/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { rawCodesIn } from '../../../testing/raw-codes.ts'
import { screen, show, text, within } from '../../../testing/show.tsx'
import { DayPage } from './DayPage.tsx'
import { StationPage } from './StationPage.tsx'

const GAME = 'VN_S_HCM'
const prizes = (nth: number) =>
  Object.fromEntries(Object.entries(somePrizes(GAME, nth)).map(([prize, numbers]) => [prize, [...numbers]]))
const drawOf = (drawNumber: string, more: Partial<OpenedDraw> = {}): OpenedDraw => ({
  gameCode: GAME,
  drawNumber,
  region: 'S',
  drawTime: `${drawNumber.slice(0, 4)}-${drawNumber.slice(4, 6)}-${drawNumber.slice(6)}T09:15:00Z`,
  version: 1,
  status: 'OPENED',
  source: 'OFFICIAL',
  ...more,
})
const NEW = drawOf('20261121', { result: prizes(1) })
const OLD = drawOf('20261116', { status: 'VOID' })
const open = (day?: string) => show(<StationPage region="xsmn" slug="hcm" day={day} />, { at: '/results/xsmn/hcm' })

beforeEach(() => cache.clear())

test('without a day: all prizes of the last draw, and every draw before it with its special prize', async () => {
  answer(pastDraws, { list: [NEW, OLD] })
  await open()
  const name = text('lottery.results.station', { name: 'Ho Chi Minh City' })
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeDefined()
  const table = screen.getByRole('table', { name: 'Ho Chi Minh City' })
  for (const number of Object.values(prizes(1)).flat())
    expect(within(table).getAllByText(number).length).toBeGreaterThan(0)
  const past = screen.getByRole('region', { name: text('lottery.results.station.past') })
  const links = within(past).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/results/xsmn/hcm/2026-11-21',
    '/results/xsmn/hcm/2026-11-16',
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null])
  expect(within(past).getByText(prizes(1)['db']![0]!)).toBeDefined()
  expect(within(past).getByText(text('lottery.results.void'))).toBeDefined()
  expect(rawCodesIn(document.body)).toEqual([])
})

test('of a day it asks up to that day', async () => {
  answer(pastDraws, { list: [NEW] })
  await open('2026-11-21')
  await screen.findByRole('table', { name: 'Ho Chi Minh City' })
  expect(callsOf(pastDraws).map(({ query }) => query['until'])).toContain('2026-11-21')
})

test('a day on which the station draws nothing', async () => {
  answer(pastDraws, { list: [NEW] })
  await open('2026-11-22')
  expect(await screen.findByText(text('lottery.results.none'))).toBeDefined()
})

test('a day of the region leads from each column to its station, on that day', async () => {
  const result = prizes(1)
  const drawAt = NEW.drawTime
  answer(dayResults, {
    region: 'xsmn',
    day: '2026-11-21',
    today: '2026-11-22',
    latest: '2026-11-21',
    month: [],
    stations: [
      {
        gameCode: GAME,
        name: 'Ho Chi Minh City',
        drawNumber: '20261121',
        drawAt,
        status: 'OPENED',
        version: 1,
        result,
        source: 'OFFICIAL',
      },
    ],
  })
  await show(<DayPage region="xsmn" day="2026-11-21" />, { at: '/results/xsmn/2026-11-21' })
  const link = await screen.findByRole('link', { name: 'Ho Chi Minh City' })
  expect(link.getAttribute('href')).toBe('/results/xsmn/hcm/2026-11-21')
})
