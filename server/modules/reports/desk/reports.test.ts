import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, test } from 'vitest'
import type { CohortRow, MoneyRow, PlayRow } from '@senluna/contract/desk/reports.ts'
import { businessDate, DAY } from '@senluna/kit/time.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { newSession, newSomebody, openHouse, sit, spun, type House } from '../../rounds/testing/house.ts'
import { askDesk, newPerson } from '../../staff/testing/desk.ts'
import { give, play, readReport } from '../testing/reporting.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const ZONE = 'Asia/Ho_Chi_Minh'
const now = () => house.parts.clock.now()
const query = () => queryOf(house.parts.database.db)

const read = <Row>(path: string, host?: string) => readReport<Row>(house, path, host)
const sumOf = (rows: readonly PlayRow[], figure: 'stake' | 'payout' | 'ggr' | 'validBet') =>
  rows.reduce((sum, row) => sum + BigInt(row[figure]), 0n).toString()

test('GGR by day, product, game and vendor comes to one total: what the games’ accounts hold', async () => {
  const [player, other] = [await newSomebody(house), await newSomebody(house)]
  await play(house, player, { staked: 1_000n, paid: 300n })
  await play(house, other, { staked: 500n, paid: 900n })
  house.advance(DAY)
  for (const who of [player, other]) Object.assign(who, await newSession(house, who.member))
  await spun(house, await sit(house, player))
  const cancel = await play(house, other, { staked: 7_000n, paid: 0n })
  await cancel()
  await give(house, player, 123n)
  const accounts = await query()<{ ggr: string }>(
    `select sum(balance)::text as ggr from ledger.for_house where merchant_id = 'senluna' and currency = 'XVD' and code like 'GAME:%'`,
    [],
  )
  for (const by of ['day', 'product', 'game', 'vendor']) {
    const list = await read<PlayRow>(`play?by=${by}`)
    const [total, ...more] = list.filter((row) => row.total)
    assert.deepEqual(more, [], 'one currency has one total')
    const rows = list.filter((row) => !row.total)
    assert.equal(rows.length, 2, by)
    assert.equal(total!.ggr, accounts[0]!.ggr, by)
    for (const figure of ['stake', 'payout', 'ggr', 'validBet'] as const)
      assert.equal(sumOf(rows, figure), total![figure], `${by}: ${figure}`)
    assert.deepEqual([total!.bets, total!.players], [3, 2], 'a member counts once, a void bet is none')
    assert.equal(BigInt(total!.ngr), BigInt(total!.ggr) - 123n)
  }
  const [live] = await read<PlayRow>('play?product=LIVE&by=game')
  assert.deepEqual(
    [live!.key, live!.stake, live!.payout, live!.ggr, live!.rtp],
    ['other-game', '1500', '1200', '300', 8_000],
  )
  const today = businessDate(now(), ZONE)
  const day = await read<PlayRow>(`play?from=${today}&to=${today}`)
  assert.deepEqual(
    day.map(({ key, total }) => [key, total]),
    [
      [today, false],
      ['', true],
    ],
  )
})

test('another brand’s people see nothing of it, and who has no right sees none', async () => {
  for (const path of ['play', 'money', 'cohorts'])
    assert.deepEqual(await read(path, 'desk.reference.localhost'), [], path)
  const support = await newPerson(house, ['SUPPORT'])
  for (const path of ['play', 'money', 'cohorts'])
    assert.equal((await askDesk(house, support, 'GET', `/bo/v1/reports/${path}`)).errorCode, 'AUTH_FORBIDDEN')
})

test('deposits by channel: how many came through, how much and how fast', async () => {
  const who = await newSomebody(house)
  const at = new Date(now())
  const channel = randomUUID()
  await query()(
    `insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
       expire_min, priority, quick, state, payee, settings, created_at, changed_at)
     values ($1, 'senluna', 'BANK-R', 'BANK_QR', 'manual-bank', 'A bank', 1, 100, 0, 0, 15, 1, '{}', 'OPEN', '{}', '{}', $2, $2)`,
    [channel, at],
  )
  const order = (no: string, state: string, units: bigint, credited: Date | null) =>
    query()(
      `insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
         currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, created_at, expires_at,
         changed_at, credited_at)
       values (gen_random_uuid(), 'senluna', $1, $2, 'm', $7, 'BANK-R', 'manual-bank', 'BANK_QR', 'XVD', gen_random_uuid(), $3, 0, 0, $8,
         0, $8, 0, $4, $5, $5, $5, $6)`,
      [no, who.member.id, units.toString(), state, at, credited, channel, credited && units.toString()],
    )
  await order('D0000000081', 'CREDITED', 40_000n, new Date(at.getTime() + 60_000))
  await order('D0000000082', 'CREDITED', 60_000n, new Date(at.getTime() + 180_000))
  await order('D0000000083', 'EXPIRED', 9_000n, null)
  await order('D0000000084', 'PENDING_PAYMENT', 9_000n, null)
  await give(house, who, 5n)
  await query()(`insert into facts.mark (member_id, day) values ($1, $2)`, [who.member.id, businessDate(now(), ZONE)])
  const list = await read<MoneyRow>('money?direction=IN')
  const currency = list[0]!.currency
  const figures = { asked: 4, done: 2, failed: 1, success: 6_666, amount: '100000', fee: '0', usual: 120, slowest: 180 }
  assert.deepEqual(list, [
    { channel: 'BANK-R', channelName: 'A bank', total: false, direction: 'IN', currency, ...figures },
    { channel: '', total: true, direction: 'IN', currency, ...figures },
  ])
  assert.deepEqual(await read('money?direction=OUT'), [])
  const brand = house.parts.brands.find(({ merchantCode: code }) => code === 'senluna')!
  house.parts.visits.note(brand, { deviceId: 'a browser', ip: '' }, now())
  await house.parts.visits.flush()
  const [week] = await read<CohortRow>('cohorts')
  const visits = await query()<{ sum: bigint }>(
    `select sum(visitors) from facts.visit where merchant_id = 'senluna' and day >= $1`,
    [week!.week],
  )
  assert.equal(BigInt(week!.visits), visits[0]!.sum)
  assert.deepEqual([week!.firstDeposit, week!.secondDeposit], [1, 1])
  assert.ok(week!.registered >= week!.played)
})

test('who came back is counted by weeks after the one they registered in', async () => {
  const [stays, leaves] = [await newSomebody(house), await newSomebody(house)]
  await play(house, leaves, { staked: 100n, paid: 0n })
  house.advance(7 * DAY)
  await play(house, stays, { staked: 100n, paid: 0n })
  house.advance(7 * DAY)
  const [week] = (await read<CohortRow>('cohorts')).filter(({ registered }) => registered > 0)
  assert.deepEqual([week!.after1, week!.after2, week!.after3], [1, 0, undefined])
})

test('a week in which people came to look and nobody registered has visits and no means', async () => {
  const brand = house.parts.brands.find(({ merchantCode: code }) => code === 'refbrand1')!
  house.parts.visits.note(brand, { deviceId: 'a browser', ip: '' }, now())
  await house.parts.visits.flush()
  const weeks = await read<CohortRow>('cohorts', 'desk.reference.localhost')
  const { visits, registered, meanDeposited, meanNgr } = weeks[0]!
  assert.deepEqual([visits, registered, meanDeposited, meanNgr], [1, 0, '0', '0'])
})
