import { changeTerms, deskTerms, tryTerms, WHOLE_GAME, type TermsRow } from '@senluna/contract/lottery/desk/terms.ts'
import { odds } from '@senluna/kit/money.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { AWAITING, button, facts, giveReason, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Terms from './Terms.tsx'

const row = (more: Partial<TermsRow> = {}): TermsRow => ({
  id: 'VN_N LO2',
  gameCode: 'VN_N',
  gameName: 'North',
  betType: 'LO2',
  name: 'Two digits',
  money: VND,
  catalogue: { by: 'ODDS', milli: { '': odds(99_000) } },
  price: { by: 'ODDS', milli: { '': odds(98_500) } },
  returnPpm: 985_000,
  minUnit: '1000',
  unitStep: '1000',
  perTicketMaxUnit: '5000000',
  perDrawMaxUnit: '20000000',
  perDrawPayout: '900000000',
  perPlayerPayout: '300000000',
  closed: false,
  set: { odds: { '': odds(98_500) }, blocked: ['07', '70'] },
  revision: 3,
  ...more,
})
const EDIT = ['lotteryTerms.view', 'lotteryTerms.edit'] as const
const replayed = { accepted: 1_200, refused: 0, stake: '5000000', worst: '70000000', paid: '4000000' }
const trial = {
  money: VND,
  returnPpm: 980_000,
  open: { draws: 1, numbers: 2, over: 1, worst: '100000', worstThen: '90000' },
  draws: 30,
  tickets: 1_203,
  asIs: replayed,
  asWanted: { ...replayed, accepted: 1_197, refused: 3 },
  refusals: { LOT_E_STAKE: 3 },
}

async function open(more: Partial<TermsRow> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = EDIT) {
  const shown = row(more)
  answer(deskTerms, { list: [shown] })
  const user = openDesk(<Terms />, { rights, address: `/?row=${encodeURIComponent(shown.id)}` })
  await screen.findByText('1 row')
  return user
}
const oddsField = () => screen.getByLabelText<HTMLInputElement>('Odds')

test('the list says what is paid, what returns, and what the brand has set', async () => {
  await open()
  expect(rowsShown()[0]).toEqual([
    'North',
    'Two digitsLO2',
    '98.5',
    expect.stringMatching(/^98.5/),
    '1,000.00',
    '5,000,000.00',
    '20,000,000.00',
    'OpenSet by the brand',
  ])
  expect(facts()).toMatchObject({ Catalog: '99', Odds: '98.5' })
})

test('who only looks has no form', async () => {
  await open({}, ['lotteryTerms.view'])
  expect(screen.queryByRole('button', { name: 'Request approval' })).toBeNull()
  expect(screen.queryByLabelText('Odds')).toBeNull()
})

describe('terms are tried before they are asked for', () => {
  test('what would be other stands out, with why tickets would be refused', async () => {
    const user = await open()
    answer(tryTerms, trial)
    await user.clear(oddsField())
    await user.type(oddsField(), '98')
    await user.click(button('Test first'))
    await screen.findByText('Tested on 1,203 tickets from the last 30 draws')
    const [taken, refused, stake] = within(document.querySelector<HTMLElement>('.lot-tried')!)
      .getAllByRole('row')
      .slice(1)
    expect(taken?.querySelector('strong')?.textContent).toBe('1,197')
    expect(refused?.querySelector('strong')?.textContent).toBe('3')
    expect(stake?.querySelector('strong')).toBeNull()
    expect(screen.getByText(/^Theoretical RTP 98/)).toBeDefined()
    expect(screen.getByText(/^3 × /)).toBeDefined()
    expect(callsOf(tryTerms)).toEqual([
      expect.objectContaining({
        params: { game: 'VN_N', betType: 'LO2' },
        body: { terms: { odds: { '': 98_000 }, blocked: ['07', '70'] }, revision: 3 },
      }),
    ])
  })

  test('another word in the form makes the figures go', async () => {
    const user = await open()
    answer(tryTerms, trial)
    await user.click(button('Test first'))
    await screen.findByText(/^Tested on/)
    await user.type(oddsField(), '1')
    expect(screen.queryByText(/^Tested on/)).toBeNull()
  })

  test('a refusal is said beside the button', async () => {
    const user = await open()
    refuse(tryTerms, 'SYS_NOT_FOUND')
    await user.click(button('Test first'))
    await screen.findByRole('alert')
    expect(screen.queryByText(/^Tested on/)).toBeNull()
  })
})

describe('what is typed', () => {
  test.each(['99.1234', '1,5,2', 'x', '0'])('odds of %s are refused', async (typed) => {
    const user = await open()
    await user.clear(oddsField())
    await user.type(oddsField(), typed)
    expect(screen.getByText('Odds can have up to three decimals.')).toBeDefined()
    expect(button('Test first')).toHaveProperty('disabled', true)
    expect(button('Request approval')).toHaveProperty('disabled', true)
  })

  test('falling odds are lines of a stake and odds', async () => {
    const user = await open()
    const tiers = screen.getByLabelText(/^Odds tiers/)
    fireEvent.input(tiers, { target: { value: '10000000 = 95\nnonsense' } })
    expect(screen.getByText('A line can’t be read.')).toBeDefined()
    expect(button('Request approval')).toHaveProperty('disabled', true)
    fireEvent.input(tiers, { target: { value: '10000000 = 95' } })
    answer(changeTerms, AWAITING)
    await user.click(button('Request approval'))
    await giveReason(user, 'Request approval', 'Big bets fall')
    await waitFor(() =>
      expect(callsOf(changeTerms)[0]?.body).toMatchObject({
        terms: { tiers: [{ fromUnit: '10000000', milli: { '': 95_000 } }] },
      }),
    )
  })

  test('what is asked for carries a reason and the revision that was read, and waits', async () => {
    const user = await open()
    await user.clear(oddsField())
    await user.type(screen.getByLabelText('Minimum bet'), '0 2.500')
    await user.click(screen.getByLabelText('Close this bet type'))
    fireEvent.input(screen.getByLabelText(/^Closed numbers/), { target: { value: '11, 22;33' } })
    answer(changeTerms, AWAITING)
    await user.click(button('Request approval'))
    await giveReason(user, 'Request approval', 'Too much was won')
    await screen.findByText('Sent for approval.')
    expect(callsOf(changeTerms)).toEqual([
      {
        params: { game: 'VN_N', betType: 'LO2' },
        query: {},
        body: { terms: { minUnit: '2500', blocked: ['11', '22', '33'], closed: true }, revision: 3 },
        reason: 'Too much was won',
      },
    ])
  })

  test('what a colleague has changed meanwhile is not overwritten', async () => {
    const user = await open()
    refuse(changeTerms, 'APPROVAL_STALE')
    await user.click(button('Request approval'))
    await giveReason(user, 'Request approval', 'Too much was won')
    const note = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(note.textContent).toContain('The data has changed')
  })
})

test('of the whole game there are limits, a player’s among them, and no odds', async () => {
  await open({ id: 'VN_N ALL', betType: WHOLE_GAME, catalogue: undefined, price: undefined, returnPpm: undefined })
  expect(rowsShown()[0]?.[1]).toBe('The whole gameALL')
  expect(screen.getByLabelText('Maximum payout per player and draw')).toBeDefined()
  expect(screen.queryByLabelText('Odds')).toBeNull()
  expect(screen.queryByLabelText(/^Closed numbers/)).toBeNull()
})
