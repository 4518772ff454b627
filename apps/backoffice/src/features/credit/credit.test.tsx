import {
  creditLines,
  deskCreditExposure,
  deskCreditStatements,
  setCreditLine,
  settleCredit,
  type DeskCreditLine,
  type DeskCreditStatement,
} from '@senluna/contract/desk/credit.ts'
import { id } from '@senluna/kit/ids.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf } from '../../testing/calls.ts'
import { actNames, AWAITING, button, doAct, findAwaiting, openDesk, VND } from '../../testing/desk.tsx'
import CreditLines from './CreditLines.tsx'
import CreditStatements from './CreditStatements.tsx'

const AGENT = id<'member'>('01890a5d-ac96-774b-bcce-b302099a8057')
const LINE: DeskCreditLine = {
  id: AGENT,
  account: 'saigonline',
  currency: VND,
  credit: '100000000',
  given: '40000000',
  players: 12,
  result: '-2000000',
  owed: '400000',
  openStake: '300000',
  positions: PRODUCTS.map((product) => ({ product, least: 0, most: 900_000, share: 300_000, given: 0 })),
}
const STATEMENT: DeskCreditStatement = {
  id: id<'credit-statement'>('01890a5d-ac96-774b-bcce-0000000000c1'),
  week: '2026-11-16',
  memberId: AGENT,
  account: 'saigonline',
  upline: 'HOUSE',
  currency: VND,
  stake: '3000000',
  payout: '1000000',
  adjustment: '0',
  owed: '400000',
  state: 'OPEN',
  madeAt: '2026-11-22T18:00:00Z',
}
const RIGHTS = ['credit.view', 'credit.edit'] as const

async function openLines() {
  answer(creditLines, { list: [LINE] })
  answer(deskCreditExposure, {
    standing: {
      plays: false,
      credit: LINE.credit,
      given: LINE.given,
      available: '60000000',
      currency: VND,
      week: '2026-11-23',
      stake: '0',
      payout: '0',
      owed: '0',
      openStakes: [],
    },
    list: [
      {
        id: id<'member'>('01890a5d-ac96-774b-bcce-b302099a8058'),
        account: 'agentbelow',
        type: 1,
        leads: true,
        credit: '40000000',
        given: '10000000',
        result: '0',
        owed: '0',
        openStakes: [],
      },
    ],
    crumbs: [{ id: AGENT, account: 'saigonline' }],
  })
  const user = openDesk(<CreditLines />, { rights: [...RIGHTS], address: `/?row=${AGENT}` })
  await screen.findByText('1 row')
  return user
}

test('a general agent is given credit and positions, which a colleague must approve', async () => {
  const user = await openLines()
  await user.click(screen.getByRole('button', { name: 'Give credit' }))
  const box = screen.getByRole('dialog', { name: 'Give credit' })
  const field = (label: RegExp) => within(box).getByLabelText<HTMLInputElement>(label)
  await user.type(field(/^General agent/), 'newline')
  await user.type(field(/^Credit/), '5000000')
  await user.clear(field(/^Live casino/))
  await user.type(field(/^Live casino/), '80')
  await user.type(field(/^Reason/), 'A new line')
  answer(setCreditLine, AWAITING)
  await user.click(button('Give credit', box))
  expect(callsOf(setCreditLine)).toEqual([
    expect.objectContaining({
      reason: 'A new line',
      body: expect.objectContaining({ name: 'newline', credit: '5000000', least: 0 }),
    }),
  ])
  expect(callsOf(setCreditLine)[0]).toMatchObject({ body: { most: { LIVE: 800_000, RNG: 0 } } })
})

test('exposure leads one level down', async () => {
  const user = await openLines()
  await user.click(await screen.findByRole('button', { name: 'agentbelow' }))
  expect(callsOf(deskCreditExposure).at(-1)).toMatchObject({ params: { id: '01890a5d-ac96-774b-bcce-b302099a8058' } })
})

test.each([
  [{}, ['Mark as settled']],
  [{ state: 'PAID' }, []],
  [{ upline: 'agentg' }, []],
] as const)('only an open week with the house is settled here: %j', async (more, names) => {
  answer(deskCreditStatements, { list: [{ ...STATEMENT, ...more }] })
  openDesk(<CreditStatements />, { rights: [...RIGHTS], address: `/?row=${STATEMENT.id}` })
  await screen.findByText('1 row')
  expect(actNames()).toEqual(names)
})

test('a settled week waits for a second person', async () => {
  answer(deskCreditStatements, { list: [STATEMENT] })
  const user = openDesk(<CreditStatements />, { rights: [...RIGHTS], address: `/?row=${STATEMENT.id}` })
  await screen.findByText('1 row')
  answer(settleCredit, AWAITING)
  await doAct(user, 'Mark as settled', 'Paid by bank today')
  await findAwaiting('Mark as settled')
  expect(callsOf(settleCredit)).toEqual([expect.objectContaining({ params: { id: STATEMENT.id } })])
})
