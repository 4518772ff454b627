import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { AccountLine, ChainLine, ReconCase } from '@senluna/contract/desk/money/reconciliation.ts'
import { newMember, openCash, opened, type Cash } from '../cashier/deposits/testing/cash.ts'
import { askDesk, newPerson, type Person } from '../staff/testing/desk.ts'
import { compareChains } from './index.ts'

let cash: Cash
let maker: Person
let checker: Person
beforeAll(async () => {
  cash = await openCash()
  maker = await newPerson(cash.house, ['FINANCE_MAKER'])
  checker = await newPerson(cash.house, ['FINANCE_CHECKER'])
})
afterAll(async () => {
  assert.deepEqual(await cash.house.breaks(), [])
  await cash.close()
})

const desk = <Value = Partial<Awaiting>>(method: string, path: string, body?: unknown, as = maker) =>
  askDesk<Value>(cash.house, as, method, `/bo/v1/${path}`, body)
const compare = () => {
  const { database, deposits, log, clock } = cash.house.parts
  return compareChains(database.db, deposits.providers, log, clock.now())
}
const lines = async (query = '') => (await desk<{ list: ChainLine[] }>('GET', `recon-chains?${query}`)).value!.list
const balanceOf = async (account: string): Promise<bigint> => {
  const { list } = (await desk<{ list: AccountLine[] }>('GET', 'recon/balance')).value!
  return BigInt(list.find((item) => item.account === account && item.currency.code === 'XUSD')?.balance ?? '0')
}
/** Money that came to an address for good; `isNotified` says whether its callback arrived here. */
async function came(address: string, micro: string, isNotified: boolean): Promise<void> {
  const to = cash.book.addresses.find((item) => item.address === address)!
  const payment = cash.book.begin(
    {
      orderNo: '',
      method: 'USDT',
      amount: micro,
      currency: 'USDT',
      language: 'VI',
      notifyUrl: isNotified ? to.notifyUrl : 'http://localhost/cb/nowhere',
      returnUrl: '',
      address,
      chain: 'TRC20',
      confirmations: { have: 0, need: 19 },
    },
    cash.house.parts.clock.now(),
  )
  for (let times = 0; times < 2; times++) await cash.provider.act(payment, 'confirm')
}

test('an address agrees with its chain, differs by money we never heard of, and is closed by two who write it off', async () => {
  const who = await newMember(cash)
  const order = await opened(cash, who, 'USDT', '2531000', { chain: 'TRC20' })
  const { address = '' } = order.pay
  const line = async () => (await lines()).find((line) => line.address === address)!
  assert.deepEqual([(await line()).state, (await line()).theirs], ['SILENT', undefined], 'nobody has asked yet')
  await came(address, '100000000', true)
  assert.deepEqual((await compare()).rows, 1)
  const fine = await line()
  assert.deepEqual(
    [fine.ours, fine.theirs, fine.difference, fine.state, fine.userName],
    ['100000000', '100000000', '0', 'CLEAR', who.member.userName],
  )
  assert.deepEqual(await lines('open=1'), [])

  await came(address, '7000000', false)
  await compare()
  const off = await line()
  assert.deepEqual([off.difference, off.state], ['7000000', 'DIFFERS'])
  assert.deepEqual(
    (await lines('open=1')).map(({ id }) => id),
    [off.id],
  )
  const made = await desk<ReconCase>('POST', 'recon-cases', { kind: 'CHAIN', about: off.id, difference: '7000000' })
  assert.equal(made.value!.state, 'OPEN')
  const [cashed, adjusted] = [await balanceOf('CASH:SANDBOX-TRC20'), await balanceOf('EXP:ADJUST')]
  const asked = await desk('POST', `recon-cases/${made.value!.id}/close`, { how: 'WRITTEN_OFF' })
  assert.equal((await desk('POST', `approvals/${asked.value!.approvalId}/approve`, {}, checker)).success, true)
  assert.deepEqual(
    [await balanceOf('CASH:SANDBOX-TRC20'), await balanceOf('EXP:ADJUST')],
    [cashed - 7_000_000n, adjusted + 7_000_000n],
  )
  assert.equal((await line()).state, 'CLEAR')
  assert.equal((await desk('GET', 'recon-chains?after=x')).errorCode, 'VAL_FIELD')
  assert.equal((await desk('GET', 'recon-cases?after=x')).errorCode, 'VAL_FIELD')
})

test('a provider that does not answer leaves what was known', async () => {
  const { deposits, database, log, clock } = cash.house.parts
  const before = await lines()
  const silent = new Map(
    [...deposits.providers].map(([id, provider]) => [
      id,
      { ...provider, cameTo: async () => new Map<string, bigint>() },
    ]),
  )
  assert.equal((await compareChains(database.db, silent, log, clock.now())).rows, 0)
  assert.deepEqual(await lines(), before)
})
