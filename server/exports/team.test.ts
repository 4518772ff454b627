import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { ExportFilter, OwnExport } from '@senluna/contract/member/exports.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import { PAGE_OF_FILE, type AgentPage, type TeamFile } from '@senluna/kit/agents/pages.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { businessDate, DAY, MINUTE } from '@senluna/kit/time.ts'
import { SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { plainText } from '@senluna/text/all.ts'
import { principalOf } from '../modules/agents/index.ts'
import { insertAssistant, setPages } from '../modules/agents/assistants/assistant-store.ts'
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
import { buildFacts } from '../modules/facts/index.ts'
import { relayed } from '../testing/relayed.ts'
import { queryOf } from '../platform/database/query.ts'
import { teamListExports } from './team-lists.ts'
import { teamExports } from './team.ts'

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

async function ask(who: Somebody, report: string, filter: ExportFilter = {}) {
  house.advance(1_000)
  const today = businessDate(now(), 'Asia/Ho_Chi_Minh')
  const site = { app: house.app, log: house.log, clock: house.parts.clock }
  const body = { report, filter: { from: today, to: today, ...filter } }
  const jwe = await sealed(site, newVisitor(), 'POST', '/wps/v2/export', body)
  return askAs<OwnExport>(house, who, 'POST', '/wps/v2/export', { jwe })
}

/** The rows of a file, without its names, each as its cells. */
async function fileOf(who: Somebody, report: string, filter: ExportFilter = {}): Promise<string[][]> {
  const asked = await ask(who, report, filter)
  await runExports(house.parts.security, now)
  return linesOf(who, asked)
}

async function readOf(who: Somebody, asked: Awaited<ReturnType<typeof ask>>): Promise<string[]> {
  const { jobId } = asked.value!.job!
  const read = await house.app.inject({
    method: 'GET',
    url: `/wps/v2/export/${jobId}/file`,
    headers: { host: who.host, cookie: `__Host-sid=${who.cookie}`, authorization: `Bearer ${who.handle}` },
  })
  assert.equal(read.statusCode, 200, read.body)
  return read.body.trim().split('\r\n')
}

const cellsOf = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(','))

const linesOf = async (who: Somebody, asked: Awaited<ReturnType<typeof ask>>) => cellsOf(await readOf(who, asked))

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

test('files of accounts and of profit and loss have what their pages have, of one’s own line alone', async () => {
  await relayed(house.parts)
  await buildFacts({ db: house.parts.database.db, brands: house.parts.brands })
  const { top, left, right, deep, own } = tree
  const name = (who: Somebody) => who.member.userName
  const direct = [left, right, own].map(name).toSorted()
  assert.deepEqual(
    (await fileOf(top, 'TEAM_ACCOUNTS')).map(([account]) => account),
    direct,
  )
  const [leads] = (await fileOf(top, 'TEAM_ACCOUNTS', { accounts: { account: name(left) } })).map((cells) =>
    cells.slice(0, 4),
  )
  assert.deepEqual(leads, [name(left), 'Đại lý', '1', '1'])
  assert.deepEqual((await fileOf(top, 'TEAM_ACCOUNTS', { accounts: { type: 'AGENT' } })).length, 2)
  assert.deepEqual(
    (await fileOf(top, 'TEAM_ACCOUNTS', { accountId: left.member.id })).map(([account]) => account),
    [name(deep)],
  )
  assert.deepEqual(
    (await fileOf(left, 'TEAM_ACCOUNTS')).map(([account]) => account),
    [name(deep)],
  )
  assert.deepEqual(await fileOf(right, 'TEAM_ACCOUNTS', { accounts: { account: name(deep) } }), [])
  // An account, its type, then deposits, withdrawals, bets.
  const bets = (rows: string[][]) => rows.map((cells) => [cells[0], Number(cells[4])])
  const below = [
    [name(left), 100],
    [name(right), 0],
    [name(own), 200],
  ].toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
  const whole = bets(await fileOf(top, 'TEAM_PROFIT'))
  assert.deepEqual(
    [whole[0], whole.slice(1).toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))],
    [[name(top), 0], below],
  )
  assert.deepEqual(bets(await fileOf(right, 'TEAM_PROFIT')), [[name(right), 0]])
  assert.deepEqual(bets(await fileOf(left, 'TEAM_PROFIT', { team: '0' })), [
    [name(left), 0],
    [name(deep), 100],
  ])
  assert.equal((await fileOf(top, 'TEAM_PROFIT', { profitTab: 'FUNDS' }))[0]!.length, 14)
  assert.equal((await fileOf(top, 'TEAM_PROFIT', { product: 'LIVE' }))[0]!.length, 6)
})

test('a file of profit and loss is of 92 days, and an affiliate’s too; of single accounts it has none', async () => {
  const today = businessDate(now(), 'Asia/Ho_Chi_Minh')
  const since = (days: number) => ({ from: daysFrom(today, 1 - days) })
  const affiliate = await newSomebody(house, 41)
  assert.equal((await ask(affiliate, 'TEAM_ACCOUNTS')).errorCode, 'AUTH_FORBIDDEN')
  assert.equal((await fileOf(affiliate, 'TEAM_PROFIT', since(92))).length, 1)
  assert.equal((await ask(affiliate, 'TEAM_PROFIT', since(93))).errorCode, 'VAL_FIELD')
  assert.equal((await ask(tree.top, 'TEAM_TRANSACTIONS', since(32))).errorCode, 'VAL_FIELD')
})

test('who is no agent has no such file, nor has an affiliate; an account that left the team is in none', async () => {
  for (const [type, code] of [
    [0, 'AUTH_NOT_AGENT'],
    [41, 'AUTH_FORBIDDEN'],
  ] as const)
    assert.equal((await ask(await newSomebody(house, type), 'TEAM_BETS')).errorCode, code)
  const reports = ['TEAM_BETS', 'TEAM_ACCOUNTS', 'TEAM_PROFIT'] as const
  const asked = []
  for (const report of reports) asked.push(await ask(tree.left, report, { accountId: tree.deep.member.id }))
  const whole = await ask(tree.left, 'TEAM_ACCOUNTS')
  house.advance(DAY)
  await placed(house, tree.deep, [tree.top, tree.right], now())
  for (let tries = 0; tries < 3; tries++) {
    await runExports(house.parts.security, now)
    house.advance(60 * MINUTE)
  }
  Object.assign(tree.left, await newSession(house, tree.left.member))
  const stateOf = async ({ value }: Awaited<ReturnType<typeof ask>>) =>
    (await askAs<{ state: string }>(house, tree.left, 'GET', `/wps/v2/export/${value!.job!.jobId}`)).value!.state
  assert.deepEqual(await Promise.all(asked.map(stateOf)), ['FAILED', 'FAILED', 'FAILED'])
  assert.deepEqual(await linesOf(tree.left, whole), [], 'asked for before it left, made afterwards')
})

test('an assistant has the files of the pages that it has, of its agent’s team, and each wish is noted', async () => {
  const assistant = await newSomebody(house, 42)
  const { db } = house.parts.database
  assert.equal((await ask(assistant, 'TEAM_PROFIT')).errorCode, 'AUTH_NOT_AGENT')
  const files = Object.entries(PAGE_OF_FILE) as [TeamFile, AgentPage][]
  const { merchantCode, id } = assistant.member
  const row = { id, merchantCode, principalId: tree.top.member.id, pages: [] }
  await db.transaction().execute((tx) => insertAssistant(tx, row, now()))
  const tick = (pages: readonly AgentPage[]) => db.transaction().execute((tx) => setPages(tx, id, pages))
  for (const [file, page] of files) {
    await tick(files.map(([, other]) => other).filter((other) => other !== page))
    assert.equal((await ask(assistant, file)).errorCode, 'AUTH_FORBIDDEN', file)
    await tick([page])
    Object.assign(tree.top, await newSession(house, tree.top.member))
    assert.deepEqual(await fileOf(assistant, file), await fileOf(tree.top, file), file)
  }
  const { rows } = await sql<{ object: string; after: { call: string } }>`select object_id as object, after
    from audit.entry where actor_id = ${id} and action = 'agents.assistant' order by at`.execute(db)
  assert.deepEqual(
    rows.map(({ object, after }) => [object, after.call]),
    files.map(([file]) => [tree.top.member.id, `POST /wps/v2/export ${file}`]),
  )

  // A page that is taken away meanwhile takes its files with it, made or not.
  await tick(['downlineManagmentView'])
  const made = await ask(assistant, 'TEAM_ACCOUNTS')
  await runExports(house.parts.security, now)
  const waits = await ask(assistant, 'TEAM_ACCOUNTS')
  await tick(['personalHistoryCopy'])
  for (let tries = 0; tries < 3; tries++) {
    await runExports(house.parts.security, now)
    house.advance(6 * MINUTE)
  }
  const stateOf = async ({ value }: typeof made) =>
    (await askAs<{ state: string }>(house, assistant, 'GET', `/wps/v2/export/${value!.job!.jobId}`)).value!.state
  assert.deepEqual([await stateOf(made), await stateOf(waits)], ['READY', 'FAILED'])
  const sent = await askAs(house, assistant, 'GET', `/wps/v2/export/${made.value!.job!.jobId}/file`)
  assert.equal(sent.errorCode, 'SYS_NOT_FOUND')
  await tick(['downlineManagmentView'])
  assert.ok((await linesOf(assistant, made)).length > 0)
})

test('a file ends at its most rows, and pages that are fetched one after another lack and double none', async () => {
  Object.assign(tree.top, await newSession(house, tree.top.member))
  for (let n = 0; n < 5; n++) await bets(tree.own, 10n + BigInt(n), 0n)
  const { security } = house.parts
  const { records } = security
  const wanted = ['TEAM_BETS', 'TEAM_TRANSACTIONS', 'TEAM_ACCOUNTS', 'TEAM_PROFIT'] as const
  const whole = new Map<string, string[][]>()
  await sql`update security.export set asked_at = asked_at - interval '2 days'`.execute(house.parts.database.db)
  for (const report of wanted) whole.set(report, await fileOf(tree.top, report))
  try {
    for (const size of [
      { most: 50_000, page: 1 },
      { most: 50_000, page: 2 },
      { most: 2, page: 1 },
      { most: 2, page: 3 },
    ]) {
      const kindName = (language: string, kind: number) => `${language} ${kind}`
      const small = { ...teamExports(principalOf, kindName, size), ...teamListExports(principalOf, size) }
      Object.assign(security, { records: { ...records, ...small } })
      // So many files are more than somebody may have of one day.
      await sql`update security.export set asked_at = asked_at - interval '2 days'`.execute(house.parts.database.db)
      for (const report of wanted) {
        const asked = await ask(tree.top, report)
        await runExports(security, now)
        const lines = await readOf(tree.top, asked)
        const isCut = whole.get(report)!.length > size.most
        // Who opens it later may never have seen the page: its last line says that there was more.
        const goesOn = isCut ? lines.pop() : undefined
        const said = plainText('VI', 'records.export.cut', { count: size.most })
        assert.equal(goesOn, isCut ? said : undefined, report)
        const job = await askAs<{ cutAt?: number }>(house, tree.top, 'GET', `/wps/v2/export/${asked.value!.job!.jobId}`)
        assert.equal(job.value!.cutAt, isCut ? size.most : undefined)
        const rows = cellsOf(lines)
        const nameless = (cells: string[][]) => cells.map(([account, , third]) => [account, third])
        assert.deepEqual(
          nameless(rows),
          nameless(whole.get(report)!).slice(0, size.most),
          `${report} ${JSON.stringify(size)}`,
        )
      }
    }
  } finally {
    Object.assign(security, { records })
  }
  assert.ok(whole.get('TEAM_BETS')!.length >= 5 && whole.get('TEAM_ACCOUNTS')!.length >= 2)
})
