import { approvals, approve, reject, type Approval } from '@senluna/contract/desk/approvals.ts'
import {
  bankFileOne,
  bankFiles,
  importBankFile,
  previewBankFile,
  type BankFileLine,
  type BankFileRow,
  type BankImport,
} from '@senluna/contract/desk/money/bank-files.ts'
import { deskChannels, type DeskChannel } from '@senluna/contract/desk/money/deposits.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { answerLater } from '@senluna/web/testing/calls.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/calls.ts'
import { findAwaiting, actNames, button, doAct, openDesk, rowsShown, VND } from '../../testing/desk.tsx'
import BankFiles from './BankFiles.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
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
const AT = '2026-11-22T02:00:00.000Z'
const line = (more: Partial<BankFileLine>): BankFileLine => ({
  no: 1,
  bookedAt: AT,
  amount: '500000',
  content: 'NAP',
  payerName: 'LAN',
  reference: 'a',
  outcome: 'CREDIT',
  orderNo: 'DP1',
  asked: '500000',
  ...more,
})
const LINES = [
  line({}),
  line({ no: 2, amount: '250000000', asked: '50000', orderNo: 'DP2', outcome: 'REVIEW', reason: 'AMOUNT' }),
]
const totals = {
  currency: VND,
  incoming: 2,
  sum: '250500000',
  credits: 1,
  creditSum: '500000',
  reviews: 1,
  suspended: 0,
}
const file = (more: Partial<BankFileRow> = {}): BankFileRow => ({
  id: ID,
  channel: 'VCB-1',
  kind: 'CSV',
  state: 'WAITING',
  lines: 3,
  incoming: 2,
  sum: '250500000',
  currency: VND,
  uploadedBy: 'Hoa',
  uploadedAt: AT,
  mine: false,
  ...more,
})
const request: Approval = {
  id: ID,
  action: 'deposits.release',
  objectKind: 'bankFile',
  objectId: ID,
  before: {},
  after: {},
  needs: 'deposits.approve',
  state: 'PENDING',
  maker: 'demo-hoa',
  makerShownAs: 'Hoa',
  reason: 'Today',
  createdAt: AT,
  expiresAt: AT,
  mine: false,
  decidable: true,
}
const MAKER = ['deposits.view', 'deposits.edit', 'channels.view'] as const
const CHECKER = ['deposits.view', 'deposits.approve', 'approvals.view'] as const

async function open(rights: Parameters<typeof openDesk>[1]['rights'], more: Partial<BankFileRow> = {}) {
  answer(bankFiles, { list: [file(more)] })
  answer(bankFileOne, { ...file(more), ...totals, rows: LINES } satisfies ReplyOf<typeof bankFileOne>)
  const user = openDesk(<BankFiles />, { rights, address: `/?row=${ID}` })
  await screen.findByText('1 row')
  return user
}

describe('bank files', () => {
  test('show who uploaded what, how much it is and where it stands', async () => {
    await open(CHECKER)
    expect(rowsShown()[0]?.slice(1, 7)).toEqual(['Hoa', 'VCB-1', 'CSV', '2', '250,500,000.00', 'Awaiting approval'])
  })

  test('name the channel that a file is of, its code below', async () => {
    await open(CHECKER, { channelName: 'Vietcombank' })
    expect(rowsShown()[0]?.[2]).toBe('VietcombankVCB-1')
  })

  test('show line by line what a release does, and why not', async () => {
    await open(CHECKER)
    await screen.findByText('Credits 1 deposit with 500,000.00.')
    const rows = [...document.querySelectorAll('.bank-preview tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(4).map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['DP1', 'Credit'],
      ['DP2requested 50,000.00', 'ReviewDifferent amount'],
    ])
  })

  test.each([
    ['Approve', approve],
    ['Reject', reject],
  ] as const)('%s decides the request that the file waits by', async (name, endpoint) => {
    const user = await open(CHECKER)
    answer(approvals, { list: [request] })
    answer(endpoint, request)
    await doAct(user, name, 'Compared with the bank')
    await screen.findByText(`${name}: done.`)
    expect(callsOf(approvals)[0]?.query).toEqual({ objectKind: 'bankFile', objectId: ID, state: 'PENDING' })
    expect(callsOf(endpoint)[0]).toMatchObject({ params: { id: ID }, reason: 'Compared with the bank' })
  })

  test.each([
    ['uploaded it', CHECKER, { mine: true }],
    ['may only upload', MAKER, {}],
    ['looks at one that is released', CHECKER, { state: 'RELEASED' }],
  ] as const)('are not decided by who %s', async (_, rights, more) => {
    await open(rights, more)
    expect(actNames()).toEqual([])
  })
})

describe('a bank’s file', () => {
  const preview: BankImport = {
    kind: 'CSV',
    lines: 3,
    fresh: 2,
    ...totals,
    conflicts: [3],
    sample: [line({}), line({ no: 2, outcome: 'KNOWN' })],
  }
  async function openFile() {
    answer(deskChannels, {
      list: [channel({ id: '01890a5d-ac96-774b-bcce-000000000009', name: 'Wallet', method: 'EWALLET' }), channel({})],
      providers: [],
    })
    answer(bankFiles, { list: [] })
    const user = openDesk(<BankFiles />, { rights: MAKER })
    await user.click(await screen.findByRole('button', { name: 'Upload a bank file' }))
    await screen.findByRole('option', { name: 'Vietcombank · 0011002' })
    return user
  }
  const choose = (user: Awaited<ReturnType<typeof openFile>>) =>
    user.upload(screen.getByTestId('bank-file'), new File(['x'], 'november.csv', { type: 'text/csv' }))
  const explain = (user: Awaited<ReturnType<typeof openFile>>) =>
    user.type(screen.getByLabelText('Reason'), 'The statement of today')

  test('is only for who may credit and see the channels', async () => {
    await open(['deposits.view', 'deposits.edit'])
    expect(screen.queryByRole('button', { name: 'Upload a bank file' })).toBeNull()
  })

  test('is of a bank: other ways to deposit are not offered', async () => {
    await openFile()
    expect(within(screen.getByRole('dialog')).getAllByRole('option')).toHaveLength(1)
  })

  test('is looked at first, line by line, then sent once, with a reason, and waits', async () => {
    const user = await openFile()
    answer(previewBankFile, preview)
    await choose(user)
    await screen.findByText(/3 lines, 2 new/)
    expect(screen.getByText('Credits 1 deposit with 500,000.00.')).toBeDefined()
    expect(screen.getByText(/^Lines 3: same reference/)).toBeDefined()
    const lines = [...document.querySelectorAll('.bank-preview tbody tr')].map((row) => row.lastChild?.textContent)
    expect(lines).toEqual(['Credit', 'Already recorded'])
    await user.click(button('Send for approval'))
    expect(callsOf(importBankFile)).toEqual([])
    await explain(user)
    const send = answerLater(importBankFile, { ...preview, approvalId: ID, expiresAt: AT, importId: ID })
    await user.click(button('Send for approval'))
    await user.click(button('Send for approval'))
    send()
    await findAwaiting('Upload a bank file')
    expect(callsOf(importBankFile)).toHaveLength(1)
    expect(callsOf(importBankFile)[0]?.reason).toBe('The statement of today')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('that holds nothing new is not sent', async () => {
    const user = await openFile()
    answer(previewBankFile, { ...preview, fresh: 0 })
    await choose(user)
    await screen.findByText(/3 lines, 0 new/)
    await explain(user)
    await user.click(button('Send for approval'))
    expect(await screen.findByText('Choose a file with at least one new line.')).toBeDefined()
    expect(callsOf(importBankFile)).toEqual([])
  })

  test('that can’t be read says why', async () => {
    const user = await openFile()
    refuse(previewBankFile, 'BANK_FILE_FORMAT')
    await choose(user)
    await within(screen.getByRole('dialog')).findByRole('alert')
  })
})
