import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, test } from 'vitest'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { readEvidence, verifyDraw } from '@senluna/games/lottery/verifier/verify-draw.ts'
import { later, MINUTE, SECOND } from '@senluna/kit/time.ts'
import { breaksIn, queryOn } from '@senluna/ledger/testing/world.ts'
import { openDrawWorld, openLottery, type DrawWorld } from '../testing/draw-world.ts'

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

/** The public evidence of a draw, from the rows the application may read. */
async function evidenceOf(no: number) {
  const { rows } = await world.world.owner.query(
    `select d.game, d.numero, d.profile, d.commitment, s.revealed as "serverSeed", r.result, r.version,
       jsonb_build_object('source', s.beacon_source, 'round', s.beacon_round, 'signature', s.beacon_signature,
         'randomness', s.beacon_randomness) as beacon
     from lottery.draw d join lottery.seed s on s.draw_no = d.no left join lottery.result r on r.draw_no = d.no where d.no = $1`,
    [no],
  )
  return rows[0]
}

test('a draw is sealed two seconds after its lock, not before, and drawn at its time, not before', async () => {
  const { no, lock_at } = await world.draw({ game: 'K3_1M' })
  const stateAt = async (at: number) => {
    world.clock.at = later(world.clock.at, at - world.clock.at)
    await world.turn()
    return (await world.look(no)).state
  }
  const lock = lock_at.getTime()
  assert.equal(await stateAt(lock), 0)
  assert.equal(await stateAt(lock + 2 * SECOND), 0)
  assert.equal((await evidenceOf(no)).serverSeed, null)
  assert.equal(await stateAt(lock + 2 * SECOND + 1), 1)
  assert.equal(await stateAt(lock + 5 * SECOND - 1), 1)
  assert.equal((await evidenceOf(no)).serverSeed, null, 'no seed is shown before the draw')
  assert.equal(await stateAt(lock + 5 * SECOND), 2)
  assert.match((await evidenceOf(no)).serverSeed, /^[0-9a-f]{64}$/)
})

test('nobody inside: a draw is not sealed, so not drawn either, while somebody who came in time has not committed', async () => {
  const owner = await world.member(1_000n)
  const { no, lock_at } = await world.draw({ game: 'K3_1M' })
  const inside = await world.world.connect()
  await inside.query('begin')
  await queryOn(inside)('select lottery.enter($1)', [[no]])
  world.clock.pass(59 * SECOND + lock_at.getTime() - world.clock.now())
  await world.turn()
  assert.equal((await world.look(no)).state, 0)
  await inside.query('rollback')
  await world.turn()
  assert.equal((await world.look(no)).state, 2)
  const late = await world.bet(owner, [{ draw: no, betType: 'K3_BS', selection: ['BIG'], unit: 10n, stake: 10n }], {
    at: later(world.clock.now(), -59 * SECOND - 1),
  })
  assert.equal(late.status, 'draw_closed')
})

test('with three clocks at once each draw is made once, by the seed it was committed to, and the verifier comes to the same', async () => {
  const numbers: number[] = []
  for (const game of GAMES.values())
    if (game.source === 'SELF' || game.code === 'VN_N')
      numbers.push(
        (await world.draw({ game: game.code, source: game.source === 'SELF' ? 'SELF' : 'DEMONSTRATION' })).no,
      )
  const others = [openLottery(world.url, world.clock), openLottery(world.url, world.clock)]
  world.clock.pass(MINUTE + 10 * SECOND)
  await Promise.all([world.turn(), ...others.map(({ clockOfDraws }) => clockOfDraws.drawDue())])
  await world.turn()
  for (const no of numbers) {
    const draw = await world.look(no)
    assert.equal(draw.state, 2, draw.game)
    const evidence = readEvidence(await evidenceOf(no))
    const structure = structureOf(GAMES.get(draw.game)!)
    const { checks } = verifyDraw(evidence, structure)
    assert.deepEqual(
      checks.map(({ what, holds }) => [what, holds]),
      [
        ['commitment', true],
        ['result', true],
        ['version', true],
      ],
      draw.game,
    )
  }
  const { rows } = await world.world.owner.query(
    'select draw_no from lottery.result group by 1 having count(*) > 1 or max(version) > 1',
  )
  assert.deepEqual(rows, [])
  await Promise.all(others.map(({ close }) => close()))
})

test('the role that draws can read nothing that could tempt it, and the application no seed', async () => {
  const asks = async (role: string, sql: string) => {
    const client = await world.world.connect(`-c role=${role}`)
    return client.query(sql).then(
      () => 'allowed',
      (error: { code?: string }) => error.code,
    )
  }
  const DENIED = '42501'
  for (const table of [
    'lottery.ticket',
    'lottery.ticket_0',
    'lottery.orders',
    'lottery.exposure',
    'lottery.settlement',
    'lottery.terms',
    'lottery.report',
    'lottery.saved_set',
    'ledger.account',
    'ledger.transfer',
    'wagers.wager',
    'members.member',
  ])
    assert.equal(await asks('senluna_draw', `select 1 from ${table} limit 1`), DENIED, table)
  for (const text of [
    'update lottery.draw set commitment = null',
    'update lottery.draw set lock_at = now()',
    'update lottery.result set result = result',
    'delete from lottery.draw',
    'delete from lottery.seed',
    `select lottery.seal_due(now(), now(), 1)`,
    `select lottery.enter('{1}')`,
  ])
    assert.equal(await asks('senluna_draw', text), DENIED, text)
  assert.equal(
    await asks('senluna_draw', 'select 1 from lottery.draw join lottery.seed on draw_no = no limit 1'),
    'allowed',
  )
  assert.equal(await asks('senluna_app', 'select sealed from lottery.seed limit 1'), DENIED)
  assert.equal(await asks('senluna_app', `update lottery.seed set revealed = ''`), DENIED)
  assert.equal(await asks('senluna_app', 'select revealed from lottery.seed limit 1'), 'allowed')
})

test('what was missed while nothing ran: without tickets not held, with them drawn by rule, void when it is too late', async () => {
  const owner = await world.member(1_000n)
  const bet = async (no: number) =>
    (await world.bet(owner, [{ draw: no, betType: 'K3_BS', selection: ['BIG'], unit: 100n, stake: 100n }])).ids[0]!
  const at = (from: number) => ({ game: 'K3_1M', lockAt: later(world.clock.now(), from * MINUTE - 5 * SECOND) })
  const [old, recent] = [await world.draw(at(1)), await world.draw(at(9))]
  const [oldEmpty, recentEmpty, fresh] = [await world.draw(at(1)), await world.draw(at(9)), await world.draw(at(11))]
  const [lost, drawn] = [await bet(old.no), await bet(recent.no)]
  world.clock.pass(12 * MINUTE)
  await world.turn()
  const states = await Promise.all([old, recent, oldEmpty, recentEmpty, fresh].map(({ no }) => world.look(no)))
  assert.deepEqual(
    states.map(({ state, void_reason }) => [state, void_reason]),
    [
      [3, 'LATE'],
      [2, null],
      [4, null],
      [4, null],
      [2, null],
    ],
  )
  assert.equal((await world.standing(lost)).status, 6)
  assert.ok([1, 2].includes((await world.standing(drawn)).status))
  const { rows } = await world.world.owner.query('select draw_no from lottery.result where draw_no = any ($1)', [
    [old.no, oldEmpty.no, recentEmpty.no],
  ])
  assert.deepEqual(rows, [], 'nothing is made up for what was not held')
})

test('a draw whose seed can not be opened is told, holds up no other and is void in the end', async () => {
  const owner = await world.member(1_000n)
  const [broken, other] = [await world.draw({ game: 'K3_1M' }), await world.draw({ game: 'K3_1M' })]
  await world.world.owner.query(`update lottery.seed set sealed = sha256('x') where draw_no = $1`, [broken.no])
  const { ids } = await world.bet(owner, [
    { draw: broken.no, betType: 'K3_BS', selection: ['BIG'], unit: 100n, stake: 100n },
  ])
  world.clock.pass(MINUTE + SECOND)
  await world.turn()
  assert.deepEqual([(await world.look(broken.no)).state, (await world.look(other.no)).state], [1, 2])
  world.clock.pass(10 * MINUTE)
  await world.turn()
  assert.equal((await world.look(broken.no)).void_reason, 'LATE')
  assert.equal(await world.balance(owner), 1_000n)
  assert.equal((await world.standing(ids[0]!)).status, 6)
})

test(
  'a running clock does all of it by itself, several draws at once, and stops without leaving work behind',
  {
    timeout: 60_000,
  },
  async () => {
    const owner = await world.member(100_000n)
    const draws = await Promise.all(Array.from({ length: 6 }, () => world.draw({ game: 'K3_1M' })))
    for (const { no } of draws)
      await world.bet(owner, [{ draw: no, betType: 'K3_BS', selection: ['BIG'], unit: 100n, stake: 100n }])
    world.clock.pass(MINUTE + SECOND)
    const clocks = [openLottery(world.url, world.clock), openLottery(world.url, world.clock)]
    for (const { clockOfDraws } of clocks) clockOfDraws.start()
    const settled = async () =>
      (await Promise.all(draws.map(({ no }) => world.look(no)))).every((draw) => draw.settled_at)
    for (let waits = 0; waits < 200 && !(await settled()); waits++) await sleep(200)
    await Promise.all(clocks.map(({ clockOfDraws }) => clockOfDraws.stop()))
    await Promise.all(clocks.map(({ close }) => close()))
    assert.ok(await settled())
    assert.deepEqual(await breaksIn(world.world), [])
  },
)
