import {
  casesNear,
  decideCase,
  giveCase,
  mergeCase,
  riskCaseOne,
  riskCases,
  type RiskCase,
} from '@senluna/contract/desk/money/risk.ts'
import { id } from '@senluna/kit/ids.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import {
  actNames,
  AWAITING,
  button,
  doAct,
  facts,
  findAwaiting,
  giveReason,
  openDesk,
  rowsShown,
  VND,
} from '../../testing/desk.tsx'
import AmlCases from './AmlCases.tsx'
import RiskCases from './RiskCases.tsx'

const CASE = '01890a5d-ac96-774b-bcce-00000000000a'
const OTHER = '01890a5d-ac96-774b-bcce-00000000000b'
const MEMBER = id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057')
const AT = '2026-11-22T02:00:00.000Z'
const riskCase = (more: Partial<RiskCase> = {}): RiskCase => ({
  id: CASE,
  kind: 'WITHDRAWAL',
  memberId: MEMBER,
  userName: 'lan2026',
  aboutId: 'W1',
  score: 70,
  signals: ['NEW_ACCOUNT_24H'],
  state: 'OPEN',
  notes: [],
  merged: [],
  createdAt: AT,
  ...more,
})
const AML: Partial<RiskCase> = {
  kind: 'AML',
  aboutId: `${MEMBER}:2026-11-21`,
  moved: { deposited: '300000000', withdrawn: '290000000', currency: VND },
}
const RIGHTS = ['risk.view', 'risk.edit', 'members.view'] as const

interface Opened {
  page?: typeof RiskCases
  rights?: Parameters<typeof openDesk>[1]['rights']
  near?: ReturnType<typeof nearTo>[]
}
const nearTo = (more: { device?: string } = {}) => ({
  id: OTHER,
  kind: 'WITHDRAWAL' as const,
  userName: 'minh77',
  score: 40,
  createdAt: AT,
  ...more,
})

async function open(more: Partial<RiskCase> = {}, { page: Page = RiskCases, rights = RIGHTS, near = [] }: Opened = {}) {
  answer(riskCases, { list: [riskCase(more)] })
  answer(riskCaseOne, riskCase(more))
  answer(casesNear, { list: near })
  const user = openDesk(<Page />, { rights, address: `/?row=${CASE}` })
  await screen.findByText('1 row')
  return user
}

describe('what a case is about', () => {
  test('a withdrawal leads to its order', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'W1' }).getAttribute('href')).toBe('/withdrawals?row=W1')
  })

  test('a day of laundering says what came in and what went out on it', async () => {
    await open(AML, { page: AmlCases })
    expect(rowsShown()[0]?.slice(-3, -1)).toEqual(['300,000,000.00', '290,000,000.00'])
    expect(facts()).toMatchObject({ 'Money in that day': '300,000,000.00', 'Money out that day': '290,000,000.00' })
    expect(facts()['Subject']).toMatch(/^Money movements on 21\/11\/2026/)
  })

  test('the page of laundering asks for nothing else', async () => {
    await open(AML, { page: AmlCases })
    expect(callsOf(riskCases)[0]?.query).toMatchObject({ kind: 'AML' })
  })
})

describe('what may be done with a case', () => {
  test.each([
    ['OPEN', ['Claim', 'Assign to a colleague', 'Add note', 'Decide']],
    ['INVESTIGATING', ['Claim', 'Assign to a colleague', 'Add note', 'Decide']],
    ['CLEARED', ['Add note']],
    ['MERGED', ['Add note']],
  ] as const)('%s', async (state, names) => {
    await open({ state })
    expect(actNames()).toEqual(names)
  })

  test('nothing without the right to change, and nothing can be merged', async () => {
    await open({}, { rights: ['risk.view'], near: [nearTo()] })
    await screen.findByText('The same member')
    expect(actNames()).toEqual([])
    expect(screen.queryByRole('button', { name: 'Merge into this case' })).toBeNull()
  })
})

describe('an end', () => {
  test.each([
    ['a case of risk', RiskCases, {}, ['Cleared', 'Confirmed']],
    ['a case of laundering', AmlCases, AML, ['Cleared', 'Reported', 'Account closed']],
  ] as const)('of %s', async (_, page, more, ends) => {
    const user = await open(more, { page })
    await user.click(button('Decide'))
    const options = within(screen.getByRole('dialog')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['–', ...ends])
  })

  test('is approved by a colleague', async () => {
    const user = await open()
    await doAct(user, 'Decide', 'Two documents')
    expect(callsOf(decideCase)).toEqual([])
    answer(decideCase, AWAITING)
    await user.selectOptions(within(screen.getByRole('dialog')).getByRole('combobox'), 'Confirmed')
    await user.click(button('Decide'))
    await findAwaiting('Decide')
    expect(callsOf(decideCase)[0]).toMatchObject({ body: { state: 'CONFIRMED' }, reason: 'Two documents' })
  })
})

test('a case is assigned by login name', async () => {
  const user = await open()
  answer(giveCase, riskCase({ owner: 'minh' }))
  await user.click(button('Assign to a colleague'))
  await user.type(screen.getByLabelText(/^Username/), 'minh')
  await giveReason(user, 'Assign to a colleague', 'Knows the member')
  await waitFor(() => expect(callsOf(giveCase)[0]?.body).toEqual({ to: 'minh' }))
})

describe('open cases of the same people', () => {
  test('say what connects them', async () => {
    await open({}, { near: [nearTo({ device: 'd-1' })] })
    expect(await screen.findByText('On the same device d-1')).toBeDefined()
  })

  test('become one with a reason', async () => {
    const user = await open({}, { near: [nearTo()] })
    await user.click(await screen.findByRole('button', { name: 'Merge into this case' }))
    expect(screen.getByText(/^This case and all its signals and notes move into the one of minh77/)).toBeDefined()
    answer(mergeCase, riskCase({ state: 'MERGED' }))
    await giveReason(user, 'Merge into this case', 'The same person')
    await screen.findByText('Cases merged.')
    expect(callsOf(mergeCase)).toEqual([
      expect.objectContaining({ params: { id: CASE }, body: { into: OTHER }, reason: 'The same person' }),
    ])
  })

  test('a merged one leads to where it went', async () => {
    await open({ state: 'MERGED', mergedInto: { id: OTHER, by: 'minh', at: AT, reason: 'Same person' } })
    expect(screen.getByRole('link', { name: 'Open that case' }).getAttribute('href')).toBe(`/risk-cases?row=${OTHER}`)
    expect(callsOf(casesNear)).toEqual([])
  })
})
