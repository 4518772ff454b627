import { addAssistant, assistants } from '@senluna/contract/agent/assistants.ts'
import { openDownline, ownRates } from '@senluna/contract/agent/downlines.ts'
import { agentLinks, closeLink, createLink, deleteLink, type AgentLink } from '@senluna/contract/agent/links.ts'
import { id } from '@senluna/kit/ids.ts'
import { answer, bodiesOf, callsOf, refuse } from '@senluna/web/testing/calls.ts'
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, screen, show, text, waitFor, within } from '../../testing/show.tsx'
import RegisterCenter from './RegisterCenter.tsx'

const LINK: AgentLink = {
  id: '7K3M9QTX',
  code: '7K3M9QTX',
  url: 'http://localhost/register?referralCode=7K3M9QTX',
  kind: 'MEMBER',
  rates: { RNG: 8_000 },
  channel: 'Zalo',
  note: '',
  status: 'IN_USE',
  opened: 9,
  registered: 0,
  maxUses: 5,
  firstDeposits: 0,
  createdAt: '2026-11-22T02:00:00Z',
}

function open(tab = 'direct', leftToday = 7) {
  answer(ownRates, { rates: { RNG: 10_000 }, opensAgents: true, leftToday })
  answer(agentLinks, { list: [LINK] })
  answer(assistants, { list: [], most: 10 })
  return show(<RegisterCenter />, { session: 'member', at: `/agentCenter/registerCenter?tab=${tab}` })
}
const OPENED = {
  id: id<'member'>('018f0000-0000-7000-8000-000000000001'),
  account: 'lan_dn',
  loginUrl: 'http://localhost/login',
}

test('an account is opened with the chosen rates; a password made for it is shown with what to pass on', async () => {
  const user = await open()
  answer(openDownline, { ...OPENED, oneTimePassword: 'aB3defgh2345' })
  await user.click(await screen.findByRole('button', { name: text('down.type.AGENT') }))
  await user.type(screen.getByLabelText(new RegExp(`^${text('field.username')}`)), 'lan_dn')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '9000' } })
  await user.click(screen.getByRole('button', { name: text('down.open') }))
  expect(await screen.findByText('aB3defgh2345')).toBeDefined()
  expect(screen.getByText(text('down.opened.once'))).toBeDefined()
  expect(bodiesOf(openDownline)).toEqual([{ username: 'lan_dn', type: 1, rates: { RNG: 9_000 } }])
})

test('without a name nothing is sent; a taken one is said at its field', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: text('down.open') }))
  expect(await screen.findByText(text('form.empty'))).toBeDefined()
  expect(callsOf(openDownline)).toEqual([])
  refuse(openDownline, 'REG_USERNAME_TAKEN')
  await user.type(screen.getByLabelText(new RegExp(`^${text('field.username')}`)), 'taken1')
  await user.click(screen.getByRole('button', { name: text('down.open') }))
  expect(await screen.findByText(text('form.taken'))).toBeDefined()
})

test('once the day’s accounts are opened there is no more to press', async () => {
  await open('direct', 0)
  await screen.findByRole('button', { name: text('down.open') })
  expect(button(text('down.open')).disabled).toBe(true)
})

test('a link opens to its address and its code to scan, and is closed or deleted', async () => {
  const user = await open('links')
  await user.click(await screen.findByRole('button', { name: text('records.detail') }))
  expect(screen.getByText(LINK.url)).toBeDefined()
  expect(screen.getByRole('img', { name: text('down.link.qr', { code: LINK.code }) })).toBeDefined()
  answer(closeLink, { ...LINK, status: 'CLOSED' })
  await user.click(screen.getByRole('button', { name: text('down.link.close') }))
  // It asks first, and the way back has the focus.
  const asked = await screen.findByRole('dialog', { name: text('down.link.close') })
  expect(within(asked).getByText(text('down.link.close.ask', { code: LINK.code }))).toBeDefined()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(closeLink)).toEqual([])
  await user.click(screen.getByRole('button', { name: text('down.link.close') }))
  const again = await screen.findByRole('dialog', { name: text('down.link.close') })
  await user.click(within(again).getByRole('button', { name: text('down.link.close') }))
  await waitFor(() => expect(bodiesOf(closeLink)).toEqual([{ status: 'CLOSED' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  refuse(deleteLink, 'AGT_LINK_USED')
  await user.click(screen.getByRole('button', { name: text('down.link.delete') }))
  const remove = await screen.findByRole('dialog', { name: text('down.link.delete.title') })
  await user.click(within(remove).getByRole('button', { name: text('down.link.delete.title') }))
  expect(
    await within(remove).findByText(text('refusal.AGT_LINK_USED')),
    'a refusal stands where it was asked',
  ).toBeDefined()
  answer(deleteLink, { deleted: true })
  await user.click(within(remove).getByRole('button', { name: text('down.link.delete.title') }))
  await waitFor(() => expect(callsOf(deleteLink)).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a new link: days beyond a year are not sent', async () => {
  const user = await open('links')
  answer(createLink, LINK)
  await user.click(await screen.findByRole('button', { name: text('down.link.new') }))
  const days = screen.getByLabelText(text('down.link.days'))
  await user.clear(days)
  await user.type(days, '366')
  await user.click(screen.getByRole('button', { name: text('down.link.create') }))
  expect(callsOf(createLink)).toEqual([])
  await user.clear(days)
  await user.type(days, '30')
  await user.click(screen.getByRole('button', { name: text('down.link.create') }))
  await waitFor(() =>
    expect(bodiesOf(createLink)).toEqual([
      { kind: 'MEMBER', rates: {}, validDays: 30, maxUses: 0, channel: '', note: '' },
    ]),
  )
})

test('an assistant is added with the ticked pages', async () => {
  const user = await open('assistants')
  answer(addAssistant, { ...OPENED, pages: ['registerCenter'], createdAt: '2026-11-22T02:00:00Z' })
  await user.type(await screen.findByLabelText(new RegExp(`^${text('field.username')}`)), 'helper')
  await user.click(screen.getByRole('checkbox', { name: text('agent.page.registerCenter') }))
  await user.click(screen.getByRole('button', { name: text('down.helper.add') }))
  await waitFor(() => expect(bodiesOf(addAssistant)).toEqual([{ username: 'helper', pages: ['registerCenter'] }]))
})
