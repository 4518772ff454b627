import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type { OwnExport } from '@senluna/contract/member/exports.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, DAY, MINUTE } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import {
  askAs,
  newSession,
  newSomebody,
  openHouse,
  type House,
  type Somebody,
} from '../modules/rounds/testing/house.ts'
import { runExports } from '../modules/security/index.ts'
import { sealed } from '../modules/sessions/testing/sealing.ts'
import { newVisitor } from '../modules/sessions/testing/visitor.ts'
import { placed, treeOf, type Tree } from '../modules/teams/testing/tree.ts'
import { bet, win } from '../modules/wagers/index.ts'
import { queryOf } from '../platform/database/query.ts'

let house: House
let tree: Tree
const now = () => house.parts.clock.now()

async function bets(who: Somebody, units: bigint, paid: bigint): Promise<void> {
  house.advance(MINUTE)
  const query = queryOf(house.parts.database.db)
  const round = randomUUID()
  const order = () => ({
    owner: who.member.id,
    source: SOURCE.VENDOR,
    key: randomUUID(),
    round,
    wallet: WALLET.MAIN,
    currency: 'XVD',
    vendor: 'OTHER',
    at: now(),
  })
  const game = { mode: 'REAL', product: 'LIVE', game: 'other-game', merchant: merchantCode('senluna') } as const
  await bet(query, { ...order(), ...game, amount: amount(units) }, now())
  await win(query, { ...order(), amount: amount(paid) }, now())
}

beforeAll(async () => {
  house = await openHouse()
  tree = await treeOf(house)
  await bets(tree.deep, 100n, 0n)
  await bets(tree.own, 200n, 350n)
  await bets(tree.internal, 999n, 0n)
}, 120_000)
afterAll(() => house.close())

async function ask(who: Somebody, report: string, filter: Record<string, string> = {}) {
  house.advance(1_000)
  const today = businessDate(now(), 'Asia/Ho_Chi_Minh')
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const body = { report, filter: { from: today, to: today, ...filter } }
  const jwe = await sealed(site, newVisitor(), 'POST', '/wps/v2/export', body)
  return askAs<OwnExport>(house, who, 'POST', '/wps/v2/export', { jwe })
}

/** The rows of a file, without its names, each as its cells. */
async function fileOf(who: Somebody, report: string, filter: Record<string, string> = {}): Promise<string[][]> {
  const asked = await ask(who, report, filter)
  await runExports(house.parts.security, now)
  const { jobId } = asked.value!.job!
  const read = await house.app.inject({
    method: 'GET',
    url: `/wps/v2/export/${jobId}/file`,
    headers: { host: who.host, cookie: `__Host-sid=${who.cookie}`, authorization: `Bearer ${who.handle}` },
  })
  assert.equal(read.statusCode, 200, read.body)
  const lines = read.body.trim().split('\r\n')
  return lines.slice(1).map((line) => line.split(','))
}

test('a file of the team has what its page has, of an account too; foreign bets stand in none', async () => {
  const rows = await fileOf(tree.top, 'TEAM_BETS')
  assert.deepEqual(
    rows.map((cells) => [cells[0], Number(cells[6])]),
    [
      [tree.own.member.userName, 200],
      [tree.deep.member.userName, 100],
    ],
  )
  const alone = await fileOf(tree.top, 'TEAM_BETS', { accountId: tree.own.member.id, team: '0' })
  assert.deepEqual(
    alone.map((cells) => Number(cells[6])),
    [200],
  )
  assert.deepEqual((await fileOf(tree.left, 'TEAM_BETS', { betStatus: 'WON' })).length, 0)
  const moved = await fileOf(tree.top, 'TEAM_TRANSACTIONS', {
    accountId: tree.own.member.id,
    team: '0',
    teamGroup: 'WIN',
  })
  assert.deepEqual(
    moved.map((cells) => Number(cells[4])),
    [350],
  )
})

test('who is no agent has no such file, nor has an affiliate; an account that left the team is in none', async () => {
  for (const [type, code] of [
    [0, 'AUTH_NOT_AGENT'],
    [41, 'AUTH_FORBIDDEN'],
  ] as const)
    assert.equal((await ask(await newSomebody(house, type), 'TEAM_BETS')).errorCode, code)
  const asked = await ask(tree.left, 'TEAM_BETS', { accountId: tree.deep.member.id })
  house.advance(DAY)
  await placed(house, tree.deep, [tree.top, tree.right], now())
  for (let tries = 0; tries < 3; tries++) {
    await runExports(house.parts.security, now)
    house.advance(60 * MINUTE)
  }
  Object.assign(tree.left, await newSession(house, tree.left.member))
  const job = await askAs<{ state: string }>(house, tree.left, 'GET', `/wps/v2/export/${asked.value!.job!.jobId}`)
  assert.equal(job.value!.state, 'FAILED')
})
