import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { readEvidence, verifyDraw, type DrawEvidence } from '@senluna/games/lottery/verifier/verify-draw.ts'
import { later, MINUTE } from '@senluna/kit/time.ts'
import { newTrusteeKey, openSealed } from '@senluna/tools/verify/escrow.ts'
import { commitmentOf } from '../../fairness/index.ts'
import { voidDraw } from '../official/index.ts'
import { evidenceOf } from '../reading/evidence.ts'
import { openDrawWorld, type DrawWorld } from '../testing/draw-world.ts'
import { makeAhead } from './ahead.ts'
import { escrowTo } from './escrow.ts'

let world: DrawWorld
let folder: string
beforeAll(async () => {
  world = await openDrawWorld()
  folder = await mkdtemp(join(tmpdir(), 'trustee-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const none = () => ({})
const seedOf = async (no: number) =>
  (
    await world.world.owner.query<{ revealed: string | null }>('select revealed from lottery.seed where draw_no = $1', [
      no,
    ])
  ).rows[0]!.revealed
const evidence = ({ game, numero }: { game: string; numero: string }) =>
  evidenceOf(world.lottery, game, numero, world.clock.pass(2 * MINUTE))
const make = (draw: number, reason: string) =>
  world.lottery.db.transaction().execute((tx) => voidDraw(tx, { draw, people: [], reason, now: world.clock.now() }))

test('the seed of a draw that came to nothing is shown, with why, and tells what it would have been', async () => {
  const [open, mine, other] = [
    await world.draw({ game: 'K3_1M' }),
    await world.draw({ game: 'PK10_1M' }),
    await world.draw({ game: 'K3_1M', lockAt: later(world.clock.now(), 60 * MINUTE) }),
  ]
  const owner = await world.member(1_000n)
  await world.bet(owner, [{ draw: mine.no, betType: 'PK_SUM_BS', selection: ['BIG'], unit: 100n, stake: 100n }])
  const seeds = [['0196b2c0-0000-7000-8000-000000000001'], ['L1'], ['my-own'], [1], [mine.no]]
  await world.lottery.pool.query('select lottery.keep_seeds($1, $2, $3, $4, $5)', seeds)
  assert.equal((await make(open.no, 'the terminal was stolen')).status, 'void')
  world.clock.pass(12 * MINUTE)
  await world.turn()
  assert.equal((await world.look(mine.no)).void_reason, 'LATE')
  await world.draws.showSeeds()
  await world.draws.showSeeds()
  for (const draw of [open, mine])
    assert.equal(commitmentOf(Buffer.from((await seedOf(draw.no))!, 'hex')), draw.commitment)
  assert.equal(await seedOf(other.no), null, 'what is still to come stays shut')
  const shown = await evidence(open)
  assert.deepEqual(
    [shown.state, shown.voidReason, shown.voidNote, shown.serverSeed],
    ['VOID', 'DESK', 'the terminal was stolen', await seedOf(open.no)],
  )
  const { result, checks } = verifyDraw(readEvidence(shown), structureOf(GAMES.get('K3_1M')!))
  assert.deepEqual(checks, [{ what: 'commitment', holds: true }])
  assert.equal((result as readonly number[]).length, 3)
  const late = await evidence(mine)
  assert.equal(late.voidReason, 'LATE')
  const leaf = Buffer.from('\0L1\0my-own')
  assert.deepEqual(late.players, { root: createHash('sha256').update(leaf).digest('hex'), orders: 1 })
  const { players: _, ...hidden } = late
  const wouldBe = (proof: unknown) => verifyDraw(readEvidence(proof), structureOf(GAMES.get('PK10_1M')!)).result
  assert.notDeepEqual(wouldBe(late), wouldBe(hidden), 'what it would have been takes the seeds up')
})

test('a draw that was not held shows its seed too, and one that can’t be opened holds up none', async () => {
  const [broken, empty] = [await world.draw({ game: 'K3_1M' }), await world.draw({ game: 'K3_1M' })]
  await world.world.owner.query(`update lottery.seed set sealed = sha256('x') where draw_no = $1`, [broken.no])
  world.clock.pass(15 * MINUTE)
  await world.turn()
  await world.draws.showSeeds()
  await world.draws.showSeeds()
  assert.deepEqual([(await world.look(empty.no)).state, (await world.look(broken.no)).state], [4, 4])
  assert.equal(commitmentOf(Buffer.from((await seedOf(empty.no))!, 'hex')), empty.commitment)
  assert.equal(await seedOf(broken.no), null)
})

test('a seed is sealed for the trustee before the draw opens, and their key opens it when the house doesn’t', async () => {
  const file = join(folder, 'key')
  const publicKey = await newTrusteeKey(file)
  assert.equal((await stat(file)).mode & 0o077, 0)
  await assert.rejects(newTrusteeKey(file), /EEXIST/)
  const game = GAMES.get('K3_3M')!
  const { lottery } = world
  const ahead = { ...lottery, pool: lottery.drawPool!, escrow: escrowTo(publicKey) }
  await makeAhead(ahead, game, 'SELF', lottery.games.drawsOf(game), none, world.clock.now())
  const { rows } = await world.world.owner.query<{ numero: string; commitment: string }>(
    `select numero, commitment from lottery.draw where game = 'K3_3M' order by draw_at limit 2`,
  )
  const [first, second] = await Promise.all(rows.map(({ numero }) => evidence({ game: 'K3_3M', numero })))
  assert.ok(first?.escrow && second?.escrow)
  assert.equal(first.serverSeed, undefined, 'the house has not shown it')
  const read = (proof: unknown): DrawEvidence => readEvidence(proof)
  const pem = await readFile(file, 'utf8')
  const seed = openSealed(read(first), pem)
  assert.equal(commitmentOf(Buffer.from(seed, 'hex')), first.commitment)
  assert.notEqual(first.escrow.sealed.slice(0, 64), second.escrow.sealed.slice(0, 64), 'a key of its own each')
  // Of another draw, altered, or for somebody else: it doesn't open.
  assert.throws(() => openSealed({ ...read(first), escrow: second.escrow }, pem), /another draw/)
  const altered = { ...first.escrow, sealed: first.escrow.sealed.slice(0, -2) + '00' }
  assert.throws(() => openSealed({ ...read(first), escrow: altered }, pem), RangeError)
  const stranger = join(folder, 'stranger')
  await newTrusteeKey(stranger)
  const otherPem = await readFile(stranger, 'utf8')
  assert.throws(() => openSealed(read(first), otherPem), /is sealed for the key/)
  assert.throws(() => openSealed(read(first), 'no key'), /X25519/)
  const { escrow: _, ...bare } = read(first)
  assert.throws(() => openSealed(bare, pem), /for nobody/)
  // And a key nobody can have the other half of is none.
  assert.throws(() => escrowTo('00'.repeat(32)), /LOTTERY_ESCROW_KEY/)
  assert.throws(() => escrowTo('ab'), /64 hex digits/)
})
