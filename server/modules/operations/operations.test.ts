import assert from 'node:assert/strict'
import type { Id } from '@senluna/kit/ids.ts'
import { sql } from 'kysely'
import { id } from '@senluna/kit/ids.ts'
import { instant } from '@senluna/kit/time.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Awaiting } from '@senluna/contract/desk/approvals.ts'
import type { Dashboard } from '@senluna/contract/desk/dashboard.ts'
import { BRAND_ALARMS, type DeskJob, type JobRun, type SystemState } from '@senluna/contract/desk/brand/system.ts'
import { newId } from '../../platform/ids.ts'
import { attempt } from '../../platform/concurrency/attempt.ts'
import { keptJobs } from '../../platform/jobs/kept-jobs.ts'
import { noteActive } from '../wagers/active-store.ts'
import { newSomebody, sit, spun, type House } from '../rounds/testing/house.ts'
import { rightsOf } from '../staff/store.ts'
import { newPerson, putAboveBrands, type Person } from '../staff/testing/desk.ts'
import { workedOut } from '../reports/testing/reporting.ts'
import { actsAt, openDesk } from '../approvals/testing/maker-checker.ts'

const ELSEWHERE = 'desk.reference.localhost'
/** A channel of the dashboard's deposits. */
const CHANNEL = '00000000-0000-7000-8000-0000000000d1'

let house: House
let maker: Person
let checker: Person
beforeAll(async () => {
  ;({ house, maker, checker } = await openDesk())
  await putAboveBrands(house, maker, 'system.view', 'system.edit')
  await putAboveBrands(house, checker, 'system.view', 'system.approve')
})
afterAll(() => house.close())

const { get, post, approve } = actsAt(() => ({ house, maker, checker }))

/** What two people do with a job. */
async function agreed(path: string, body: unknown = {}): Promise<void> {
  const asked = await post<Awaiting>(`jobs/${path}`, body)
  assert.equal((await approve(asked.value!.approvalId)).errorCode, undefined)
}

test('the chain is worked out anew, a broken one is named, and the log is exported', async () => {
  const check = () => post<{ whole: boolean; broken?: { seq: string } }>('audit/check')
  assert.equal((await check()).value!.whole, true)
  await post('brand/theme', { value: {} })
  const taken = await post<{ csv: string; rows: number }>('audit/export?objectKind=setting')
  assert.match(taken.value!.csv, /brand\.set/)
  assert.ok(taken.value!.rows > 0)
})

test('the dashboard counts what waits and what the day brought', async () => {
  const nothing = (await get<Dashboard>('dashboard')).value!
  assert.deepEqual([nothing.today.ggr, nothing.yesterday.ngr, nothing.products], ['0', '0', []])
  const spin = async () => BigInt((await spun(house, await sit(house, await newSomebody(house)))).round.payout)
  const paid = (await spin()) + (await spin())
  await workedOut(house)
  const read = (await get<Dashboard>('dashboard')).value!
  assert.ok(read.today.registrations >= 1)
  assert.ok(read.online >= 1)
  assert.deepEqual(read.queues.map((queue) => queue.name).sort(), [
    'approvals',
    'chat',
    'deposits',
    'kyc',
    'risk',
    'tickets',
    'withdrawals',
  ])
  const rng = read.products.find((product) => product.product === 'RNG')
  assert.deepEqual(rng, { product: 'RNG', today: (2_000n - paid).toString(), yesterday: '0' })
  assert.equal(read.today.ggr, rng.today)
  assert.equal(read.today.ngr, read.today.ggr, 'play money of a demonstration is no cost')
})

test('active members and first deposits are counted once a day, without trials and the house’s own people', async () => {
  const { db } = house.parts.database
  const at = new Date(house.parts.clock.now())
  const before = (await get<Dashboard>('dashboard')).value!.today
  const [player, trial, own] = [await newSomebody(house), await newSomebody(house, 4), await newSomebody(house, 3)]
  const play = ({ member }: { member: { id: Id<'member'> } }, merchant = 'senluna') => ({
    memberId: member.id,
    merchantCode: merchantCode(merchant),
    at: instant(at.getTime()),
  })
  const note = (plays: ReturnType<typeof play>[]) =>
    db.transaction().execute((tx) => noteActive(tx, house.parts.brands, plays))
  await Promise.all([note([play(player), play(player), play(trial)]), note([play(own), play(player)])])
  await note([play(player, 'no-such-brand')])
  const deposit = (memberId: string, no: string, units: bigint, credited: Date) =>
    sql`insert into cashier.deposit (id, merchant_id, order_no, member_id, user_name, channel_id, channel_code, provider, method,
        currency, request_key, asked, fee_ppm, fee_fixed, received, fee, main_part, locked_part, state, created_at, expires_at,
        changed_at, credited_at)
      values (${newId(house.parts.clock.now())}, 'senluna', ${no}, ${memberId}, 'm', ${CHANNEL}, 'BANK-D', 'manual-bank', 'BANK_QR', 'XVD',
        gen_random_uuid(), ${units}, 0, 0, ${units}, 0, ${units}, 0, 'CREDITED', ${at}, ${at}, ${at}, ${credited})`.execute(
      db,
    )
  await sql`insert into cashier.deposit_channel (id, merchant_id, code, method, provider, name, least, most, fee_ppm, fee_fixed,
      expire_min, priority, quick, state, payee, settings, created_at, changed_at)
    values (${CHANNEL}, 'senluna', 'BANK-D', 'BANK_QR', 'manual-bank', 'A bank', 1, 100, 0, 0, 15, 1, '{}', 'OPEN', '{}', '{}', ${at}, ${at})`.execute(
    db,
  )
  const later = await newSomebody(house)
  await deposit(player.member.id, 'D0000000091', 40n, at)
  await deposit(player.member.id, 'D0000000092', 60n, new Date(at.getTime() + 1_000))
  await deposit(later.member.id, 'D0000000093', 7n, new Date(at.getTime() - 40 * 86_400_000))
  await deposit(later.member.id, 'D0000000094', 9n, at)
  const after = (await get<Dashboard>('dashboard')).value!.today
  assert.equal(after.active - before.active, 1)
  assert.equal(after.firstDeposits - before.firstDeposits, 1)
  assert.equal(BigInt(after.firstDeposited) - BigInt(before.firstDeposited), 40n)
  assert.equal(BigInt(after.deposits) - BigInt(before.deposits), 109n)
  const firsts = (await get<{ list: { orderNo: string }[] }>('deposits?queue=all&first=true')).value!.list
  assert.deepEqual(firsts.map(({ orderNo }) => orderNo).sort(), ['D0000000091', 'D0000000093'], 'as its list has them')
})

test('who is online is counted as the list of them has it', async () => {
  const [player, trial] = [await newSomebody(house), await newSomebody(house, 4)]
  const { online } = (await get<Dashboard>('dashboard')).value!
  const { list } = (await get<{ list: { id: string }[] }>('members?online=true&pageSize=100')).value!
  assert.equal(list.length, online)
  const ids = list.map(({ id: found }) => found)
  assert.deepEqual([ids.includes(player.member.id), ids.includes(trial.member.id)], [true, false])
})

test('a job is above the brands: two people decide, every brand reads it in its log, no brand’s administrator sees it', async () => {
  const { db } = house.parts.database
  const jobs = await keptJobs(db, house.parts.clock, [
    { name: 'pay-out', cron: '* * * * *', run: () => Promise.reject(new Error('account 7 of another brand')) },
  ])
  await assert.rejects(jobs[0]!.run())
  const admins = [await newPerson(house, ['ADMINISTRATOR']), await newPerson(house, ['ADMINISTRATOR'], ELSEWHERE)]
  for (const admin of admins) {
    for (const path of ['jobs', 'jobs/pay-out/runs', 'system'])
      assert.equal((await get(path, admin)).errorCode, 'AUTH_FORBIDDEN', path)
    for (const [act, body] of [
      ['run', {}],
      ['pause', { paused: true }],
      ['replay', { day: '2026-01-02' }],
    ] as const)
      assert.equal((await post(`jobs/pay-out/${act}`, body, admin)).errorCode, 'AUTH_FORBIDDEN', act)
    const { alarms } = (await get<Dashboard>('dashboard', admin)).value!
    assert.deepEqual(
      alarms.filter(({ name }) => !BRAND_ALARMS.some((brand) => brand === name)),
      [],
    )
  }
  assert.ok((await get<Dashboard>('dashboard')).value!.alarms.some(({ name }) => name === 'jobFailed'))

  const asked = (await post<Awaiting>('jobs/pay-out/pause', { paused: true })).value!
  assert.equal((await post('jobs/pay-out/pause', { paused: true })).errorCode, 'APPROVAL_OPEN')
  assert.equal((await approve(asked.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  assert.equal((await approve(asked.approvalId, admins[0])).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await approve(asked.approvalId, admins[1])).errorCode, 'SYS_NOT_FOUND')
  const paused = async () =>
    (await get<{ list: DeskJob[] }>('jobs?name=pay-out')).value!.list.some(({ state }) => state === 'PAUSED')
  assert.equal(await paused(), false, 'one person changes nothing')
  assert.equal((await approve(asked.approvalId)).errorCode, undefined)
  assert.equal(await paused(), true)
  assert.equal((await post('jobs/pay-out/pause', { paused: true })).errorCode, 'APPROVAL_STALE', 'it is already')
  const { rows } = await sql<{ merchant_id: string }>`select merchant_id from audit.entry
    where action = 'system.pause.approved' and object_id = 'pay-out' order by 1`.execute(db)
  assert.deepEqual(
    rows.map(({ merchant_id: code }) => code),
    house.parts.brands.map(({ merchantCode: code }) => code).sort(),
  )
  const resume = (await post<Awaiting>('jobs/pay-out/pause', { paused: false })).value!
  await approve(resume.approvalId)
  assert.equal(await paused(), false)
})

test('a role’s row that names a right above the brands gives nothing', async () => {
  const { db } = house.parts.database
  const admin = await newPerson(house, ['ADMINISTRATOR'])
  await sql`insert into staff.permission (merchant_id, role, page, action)
    values ('senluna', 'ADMINISTRATOR', 'system', 'edit'), ('senluna', 'ADMINISTRATOR', 'lotteryHouse', 'edit')`.execute(
    db,
  )
  assert.equal((await post('jobs/pay-out/run', {}, admin)).errorCode, 'AUTH_FORBIDDEN')
  for (const right of ['system.edit', 'lotteryHouse.edit'] as const)
    assert.equal((await rightsOf(db, id<'staff'>(admin.id))).has(right), false, right)
  await sql`delete from staff.permission where page in ('system', 'lotteryHouse')`.execute(db)
})

test('a job tells what it dealt with, and goes through a day once more when two agree', async () => {
  const { db } = house.parts.database
  const replayed: string[] = []
  const jobs = await keptJobs(db, house.parts.clock, [
    { name: 'idle-job', cron: '* * * * *', run: async () => ({ rows: 0 }) },
    {
      name: 'day-job',
      cron: '0 3 * * *',
      run: async () => ({ rows: 7, lastKey: 'k-7', period: '2026-01-01' }),
      replay: async (day) => {
        replayed.push(day)
        if (day === '2026-01-03') throw new Error('that day breaks')
        return { rows: 2, lastKey: 'k-2', period: day }
      },
    },
  ])
  const run = (name: string) => jobs.find((job) => job.name === name)!.run()
  const job = async (name: string) =>
    (await get<{ list: DeskJob[] }>(`jobs?name=${name}`)).value!.list.find((job) => job.name === name)!
  const runs = async (name: string) =>
    (await get<{ list: JobRun[]; next?: string }>(`jobs/${name}/runs?pageSize=2`)).value!
  await run('idle-job')
  await run('day-job')
  assert.deepEqual((await runs('idle-job')).list, [], 'what found nothing to do is no news')
  const { rows, lastKey, period, replays } = await job('day-job')
  assert.deepEqual([rows, lastKey, period, replays], [7, 'k-7', '2026-01-01', true])
  assert.equal((await job('idle-job')).replays, false)

  const replay = (name: string, day: string) => post<Awaiting>(`jobs/${name}/replay`, { day })
  assert.equal((await replay('idle-job', '2026-01-02')).errorCode, 'VAL_FIELD', 'it is of no days')
  assert.equal((await replay('day-job', '2999-01-02')).errorCode, 'VAL_FIELD', 'a day to come')
  assert.equal((await replay('day-job', '2026-02-31')).errorCode, 'VAL_FIELD')
  assert.equal((await replay('no-job', '2026-01-02')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await get('jobs/no-job/runs')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await get('jobs/day-job/runs?after=x')).errorCode, 'VAL_FIELD')
  const asked = await replay('day-job', '2026-01-02')
  await run('run-wanted-jobs')
  assert.deepEqual(replayed, [], 'nobody has agreed yet')
  assert.equal((await approve(asked.value!.approvalId, maker)).errorCode, 'APPROVAL_OWN')
  await approve(asked.value!.approvalId)
  assert.equal((await job('day-job')).replaying, '2026-01-02')
  await Promise.all([run('run-wanted-jobs'), run('run-wanted-jobs')])
  assert.deepEqual(replayed, ['2026-01-02'], 'once, of two that heard of it')
  const broken = await replay('day-job', '2026-01-03')
  await approve(broken.value!.approvalId)
  await run('run-wanted-jobs')
  const first = await runs('day-job')
  assert.deepEqual(
    first.list.map(({ how, failed, rows: much }) => [how, failed, much]),
    [
      ['REPLAY', 'that day breaks', undefined],
      ['REPLAY', undefined, 2],
    ],
  )
  const rest = (await get<{ list: JobRun[] }>(`jobs/day-job/runs?pageSize=2&after=${first.next}`)).value!
  assert.deepEqual(
    rest.list.map(({ how }) => how),
    ['CLOCK'],
  )
})

test('jobs keep what became of them, are paused, and run when somebody asks', async () => {
  const { db } = house.parts.database
  let ran = 0
  const jobs = await keptJobs(db, house.parts.clock, [
    { name: 'good-job', cron: '* * * * *', run: async () => void ran++ },
    { name: 'bad-job', cron: '0 0 * * *', run: () => Promise.reject(new Error('it broke')) },
    {
      name: 'row-job',
      cron: '0 0 * * *',
      run: async () => {
        for (const row of ['a', 'b'])
          await attempt(house.parts.log, 'a row could not be done', { row }, () => Promise.reject(new Error('bad')))
        return { rows: 5 }
      },
    },
  ])
  const run = (name: string) => jobs.find((job) => job.name === name)!.run()
  const job = async (name: string) =>
    (await get<{ list: DeskJob[] }>(`jobs?name=${name}`)).value!.list.find((job) => job.name === name)!
  assert.equal((await job('good-job')).state, 'IDLE')
  await run('good-job')
  await assert.rejects(run('bad-job'), /it broke/)
  assert.deepEqual([(await job('good-job')).state, (await job('bad-job')).failed], ['OK', 'it broke'])
  await run('row-job')
  const { state, failed, rows } = await job('row-job')
  assert.deepEqual(
    [state, failed, rows],
    ['FAILED', '2 rows failed; first: a row could not be done (a): bad', 5],
    'rows that failed are an alarm, and what the others came to is kept',
  )
  await agreed('good-job/pause', { paused: true })
  await run('good-job')
  assert.deepEqual([ran, (await job('good-job')).state], [1, 'PAUSED'])
  await agreed('good-job/run')
  await Promise.all([run('run-wanted-jobs'), run('run-wanted-jobs')])
  assert.equal(ran, 2, 'once, of two that heard of it')
  const system = (await get<SystemState>('system')).value!
  assert.deepEqual(
    system.alarms
      .filter((alarm) => alarm.name.startsWith('job'))
      .map((alarm) => alarm.name)
      .sort(),
    ['jobFailed', 'jobFailed', 'jobPaused'],
  )
  assert.match(system.migration, /^\d{4}-/)
  assert.equal((await post('jobs/no-job/run')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await post('jobs/no-job/pause', { paused: true })).errorCode, 'SYS_NOT_FOUND')
})
