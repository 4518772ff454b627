import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { iso, later, MINUTE, SECOND, type Instant } from '@senluna/kit/time.ts'
import { openOfficial, world, ANNA, result, now, sealed, enter, kinds } from '../testing/official-world.ts'
import { formedSource } from './index.ts'
import type { ResultSource, SourceWord } from './sources/source.ts'

// Sources of results: asked, compared, believed when two agree.

let close: () => Promise<void>
beforeAll(async () => {
  close = await openOfficial()
})
afterAll(() => close())

/** A source that answers what a test sets. */
function source(
  name: string,
  say: () => { db: string; publishedAt?: Instant } | undefined,
): ResultSource & { asked: string[] } {
  return {
    name,
    asked: [],
    async ask(draw): Promise<SourceWord | undefined> {
      this.asked.push(draw.drawNumber)
      const said = say()
      if (!said) return undefined
      const evidence = { payload: '', sha256: '', address: draw.drawNumber, at: iso(now()) }
      return { result: result(said.db), publishedAt: said.publishedAt, evidence }
    },
  }
}

test('two sources that agree make a result stand; they are asked from two minutes before the draw, each five seconds', async () => {
  const answer: { said?: string } = {}
  const [first, second] = [
    source('ONE', () => (answer.said ? { db: answer.said } : undefined)),
    source('TWO', () => (answer.said ? { db: answer.said } : undefined)),
  ]
  world.lottery.sources = [first, second]
  const draw = await world.draw({ game: 'VN_N', source: 'OFFICIAL', drawAt: later(now(), 10 * MINUTE) })
  const at = async (before: number) => {
    world.clock.at = later(draw.draw_at.getTime() as Instant, -before)
    await world.turn()
    await world.draws.watchOfficial()
  }
  const asked = () => [first, second].map((source) => source.asked.filter((numero) => numero === draw.numero).length)
  await at(121 * SECOND)
  assert.deepEqual(asked(), [0, 0])
  await at(120 * SECOND)
  await at(116 * SECOND)
  assert.deepEqual(asked(), [1, 1], 'not before five seconds have passed')
  await at(114 * SECOND)
  assert.deepEqual(asked(), [2, 2])
  answer.said = '31231'
  await at(-5 * MINUTE)
  await world.turn()
  const found = await world.look(draw.no)
  assert.deepEqual([found.state, found.settled_at !== null], [2, true])
  const { rows } = await world.world.owner.query('select origin from lottery.result where draw_no = $1', [draw.no])
  assert.ok(['ONE, TWO', 'TWO, ONE'].includes(rows[0].origin))
  world.lottery.sources = []
})

test('a source may take its word back; two that differ call somebody; one alone waits for a person at the desk', async () => {
  let word = '31258'
  const first = source('ONE', () => ({ db: word }))
  world.lottery.sources = [first]
  const { no } = await sealed()
  await world.draws.watchOfficial()
  world.clock.pass(6 * SECOND)
  await world.draws.watchOfficial()
  word = '31231'
  world.clock.pass(6 * SECOND)
  await world.draws.watchOfficial()
  const { rows } = await world.world.owner.query(
    'select state from lottery.report where draw_no = $1 order by received_at',
    [no],
  )
  assert.deepEqual(rows, [{ state: 'DROPPED' }, { state: 'OPEN' }])
  assert.equal((await enter(no, ANNA, '31231')).status, 'agreed')
  const { no: other } = await sealed()
  const two = source('TWO', () => ({ db: '99999' }))
  world.lottery.sources = [first, two]
  await world.draws.watchOfficial()
  assert.deepEqual(await kinds(other), ['DISAGREES'])
  world.lottery.sources = []
})

test('a source that has the result while we still take bets closes them', async () => {
  const draw = await world.draw({
    game: 'VN_N',
    source: 'OFFICIAL',
    lockAt: later(now(), MINUTE),
    drawAt: later(now(), MINUTE),
  })
  const publishedAt = now()
  world.lottery.sources = [source('ONE', () => ({ db: '31231', publishedAt })), source('TWO', () => ({ db: '31231' }))]
  world.clock.pass(SECOND)
  await world.draws.watchOfficial()
  assert.equal((await world.look(draw.no)).lock_at.getTime(), now())
  for (let turns = 0; turns < 3; turns++) {
    world.clock.pass(5 * SECOND)
    await world.turn()
    await world.draws.watchOfficial()
  }
  assert.equal((await world.look(draw.no)).state, 2)
  world.lottery.sources = []
})

test('services of two shapes, a page and JSON, agree on a draw: its result stands and says whose words it was', async () => {
  const draw = await sealed()
  const numbers = result('31258')
  const page = `<p>Kỳ ${draw.numero}</p><table>${Object.entries(numbers)
    .map(([key, list]) => `<tr><td>${key}</td><td>${list.join(' ')}</td></tr>`)
    .join('')}</table>`
  const server = createServer((request, response) => {
    response.end(request.url === '/page' ? page : JSON.stringify({ no: draw.numero, numbers }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = Object.keys(numbers)
  const common = { games: { VN_N: { name: 'north', column: undefined } }, names: '{numero}' }
  const json = Object.fromEntries(keys.map((key) => [key, `numbers.${key}`]))
  const rows = Object.fromEntries(keys.map((key) => [key.toUpperCase(), key]))
  world.lottery.sources = [
    formedSource('JSON-ONE', `${base}/json`, { form: 'JSON', ...common, draw: 'no', result: json }, world.clock),
    formedSource('PAGE-TWO', `${base}/page`, { form: 'TABLE', ...common, rows }, world.clock),
  ]
  await world.draws.watchOfficial()
  world.lottery.sources = []
  server.close()
  assert.deepEqual([(await world.look(draw.no)).state, await kinds(draw.no)], [2, []])
  const { rows: kept } = await sql<{ origin: string; result: unknown }>`select origin, result from lottery.result
    where draw_no = ${draw.no}`.execute(world.lottery.db)
  assert.deepEqual(kept[0]?.result, numbers)
  assert.match(kept[0]?.origin ?? '', /^(JSON-ONE, PAGE-TWO|PAGE-TWO, JSON-ONE)$/)
})
