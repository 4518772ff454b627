import * as desk from '@senluna/contract/desk/members/agents.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import {
  actNames,
  addressNow,
  AWAITING,
  button,
  doAct,
  facts,
  findAwaiting,
  giveReason,
  openDesk,
  rowsShown,
} from '../../testing/desk.tsx'
import Agents from './Agents.tsx'

type Details = ReplyOf<typeof desk.treeAccountDetails>

const ID = id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057')
const TOP = id<'member'>('01890a5d-ac96-774b-bcce-b302099a8001')
const account: desk.TreeAccount = {
  id: ID,
  account: 'saigonline',
  type: 1,
  open: true,
  rates: { RNG: 10_000, LIVE: 8_000 },
  direct: 2,
  team: 5,
  registeredAt: '2026-11-01T02:00:00.000Z',
}
const known = { line: [{ id: TOP, account: 'topagent' }], changes: [], codes: [] }

const EDIT = ['members.view', 'members.edit'] as const
async function open(
  more: Partial<Details> = {},
  rights: Parameters<typeof openDesk>[1]['rights'] = EDIT,
  address = `/?row=${ID}`,
) {
  const details = { ...account, ...known, ...more }
  answer(desk.agentTree, { list: [details], crumbs: [...details.line, { id: ID, account: details.account }] })
  answer(desk.treeAccountDetails, details)
  const user = openDesk(<Agents />, { rights, address })
  await waitFor(() => expect(facts()).toMatchObject({ Position: expect.stringContaining('The house') }))
  return user
}

describe('the tree', () => {
  test('an account with its downlines and the span of its rates', async () => {
    await open()
    expect(rowsShown()[0]?.slice(-7, -1)).toEqual(['saigonline', 'Agent', '2', '5', '0.00% – 1.00%', 'Open'])
    expect(facts()).toMatchObject({ Position: 'The house › topagent', 'Direct downlines': '2', 'All downlines': '5' })
  })

  test('is walked down by its downlines and back up by its line', async () => {
    const user = await open()
    await user.click(screen.getByRole('link', { name: 'Direct downlines of saigonline: 2' }))
    expect(addressNow()).toBe(`/?parentId=${ID}`)
    await waitFor(() => expect(callsOf(desk.agentTree).at(-1)?.query).toMatchObject({ parentId: ID }))
    await screen.findByRole('option', { name: 'topagent' })
    await user.selectOptions(screen.getByLabelText('Line'), 'topagent')
    expect(addressNow()).toBe(`/?parentId=${TOP}`)
  })

  test('a name is looked for in the line that is shown', async () => {
    const user = await open({}, EDIT, `/?parentId=${TOP}&row=${ID}`)
    await user.type(screen.getByLabelText('Account begins with'), 'sai{Enter}')
    await waitFor(() => expect(callsOf(desk.agentTree).at(-1)?.query).toMatchObject({ parentId: TOP, name: 'sai' }))
  })
})

describe('what may be done', () => {
  test.each([
    [0, 0, ['Make an agent', 'Move to another agent']],
    [1, 5, ['Make a general agent', 'Move to another agent', 'Add code']],
    [1, 0, ['Make a general agent', 'Make a member', 'Move to another agent', 'Add code']],
    [2, 5, ['Add code']],
    [41, 0, ['Add code']],
    [42, 0, []],
  ] as const)('with type %i and %i downlines', async (type, team, names) => {
    await open({ type, team, direct: team })
    expect(actNames()).toEqual(names)
  })

  test('nothing for who may only look', async () => {
    await open({ codes: [{ code: 'LOTUS9', domain: null, opened: 4, uses: 1, firstDeposits: 0, open: true }] }, [
      'members.view',
    ])
    expect(actNames()).toEqual([])
    for (const name of ['Change rates', 'Open an agent', 'Close code LOTUS9'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('types', () => {
  test.each([
    ['Make an agent', { type: 0, team: 0 }, 1],
    ['Make a general agent', { type: 1 }, 2],
    ['Make a member', { type: 1, team: 0 }, 0],
  ] as const)('%s', async (name, more, type) => {
    const user = await open(more)
    const waits = { approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' }
    answer(desk.setAgentType, type === 2 ? waits : { ...account, type })
    await doAct(user, name, 'Agreed by phone')
    await screen.findByText(type === 2 ? `${name}: awaiting approval.` : `${name}: done.`)
    expect(callsOf(desk.setAgentType)).toEqual([
      expect.objectContaining({ params: { id: ID }, body: { type }, reason: 'Agreed by phone' }),
    ])
  })
})

describe('what two people decide', () => {
  test('a move waits for approval; one that is planned is told', async () => {
    const user = await open({ move: { to: 'hanoiline', at: '2026-11-22T17:00:00.000Z' } })
    expect(screen.getByText('Moves below hanoiline at 23/11/2026 00:00:00.')).toBeDefined()
    answer(desk.moveAgent, AWAITING)
    await user.click(button('Move to another agent'))
    expect(screen.getByRole('dialog').textContent).toContain('Requires approval.')
    await user.type(screen.getByLabelText('New agent’s account'), 'hueline')
    await giveReason(user, 'Move to another agent', 'Asked for it')
    await findAwaiting('Move to another agent')
    expect(callsOf(desk.moveAgent)).toEqual([
      expect.objectContaining({ params: { id: ID }, body: { to: 'hueline' }, reason: 'Asked for it' }),
    ])
  })

  test('who can’t stand above is said at the field, which has the focus, until it is another', async () => {
    const user = await open()
    refuse(desk.moveAgent, 'VAL_FIELD', [{ field: 'to' }])
    await user.click(button('Move to another agent'))
    await user.type(screen.getByLabelText('New agent’s account'), 'nobodyatall')
    await giveReason(user, 'Move to another agent', 'Asked for it')
    const field = await screen.findByRole('textbox', {
      name: 'New agent’s account',
      description: /A value isn’t valid/,
    })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getAllByText('A value isn’t valid.')).toHaveLength(1)
    await user.type(field, '1')
    expect(screen.queryByText('A value isn’t valid.')).toBeNull()
  })

  test('only rates that are different are asked for', async () => {
    const user = await open()
    await user.click(button('Change rates'))
    await user.clear(screen.getByLabelText('Slots, mini and table games'))
    await user.type(screen.getByLabelText('Slots, mini and table games'), '0.75')
    answer(desk.setAgentRates, AWAITING)
    await giveReason(user, 'Change rates', 'New terms')
    await findAwaiting('Change rates')
    expect(callsOf(desk.setAgentRates)).toEqual([
      expect.objectContaining({ params: { id: ID }, body: { rates: { RNG: 7_500 } }, reason: 'New terms' }),
    ])
  })

  test('rates that are the same, or none at all, are not sent', async () => {
    const user = await open()
    await user.click(button('Change rates'))
    await giveReason(user, 'Change rates', 'New terms')
    expect(screen.getByText('Change at least one rate.')).toBeDefined()
    await user.type(screen.getByLabelText('Slots, mini and table games'), 'x')
    await user.click(button('Change rates'))
    expect(screen.getByText('Enter a percentage, such as 0.8.')).toBeDefined()
    expect(callsOf(desk.setAgentRates)).toEqual([])
  })

  test('a rate that may not be says why, at its field', async () => {
    const user = await open()
    await user.click(button('Change rates'))
    await user.type(screen.getByLabelText('Slots, mini and table games'), '.5')
    refuse(desk.setAgentRates, 'AGT_RATE_RANGE', [], { products: [{ product: 'RNG', errors: ['RATE_ABOVE_UPLINE'] }] })
    await giveReason(user, 'Change rates', 'New terms')
    await screen.findByText('Higher than the upline’s rate.')
    expect(screen.getByRole('alert').textContent).toContain('A value isn’t valid.')
    expect(screen.getByLabelText('Slots, mini and table games').getAttribute('aria-invalid')).toBe('true')
  })

  test('the history says what rates were and who set them', async () => {
    await open({ changes: [{ product: 'RNG', from: null, to: 10_000, by: 'topagent', at: account.registeredAt }] })
    const step = (await screen.findByText('Slots, mini and table games: – → 1.00%')).closest('li')!
    expect(within(step).getByText('topagent')).toBeDefined()
  })
})

describe('codes', () => {
  const codes = [
    { code: 'LOTUS9', domain: null, opened: 9, uses: 3, firstDeposits: 1, open: true },
    { code: 'OLDONE', domain: 'agent.example', opened: 2, uses: 1, firstDeposits: 0, open: false },
  ]

  test('one is added, for a domain where one is named', async () => {
    const user = await open()
    answer(desk.addAgentCode, { approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' })
    await user.click(button('Add code'))
    await user.type(screen.getByLabelText(/^Code/), 'lotus9')
    await user.type(screen.getByLabelText('Domain'), 'agent.example')
    await giveReason(user, 'Add code', 'For the spring')
    await screen.findByText('Add code: awaiting approval.')
    expect(callsOf(desk.addAgentCode)[0]?.body).toEqual({ code: 'lotus9', domain: 'agent.example' })
  })

  test('an open one is closed with a reason; a closed one stays closed', async () => {
    const user = await open({ codes })
    expect(screen.getByText('agent.example · used once')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Close code OLDONE' })).toBeNull()
    answer(desk.closeAgentCode, { closed: true })
    await user.click(await screen.findByRole('button', { name: 'Close code LOTUS9' }))
    await giveReason(user, 'Close code', 'Misused')
    await screen.findByText('Close code: done.')
    expect(callsOf(desk.closeAgentCode)).toEqual([
      expect.objectContaining({ params: { id: ID, code: 'LOTUS9' }, reason: 'Misused' }),
    ])
  })
})

describe('an agent is opened', () => {
  test('below another one, and its person gets the link', async () => {
    const user = await open()
    answer(desk.openAgent, { id: TOP, account: 'newagent', sentTo: 'n***@people.example' })
    await user.click(button('Open an agent'))
    await user.selectOptions(screen.getByLabelText('Type'), 'Agent')
    await user.type(screen.getByLabelText(/^New account/), 'newagent')
    await giveReason(user, 'Open an agent', 'Signed today')
    expect(screen.getAllByText('This field is required.')).toHaveLength(2)
    expect(callsOf(desk.openAgent)).toEqual([])
    await user.type(screen.getByLabelText(/^Email/), 'new@people.example')
    await user.type(screen.getByLabelText(/^Upline account/), 'topagent')
    await user.click(button('Open an agent'))
    const shown = await screen.findByRole('dialog', { name: 'newagent opened' })
    expect(shown.textContent).toContain('n***@people.example')
    expect(callsOf(desk.openAgent)[0]?.body).toEqual({
      username: 'newagent',
      type: 1,
      parent: 'topagent',
      email: 'new@people.example',
    })
  })

  test('not below whoever is no agent: the field says so until it is another', async () => {
    const user = await open()
    refuse(desk.openAgent, 'VAL_FIELD', [{ field: 'parent' }])
    await user.click(button('Open an agent'))
    await user.selectOptions(screen.getByLabelText('Type'), 'Agent')
    await user.type(screen.getByLabelText(/^New account/), 'newagent')
    await user.type(screen.getByLabelText(/^Email/), 'new@people.example')
    await user.type(screen.getByLabelText(/^Upline account/), 'lan2026')
    await giveReason(user, 'Open an agent', 'Signed today')
    await screen.findByText('No agent or general agent has this account.')
    await user.type(screen.getByLabelText(/^Upline account/), '1')
    expect(screen.queryByText('No agent or general agent has this account.')).toBeNull()
  })

  test.each([
    ['General agent', 2],
    ['Affiliate', 41],
  ] as const)('below the house: %s', async (name, type) => {
    const user = await open()
    answer(desk.openAgent, { id: TOP, account: 'newagent', sentTo: 'n***@people.example' })
    await user.click(button('Open an agent'))
    await user.selectOptions(screen.getByLabelText('Type'), name)
    expect(screen.queryByLabelText(/^Upline account/)).toBeNull()
    await user.type(screen.getByLabelText(/^New account/), 'newagent')
    await user.type(screen.getByLabelText(/^Email/), 'new@people.example')
    await giveReason(user, 'Open an agent', 'Signed today')
    await screen.findByRole('dialog', { name: 'newagent opened' })
    expect(callsOf(desk.openAgent)[0]?.body).toEqual({
      username: 'newagent',
      type,
      parent: '',
      email: 'new@people.example',
    })
  })
})
