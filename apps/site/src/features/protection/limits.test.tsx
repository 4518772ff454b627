import {
  coolOff,
  exclude,
  protection,
  setLimit,
  type LimitOf,
  type OwnLimits as Standing,
} from '@senluna/contract/member/protection.ts'
import { sessionHandle } from '@senluna/web/client/call/identity.ts'
import { answer, answerLater, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { describe, expect, test } from 'vitest'
import { button, errorOf, field, screen, show, text, toasts, waitFor } from '../../testing/show.tsx'
import { OwnLimits } from './OwnLimits.tsx'

const STAKE: LimitOf = { kind: 'stake', value: '100000', pending: null }
const standing = (...limits: LimitOf[]): Standing => ({
  currency: 'VND',
  limits,
  check: { minutes: 60, choices: [30, 60] },
})
const KIND = text('rg.kind.stake')

async function openLimits(...limits: LimitOf[]) {
  answer(protection, standing(...limits))
  const user = await show(<OwnLimits />, { session: 'member', at: '/account/limits' })
  await screen.findByRole('button', { name: text('rg.change.of', { kind: text(`rg.kind.${limits[0]!.kind}`) }) })
  return user
}

describe('another limit', () => {
  const MONEY = text('rg.new.money', { currency: '₫' })
  const save = () => button(text('rg.save'))

  async function edit(limit: LimitOf = STAKE) {
    const user = await openLimits(limit)
    await user.click(button(text('rg.change.of', { kind: text(`rg.kind.${limit.kind}`) })))
    return user
  }
  const says = () => screen.getByRole('dialog').querySelector('output')?.textContent

  test('a tighter one holds at once, and is said to before it is sent', async () => {
    const user = await edit()
    answer(setLimit, standing({ ...STAKE, value: '50000' }))
    await user.clear(field(MONEY))
    await user.type(field(MONEY), '50,000')
    expect(says()).toBe(text('rg.tighter'))
    await user.click(button(text('rg.save')))
    await waitFor(() => expect(toasts()).toEqual([text('rg.saved')]))
    expect(bodiesOf(setLimit)).toEqual([{ kind: 'stake', value: '50000' }])
    expect(screen.getByText('50,000.00')).toBeDefined()
  })

  test('a looser one waits, and says until when', async () => {
    const user = await edit()
    const pending = { value: '200000', at: '2026-11-23T12:00:00Z', until: '2026-11-24T12:00:00Z', ready: false }
    answer(setLimit, standing({ ...STAKE, pending }))
    await user.clear(field(MONEY))
    await user.type(field(MONEY), '200000')
    expect(says()).toBe(text('rg.looser'))
    await user.click(button(text('rg.save.looser')))
    await waitFor(() => expect(toasts()[0]).toContain('19:00'))
    expect(screen.getByText('100,000.00')).toBeDefined()
  })

  test('none at all is looser', async () => {
    const user = await edit()
    answer(setLimit, standing(STAKE))
    await user.click(screen.getByRole('checkbox'))
    expect(says()).toBe(text('rg.looser'))
    await user.click(button(text('rg.save.looser')))
    await waitFor(() => expect(bodiesOf(setLimit)).toEqual([{ kind: 'stake', value: null }]))
  })

  test('the same one can’t be saved', async () => {
    await edit()
    expect(button(text('rg.save')).disabled).toBe(true)
  })

  test('what is no amount is not sent, until it is typed anew nothing else is said', async () => {
    const user = await edit()
    await user.clear(field(MONEY))
    await user.type(field(MONEY), 'a lot')
    expect(errorOf(MONEY)).toBeUndefined()
    await user.click(button(text('rg.save')))
    expect(errorOf(MONEY)).toBe(text('rg.invalid.money'))
    await user.type(field(MONEY), '1')
    expect(errorOf(MONEY)).toBeUndefined()
    expect(callsOf(setLimit)).toEqual([])
  })

  test('minutes of a day, between ten and a whole one', async () => {
    const user = await edit({ kind: 'session', value: '120', pending: null })
    const minutes = field(text('rg.new.minutes'))
    expect(minutes.value).toBe('120')
    await user.clear(minutes)
    await user.type(minutes, '5')
    await user.click(button(text('rg.save')))
    expect(errorOf(text('rg.new.minutes'))).toBe(text('rg.invalid.minutes'))
    expect(callsOf(setLimit)).toEqual([])
  })

  test('pressed twice it is sent once', async () => {
    const user = await edit()
    const arrive = answerLater(setLimit, standing({ ...STAKE, value: '50000' }))
    await user.clear(field(MONEY))
    await user.type(field(MONEY), '50000')
    await user.dblClick(save())
    expect(save().disabled).toBe(true)
    arrive()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(callsOf(setLimit)).toHaveLength(1)
  })
})

describe('a looser one that waits', () => {
  const pending = { value: '200000', at: '2026-11-23T12:00:00Z', until: '2026-11-24T12:00:00Z', ready: false }

  test('can be dropped: the old one is set again', async () => {
    const user = await openLimits({ ...STAKE, pending })
    expect(screen.queryByRole('button', { name: text('rg.confirm.of', { kind: KIND }) })).toBeNull()
    answer(setLimit, standing(STAKE))
    await user.click(button(text('rg.drop.of', { kind: KIND })))
    await waitFor(() => expect(toasts()).toEqual([text('rg.dropped')]))
    expect(bodiesOf(setLimit)).toEqual([{ kind: 'stake', value: '100000' }])
  })

  test('takes a second yes after a day', async () => {
    const user = await openLimits({ ...STAKE, pending: { ...pending, ready: true } })
    await user.click(button(text('rg.confirm.of', { kind: KIND })))
    expect(screen.getByText(text('rg.confirm.ask', { kind: KIND, from: '100,000.00', to: '200,000.00' }))).toBeDefined()
    answer(setLimit, standing({ ...STAKE, value: '200000' }))
    await user.click(button(text('rg.confirm'), screen.getByRole('dialog')))
    await waitFor(() => expect(toasts()).toEqual([text('rg.confirmed')]))
    expect(bodiesOf(setLimit)).toEqual([{ kind: 'stake', value: '200000', confirm: true }])
  })
})

test('what a limit has taken so far is said beside it', async () => {
  await openLimits({ kind: 'lossDay', value: '400000', used: '100000', pending: null })
  expect(screen.getByText(text('rg.used', { used: '100,000.00' }), { exact: false })).toBeDefined()
  expect(document.querySelector<HTMLElement>('.limit-bar i')?.style.inlineSize).toBe('25%')
})

test('how often play is interrupted is chosen from what there is', async () => {
  const user = await openLimits(STAKE)
  answer(setLimit, { ...standing(STAKE), check: { minutes: 30, choices: [30, 60] } })
  await user.selectOptions(screen.getByRole('combobox', { name: text('rg.check') }), '30')
  await waitFor(() => expect(bodiesOf(setLimit)).toEqual([{ kind: 'realityCheck', value: '30' }]))
  expect(toasts()).toEqual([text('rg.check.saved')])
})

describe('a break', () => {
  const PASSWORD = text('rg.password')

  test('takes the password, ends the session and says until when', async () => {
    const user = await openLimits(STAKE)
    answer(coolOff, { until: '2026-11-23T12:00:00Z' })
    await user.click(button(text('rg.coolOff')))
    await user.click(button(text('rg.coolOff.do')))
    expect(errorOf(PASSWORD)).toBe(text('rg.password.needed'))
    expect(callsOf(coolOff)).toEqual([])
    await user.type(field(PASSWORD), 'RiverStone42{Enter}')
    await waitFor(() => expect(sessionHandle()).toBeNull())
    expect(bodiesOf(coolOff)).toEqual([{ term: '1d', password: 'RiverStone42' }])
    expect(toasts()[0]).toContain('19:00')
  })

  test('with a wrong password nothing ends', async () => {
    const user = await openLimits(STAKE)
    refuse(coolOff, 'AUTH_OLD_PASSWORD')
    await user.click(button(text('rg.coolOff')))
    await user.type(field(PASSWORD), 'wrong{Enter}')
    await waitFor(() => expect(errorOf(PASSWORD)).toBe(text('refusal.AUTH_OLD_PASSWORD')))
    expect(sessionHandle()).not.toBeNull()
  })

  test('for good has no end to say', async () => {
    const user = await openLimits(STAKE)
    answer(exclude, { until: null })
    await user.selectOptions(field(`${text('rg.exclude')}: ${text('rg.term')}`), 'permanent')
    await user.click(button(text('rg.exclude')))
    await user.type(field(PASSWORD), 'RiverStone42{Enter}')
    await waitFor(() => expect(toasts()).toEqual([text('rg.break.done.forGood')]))
    expect(bodiesOf(exclude)).toEqual([{ term: 'permanent', password: 'RiverStone42' }])
  })
})

test('limits that can’t be read are asked for again', async () => {
  refuse(protection, 'SYS_BUSY')
  const user = await show(<OwnLimits />, { session: 'member' })
  const again = await screen.findByRole('button', { name: text('shell.retry') })
  answer(protection, standing(STAKE))
  await user.click(again)
  await screen.findByText('100,000.00')
})
