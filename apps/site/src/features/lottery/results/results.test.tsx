import { drawEvidence, orderInclusion, pastDraws, type OpenedDraw } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answer, answerLater, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { chooseDay } from '../../../testing/choose-day.ts'
import { button, field, fillIn, screen, show, text, waitFor, within } from '../../../testing/show.tsx'
import { drawNumberText } from '../draw/names.ts'
import { DRAWN } from '../testing/examples.ts'
import { DICE, GIVEN, seededDice } from './testing/dice.ts'
import { Evidence } from './Evidence.tsx'
import { PastDraws } from './PastDraws.tsx'
import { Statistics } from './Statistics.tsx'

type DrawEvidence = ReplyOf<typeof drawEvidence>
const AT = '2026-01-05T03:42:00.000Z'
const VOID = {
  state: 'VOID',
  voidReason: 'DESK',
  voidNote: 'the wrong machine',
} as const

describe('what proves a draw', () => {
  async function openEvidence(more: Partial<DrawEvidence> = {}, noted?: string) {
    answer(drawEvidence, { ...DICE, ...more })
    const user = await show(
      <Evidence game={DICE.game} drawNumber={DICE.drawNumber} commitment={noted} onClose={() => undefined} />,
    )
    await screen.findByText(text('lottery.play.ev.commitment'))
    return user
  }
  const NOTED = text('lottery.evidence.noted')
  const verdict = () => document.querySelector('.verdict')?.textContent
  const verify = () => button(text('lottery.play.ev.verify'))
  const failed = () => Array.from(document.querySelectorAll('.lot-checks .bad'), ({ textContent }) => textContent)

  test('worked out again it is what was drawn, by the commitment that was noted before', async () => {
    const user = await openEvidence({}, DICE.commitment)
    expect(field(NOTED).value).toBe(DICE.commitment)
    await user.click(verify())
    await waitFor(() => expect(verdict()).toBe(text('lottery.play.ev.good')))
    expect(failed()).toEqual([])
  })

  test('of an order that gave a seed it is shown that the draw took it up', async () => {
    answer(drawEvidence, seededDice())
    const inclusion = { ...GIVEN, place: 0, path: [] }
    answer(orderInclusion, inclusion)
    const user = await show(
      <Evidence game={DICE.game} drawNumber={DICE.drawNumber} given={GIVEN} onClose={() => undefined} />,
    )
    expect(await screen.findByText(text('lottery.evidence.how.PLAYERS'))).toBeDefined()
    await user.click(verify())
    await screen.findByText(text('lottery.play.check.players'))
    expect(failed()).toEqual([])
    answer(orderInclusion, { ...inclusion, seed: 'another' })
    await user.click(verify())
    await waitFor(() => expect(failed()[0]).toContain(text('lottery.play.check.players')))
    const { params } = callsOf(orderInclusion)[0]!
    expect(params).toEqual({ no: GIVEN.orderNo, game: DICE.game, drawNumber: DICE.drawNumber })
  })

  test('without one that was noted it is said how far that goes', async () => {
    const user = await openEvidence()
    await user.click(verify())
    await waitFor(() => expect(verdict()).toBe(text('lottery.evidence.goodAlone')))
  })

  test('another commitment than the one noted is said to be another; a new one is compared anew', async () => {
    const user = await openEvidence({}, 'f'.repeat(64))
    await user.click(verify())
    await waitFor(() => expect(verdict()).toBe(text('lottery.play.ev.bad')))
    await user.clear(field(NOTED))
    expect(verdict()).toBeUndefined()
    await fillIn(user, NOTED, ` ${DICE.commitment} `)
    await user.click(verify())
    await waitFor(() => expect(verdict()).toBe(text('lottery.play.ev.good')))
  })

  test('another result than the seed gives is said, with what fails', async () => {
    const user = await openEvidence({
      versions: [{ version: 1, result: [3, 5, 5], origin: '', reason: '', at: AT }],
    })
    await user.click(verify())
    await waitFor(() => expect(verdict()).toBe(text('lottery.play.ev.bad')))
    expect(failed()).toEqual([expect.stringContaining(text('lottery.play.fails'))])
  })

  test('a void draw says why, in whose words, and is never said to be good', async () => {
    const user = await openEvidence(VOID)
    expect(screen.getByText('the wrong machine')).toBeDefined()
    expect(screen.getByText(text('lottery.evidence.void'))).toBeDefined()
    expect(screen.queryByText(text('lottery.evidence.made'))).toBeNull()
    await user.click(verify())
    await waitFor(() => expect(verdict()).toBe(text('lottery.evidence.madeVoid', { result: '3 5 4' })))
    expect(document.querySelector('.verdict')!.className.trim()).toBe('verdict')
  })

  test('before it is drawn its seed is closed: there is nothing to work out yet', async () => {
    await openEvidence({ state: 'LOCKED', serverSeed: undefined, versions: [], settled: false })
    expect(screen.getByText(text('lottery.play.ev.later'))).toBeDefined()
    expect(screen.queryByRole('button', { name: text('lottery.play.ev.verify') })).toBeNull()
  })

  test('evidence that can’t be read is said to be that, not a failure of the page', async () => {
    const user = await openEvidence({ profile: 'NONE' })
    await user.click(verify())
    expect(await screen.findByText(text('lottery.play.ev.cannot'))).toBeDefined()
    expect(verdict()).toBeUndefined()
  })

  test('a corrected result shows both versions, why, and marks what changed', async () => {
    await openEvidence({
      source: 'OFFICIAL',
      versions: [
        { version: 1, result: { db: ['12345'], g1: '67890' }, origin: 'XSMB', reason: '', at: AT },
        { version: 2, result: { db: ['12346'], g1: '67890' }, origin: 'DESK', reason: 'misread', at: AT },
      ],
    })
    const versions = within(screen.getByRole('region', { name: text('lottery.play.ev.versions') }))
    const [first, second] = versions.getAllByRole('listitem')
    expect(first!.textContent).toContain('XSMB')
    expect(second!.textContent).toContain(text('lottery.evidence.desk'))
    expect(second!.textContent).toContain('misread')
    expect(Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['12346'])
  })

  test('that can’t be had is asked for again', async () => {
    refuse(drawEvidence, 'SYS_NOT_FOUND')
    const user = await show(<Evidence game="K3_1M" drawNumber="202601050222" onClose={() => undefined} />)
    await screen.findByRole('alert')
    answer(drawEvidence, DICE)
    await user.click(button(text('shell.retry')))
    expect(await screen.findByText(DICE.commitment!)).toBeDefined()
  })
})

describe('draws that are over', () => {
  const drawn = (number: number, more: Partial<OpenedDraw> = {}): OpenedDraw => ({
    ...DRAWN,
    drawNumber: `20261123${String(number).padStart(4, '0')}`,
    ...more,
  })
  const openPast = () =>
    show(<PastDraws gameCode="K3_1M" show={(result) => <b>{Object.values(result).flat().join('-')}</b>} />)
  const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('div')!.textContent)

  test('are listed with their results; a void one has none', async () => {
    answer(pastDraws, {
      list: [drawn(3, { status: 'VOID' }), drawn(2, { status: 'VOID', result: undefined }), drawn(1)],
    })
    await openPast()
    await screen.findByText('3-5-4')
    expect(rows()).toEqual([text('lottery.play.void'), text('lottery.play.void'), '3-5-4'])
  })

  test('older ones follow, from where the list ended', async () => {
    answer(pastDraws, ({ query }) =>
      query.after === '2026-11-23T00:00:00.000Z'
        ? { list: [drawn(1, { result: [1, 1, 1] })] }
        : { list: [drawn(2)], next: '2026-11-23T00:00:00.000Z' },
    )
    const user = await openPast()
    await user.click(await screen.findByRole('button', { name: text('lottery.play.past.older') }))
    await screen.findByText('1-1-1')
    expect(rows()).toEqual(['3-5-4', '1-1-1'])
    expect(screen.queryByRole('button', { name: text('lottery.play.past.older') })).toBeNull()
  })

  test('up to a day are asked for; without any that is said as such', async () => {
    answer(pastDraws, ({ query }) => ({ list: query.until ? [] : [drawn(1)] }))
    const user = await openPast()
    await screen.findByText('3-5-4')
    await chooseDay(user, text('lottery.play.past.until'), '2026-08-05')
    await screen.findByText(text('lottery.play.past.none'))
    expect(callsOf(pastDraws).at(-1)!.query.until).toBe('2026-08-05')
  })

  test('a game that was never drawn says so', async () => {
    answer(pastDraws, { list: [] })
    await openPast()
    expect(await screen.findByText(text('lottery.play.resultsNone'))).toBeDefined()
  })

  test('each opens its own proof', async () => {
    answer(pastDraws, { list: [drawn(2), drawn(1)] })
    const arrive = answerLater(drawEvidence, DICE)
    const user = await openPast()
    const second = text('lottery.play.past.proof', { drawNumber: drawNumberText(drawn(1).drawNumber) })
    await user.click(await screen.findByRole('button', { name: second }))
    await waitFor(() =>
      expect(callsOf(drawEvidence)[0]?.params).toEqual({ game: 'K3_1M', drawNumber: drawn(1).drawNumber }),
    )
    arrive()
    expect(await screen.findByRole('dialog', { name: text('lottery.play.ev.title') })).toBeDefined()
  })

  test('that can’t be read are asked for again', async () => {
    refuse(pastDraws, 'GAME_DISABLED')
    const user = await openPast()
    await screen.findByRole('alert')
    answer(pastDraws, { list: [drawn(1)] })
    await user.click(button(text('shell.retry')))
    expect(await screen.findByText('3-5-4')).toBeDefined()
  })
})

test('statistics say what came often, seldom and long ago, and that it says nothing about what comes', async () => {
  const number = (key: string, hits: number, absent: number) => ({ key, hits, draws: 30, absent })
  const user = await show(
    <Statistics
      stats={{
        draws: 30,
        numbers: [number('07', 9, 1), number('58', 3, 4), number('79', 0, 30)],
        hot: ['07', '58'],
        cold: ['79', '58'],
        trend: [],
        runs: [],
      }}
    />,
  )
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const widths = () => Array.from(document.querySelectorAll<HTMLElement>('.bar i'), ({ style }) => style.width)
  const times = (key: string, count: number) => `${key}${text('lottery.play.times', { count })}`
  expect(rows()).toEqual([times('07', 9), times('58', 3)])
  await user.click(button(text('lottery.play.stats.cold')))
  expect(rows()).toEqual([times('79', 0), times('58', 3)])
  expect(widths()).toEqual(['0%', `${100 / 3}%`])
  await user.click(button(text('lottery.play.stats.absent')))
  expect(rows()[0]).toBe(`79${text('lottery.play.absentFor', { count: 30 })}`)
  expect(screen.getByText(text('lottery.play.independent'))).toBeDefined()
})
