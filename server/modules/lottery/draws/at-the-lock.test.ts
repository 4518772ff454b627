import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { id } from '@senluna/kit/ids.ts'
import { flat } from '@senluna/games/lottery/rules/catalogue/prices/odds.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { instant, later, type Instant } from '@senluna/kit/time.ts'
import { amount } from '@senluna/kit/money.ts'
import { breaksIn, queryOn } from '@senluna/ledger/testing/world.ts'
import { place } from '../money/place.ts'
import { openDrawWorld, type DrawWorld } from '../testing/draw-world.ts'

const CLIENTS = 200
const CONNECTIONS = 12

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

const clock = { now: () => instant(Date.now()) }

test(
  `${CLIENTS} clients race for the lock: nothing is taken at or after it, and nothing is open when it is sealed`,
  {
    timeout: 90_000,
  },
  async () => {
    const owners = await Promise.all(Array.from({ length: CLIENTS }, () => world.member(1_000_000n)))
    const queries = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => queryOn(await world.world.connect())),
    )
    world.clock.at = clock.now()
    const lockAt = later(clock.now(), 2_500)
    const { no } = await world.draw({ game: 'K3_1M', lockAt })
    const answers: { status: string; at: Instant }[] = []
    let sealedAt: Instant | undefined
    const client = async (owner: (typeof owners)[number], index: number) => {
      while (sealedAt === undefined) {
        // The moment it came in is stamped once, then it waits for its turn like any call.
        const at = clock.now()
        const ticket = {
          id: id<'ticket'>(randomUUID()),
          draw: no,
          game: 'K3_1M',
          product: 'LOTT',
          vendor: 'LOTT',
          betType: 'K3_BS',
          selection: ['BIG'],
          lines: 1,
          unit: amount(10n),
          multiple: 1,
          stake: amount(10n),
          price: flat(1_960),
          rules: 'test',
          rebatePpm: 0,
          rates: [],
        } as const
        const key = randomUUID()
        const { status } = await place(
          queries[index % CONNECTIONS]!,
          {
            owner,
            wallet: 1,
            key,
            no: key,
            merchant: merchantCode('test'),
            currency: 'AAA',
            mode: 'REAL',
            lane: index % 8,
            tickets: [ticket],
            exposure: [],
            at,
          },
          clock.now(),
        )
        answers.push({ status, at })
        await sleep(at >= lockAt ? 200 : 20)
      }
    }
    const tend = async () => {
      for (;;) {
        world.clock.at = clock.now()
        await world.draws.drawDue()
        const { state } = await world.look(no)
        if (state > 0 && sealedAt === undefined) sealedAt = clock.now()
        if (state === 2) return
        await sleep(100)
      }
    }
    await Promise.all([tend(), ...owners.map(client)])
    await world.draws.settleDue()
    const placed = answers.filter(({ status }) => status === 'placed')
    const closed = answers.filter(({ status }) => status === 'draw_closed')
    assert.equal(placed.length + closed.length, answers.length, 'nothing else was answered')
    assert.ok(placed.length > 0 && closed.length > 0, `${placed.length} taken, ${closed.length} refused`)
    for (const { at } of placed) assert.ok(at < lockAt, 'taken at or after the lock')
    for (const { at, status } of answers) if (at >= lockAt) assert.equal(status, 'draw_closed')
    assert.ok(sealedAt! > later(lockAt, 2_000))
    const { rows } = await world.world.owner.query<{ n: number; late: number; open: number }>(
      `select count(*)::integer as n, count(*) filter (where t.accepted_at >= d.lock_at)::integer as late,
       count(*) filter (where w.status = 0)::integer as open
     from lottery.ticket t join lottery.draw d on d.no = t.draw_no join wagers.wager w on w.owner_id = t.owner_id and w.id = t.id
     where d.no = $1`,
      [no],
    )
    assert.deepEqual(rows[0], { n: placed.length, late: 0, open: 0 })
    assert.deepEqual(await breaksIn(world.world), [])
  },
)
