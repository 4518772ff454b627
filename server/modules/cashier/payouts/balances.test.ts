import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { PayoutChannel } from '@senluna/contract/desk/money/withdrawals.ts'
import { httpPayout } from '../../../payments/http-payout/index.ts'
import { askDesk, newPerson, type Person } from '../../staff/testing/desk.ts'
import { askBalances } from './balances.ts'
import { openBank, type Bank } from '../withdrawals/testing/payouts.ts'

let bank: Bank
let maker: Person
let checker: Person
beforeAll(async () => {
  bank = await openBank()
  maker = await newPerson(bank, ['FINANCE_MAKER'])
  checker = await newPerson(bank, ['FINANCE_CHECKER'])
})
afterAll(() => bank.close())

const now = () => bank.parts.clock.now()
const askAll = () => askBalances(bank.withdrawals, now)
const channel = async (id: string) =>
  (await askDesk<{ list: PayoutChannel[] }>(bank, maker, 'GET', '/bo/v1/payout-channels')).value!.list.find(
    (channel) => channel.id === id,
  )!

test('a provider’s balance is what it said last and when; one that is away keeps it, one that says nothing has none', async () => {
  assert.deepEqual((await channel('sandbox-payout')).balance, { state: 'NOT_ASKED' })
  assert.deepEqual((await channel('by-hand')).balance, { state: 'BY_HAND' })
  await askAll()
  const balance = (await channel('sandbox-payout')).balance
  assert.deepEqual([balance.state, balance.amount], ['REPORTED', '900000000'])
  assert.ok(Math.abs(Date.parse(balance.at!) - now()) < 10_000)
  bank.advance(300_000)
  bank.standIn.has = 'dies'
  await askAll()
  assert.deepEqual((await channel('sandbox-payout')).balance, { ...balance, state: 'UNREACHABLE' })
  bank.standIn.has = undefined
  await askAll()
  assert.deepEqual((await channel('sandbox-payout')).balance, { state: 'NOT_REPORTED' })
  bank.standIn.has = -5n
  await askAll()
  assert.equal((await channel('sandbox-payout')).balance.amount, '-5')
})

test('what a provider takes is changed by two, beside limits and order', async () => {
  const path = '/bo/v1/payout-channels/sandbox-payout'
  const asked = await askDesk<Awaiting>(bank, maker, 'POST', path, { feePpm: 5_000, feeFixed: '1100' })
  assert.equal(asked.status, 202)
  assert.deepEqual([(await channel('sandbox-payout')).feePpm, (await channel('sandbox-payout')).feeFixed], [0, '0'])
  await askDesk(bank, checker, 'POST', `/bo/v1/approvals/${asked.value!.approvalId}/approve`)
  assert.deepEqual(
    [(await channel('sandbox-payout')).feePpm, (await channel('sandbox-payout')).feeFixed],
    [5_000, '1100'],
  )
  for (const body of [
    { feePpm: 1_000_001 },
    { feePpm: -1 },
    { feePpm: 0.5 },
    { feeFixed: '-1' },
    { feeFixed: '1.5' },
    { feeFixed: ' 1' },
  ])
    assert.equal((await askDesk(bank, maker, 'POST', path, body)).errorCode, 'VAL_FIELD', JSON.stringify(body))
})

test('only a signed balance in the currency asked for is believed', async () => {
  const { Payouts } = await import('../../../../sandbox/payments/payouts.ts')
  const { Book } = await import('../../../../sandbox/payments/book.ts')
  const theirs = new Payouts('a-secret', new Book(), Date.now, () => undefined)
  let answer: { status: number; body: string } | undefined
  const server: Server = createServer((request, response) => {
    const said = theirs.answer(request.method ?? '', request.url ?? '', request.headers, '')
    response.writeHead(answer?.status ?? said.status, said.headers).end(answer?.body ?? said.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    assert.equal(await httpPayout({ url, secret: 'a-secret' }).balance('XVD'), 5_000_000_000n)
    await assert.rejects(httpPayout({ url, secret: 'another' }).balance('XVD'))
    answer = { status: 200, body: '{"currency":"XVD","amount":"99999999999"}' }
    await assert.rejects(httpPayout({ url, secret: 'a-secret' }).balance('XVD'), 'forged')
  } finally {
    server.close()
  }
  await assert.rejects(httpPayout({ url, secret: 'a-secret' }).balance('XVD'), 'nobody there')
})
