import {
  deskChannels,
  importBankFile,
  matchDeposit,
  previewBankFile,
  returnReceipt,
  suspenseList,
  type BankImport,
  type DeskChannel,
  type Receipt,
} from '@senluna/contract/desk/money/deposits.ts'
import { answerLater } from '@senluna/web/testing/calls.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { actNames, button, doAct, giveReason, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import Suspense from './Suspense.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  id: ID,
  source: 'BANK',
  channel: 'VCB-1',
  bookedAt: '2026-11-22T02:00:00.000Z',
  amount: '500000',
  left: '200000',
  currency: VND,
  content: 'NAP TIEN',
  payerName: 'NGUYEN LAN',
  payerAccount: '0011',
  reference: 'FT1',
  state: 'SUSPENSE',
  createdAt: '2026-11-22T02:00:00.000Z',
  ...more,
})
const channel = (more: Partial<DeskChannel>): DeskChannel => ({
  id: ID,
  code: 'VCB-1',
  method: 'BANK_QR',
  provider: 'bank',
  name: 'Vietcombank',
  least: '1',
  most: '2',
  feePpm: 0,
  feeFixed: '0',
  expireMin: 30,
  dailyCap: null,
  priority: 0,
  vipFrom: 0,
  quick: [],
  state: 'OPEN',
  payee: { bankBin: '970436', account: '0011002', accountName: 'SENLUNA' },
  currency: VND,
  usedToday: '0',
  reachable: true,
  version: 1,
  changedAt: '2026-11-22T02:00:00.000Z',
  ...more,
})
const ALL = ['suspense.view', 'suspense.edit', 'deposits.edit', 'channels.view'] as const
const waits = { approvalId: ID, expiresAt: '2026-11-23T02:00:00.000Z' }

async function open(more: Partial<Receipt> = {}, rights: Parameters<typeof openDesk>[1]['rights'] = ALL) {
  answer(suspenseList, { list: [receipt(more)] })
  const user = openDesk(<Suspense />, { rights, address: `/?row=${ID}` })
  await screen.findByText('1 row')
  return user
}

describe('money that belongs to nobody yet', () => {
  test('shows what came and what is left of it', async () => {
    await open()
    expect(rowsShown()[0]?.slice(0, 4)).toEqual(['22/11/2026, 09:00:00', '500,000.00', '200,000.00', 'NAP TIEN'])
  })

  test('what is left of it is matched to an order, whose number may be typed small', async () => {
    const user = await open()
    await user.click(button('Match to an order'))
    const part = screen.getByLabelText<HTMLInputElement>(/^Amount \(a part/)
    expect(part.value).toBe('200000')
    fireEvent.input(part, { target: { value: '150 000đ' } })
    fireEvent.input(within(screen.getByRole('dialog')).getByLabelText(/^Order/), { target: { value: ' dp17 ' } })
    answer(matchDeposit, { orderNo: 'DP17', state: 'CREDITED' })
    await giveReason(user, 'Match to an order', 'The payer called')
    await screen.findByText('Match to an order: done.')
    expect(callsOf(matchDeposit)).toEqual([
      {
        params: { orderNo: 'DP17' },
        query: {},
        body: { receiptId: ID, amount: '150000' },
        reason: 'The payer called',
      },
    ])
  })

  test('a match that a second one has to agree to waits', async () => {
    const user = await open({ orderNo: 'DP17' })
    answer(matchDeposit, waits)
    await doAct(user, 'Match to an order', 'Same payer')
    await screen.findByText('Match to an order: waits for approval.')
  })

  test('is sent back with a note, and only with one', async () => {
    const user = await open()
    await doAct(user, 'Send back', 'Not for us')
    expect(screen.getByText('Please fill this in.')).toBeDefined()
    expect(callsOf(returnReceipt)).toEqual([])
    fireEvent.input(screen.getByLabelText(/^Note on the return/), { target: { value: 'Wrong account' } })
    answer(returnReceipt, waits)
    await user.click(button('Send back'))
    await screen.findByText('Send back: waits for approval.')
    expect(callsOf(returnReceipt)[0]?.body).toEqual({ amount: '200000', note: 'Wrong account' })
  })

  test.each([
    ['is matched', { state: 'MATCHED' }, ALL],
    ['is used up', { left: '0' }, ALL],
    ['somebody may only look at', {}, ['suspense.view']],
  ] as const)('nothing is done with money that %s', async (_, more, rights) => {
    await open(more, rights)
    expect(actNames()).toEqual([])
  })

  test.each([
    ['match', ['suspense.view', 'deposits.edit'], ['Match to an order']],
    ['send back', ['suspense.view', 'suspense.edit'], ['Send back']],
  ] as const)('who may %s does only that', async (_, rights, names) => {
    await open({}, rights)
    expect(actNames()).toEqual(names)
  })
})

describe('a bank’s file', () => {
  const preview: BankImport = {
    kind: 'CSV',
    lines: 3,
    fresh: 2,
    incoming: 2,
    sum: '700000',
    currency: VND,
    conflicts: [3],
    sample: [
      {
        bookedAt: '2026-11-22T02:00:00.000Z',
        amount: '500000',
        content: 'NAP',
        payerName: 'LAN',
        reference: 'a',
        known: false,
        orderNo: 'DP1',
      },
      {
        bookedAt: '2026-11-22T02:00:00.000Z',
        amount: '200000',
        content: 'NAP',
        payerName: 'LAN',
        reference: 'b',
        known: true,
      },
    ],
  }
  async function openFile() {
    answer(deskChannels, {
      list: [channel({ id: '01890a5d-ac96-774b-bcce-000000000009', name: 'Wallet', method: 'EWALLET' }), channel({})],
      providers: [],
    })
    const user = await open()
    await user.click(button('Import a bank file'))
    await screen.findByRole('option', { name: 'Vietcombank · 0011002' })
    return user
  }
  const choose = (user: Awaited<ReturnType<typeof openFile>>) =>
    user.upload(screen.getByTestId('bank-file'), new File(['x'], 'november.csv', { type: 'text/csv' }))

  test('is only for who may credit and see the channels', async () => {
    await open({}, ['suspense.view', 'deposits.edit'])
    expect(screen.queryByRole('button', { name: 'Import a bank file' })).toBeNull()
  })

  test('is of a bank: other ways to deposit are not offered', async () => {
    await openFile()
    expect(within(screen.getByRole('dialog')).getAllByRole('option')).toHaveLength(1)
    expect(button('Import a bank file')).toHaveProperty('disabled', true)
  })

  test('is looked at first, line by line, then imported once and the list read again', async () => {
    const user = await openFile()
    answer(previewBankFile, preview)
    await choose(user)
    await screen.findByText(/3 lines, 2 new · 2 of them come in, 700,000.00 together/)
    expect(screen.getByText(/^Lines 3: the same reference/)).toBeDefined()
    const lines = [...document.querySelectorAll('.bank-preview tr')].map((line) => line.lastChild?.textContent)
    expect(lines).toEqual(['DP1', 'Known'])
    const send = answerLater(importBankFile, { ...preview, credited: 1, review: 0, suspense: 1, waiting: 0 })
    await user.click(button('Import a bank file'))
    await user.click(button('Import a bank file'))
    send()
    await screen.findByText('1 credited, 0 to review, 1 in suspense.')
    expect(callsOf(importBankFile)).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(callsOf(suspenseList)).toHaveLength(2))
  })

  test('that holds nothing new is not imported', async () => {
    const user = await openFile()
    answer(previewBankFile, { ...preview, fresh: 0 })
    await choose(user)
    await screen.findByText(/3 lines, 0 new/)
    expect(button('Import a bank file')).toHaveProperty('disabled', true)
  })

  test('that can’t be read says why', async () => {
    const user = await openFile()
    refuse(previewBankFile, 'BANK_FILE_FORMAT')
    await choose(user)
    await within(screen.getByRole('dialog')).findByRole('alert')
    expect(button('Import a bank file')).toHaveProperty('disabled', true)
  })
})
