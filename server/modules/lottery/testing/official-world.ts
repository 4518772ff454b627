import assert from 'node:assert/strict'
import type { Id } from '@senluna/kit/ids.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { enterResult, officialAlarms } from '../official/index.ts'
import { openDrawWorld, type DrawWorld } from './draw-world.ts'

// Official draws on a database, and the people who enter their results.

/** What these stand on, once it is opened. */
export let world: DrawWorld

/** Opens it; call what is answered when the tests are over. */
export async function openOfficial(): Promise<() => Promise<void>> {
  world = await openDrawWorld()
  return () => world.close()
}

/** Staff by a number. */
const person = (n: number) => `00000000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
type Staff = Id<'staff'>
export const [ANNA, BINH, CHI, DUNG, EMIL] = [1, 2, 3, 4, 5].map(person) as [Staff, Staff, Staff, Staff, Staff]

/** A whole result of the North with this special prize. */
export const result = (db: string) => ({
  db: [db],
  g1: ['70458'],
  g2: ['12058', '04481'],
  g3: ['28836', '97239', '58017', '36585', '97766', '26630'],
  g4: ['7171', '1258', '2370', '3277'],
  g5: ['8585', '6936', '0959', '5490', '6654', '5938'],
  g6: ['258', '374', '158'],
  g7: ['58', '67', '26', '62'],
})

/** Does something in a transaction of the lottery’s. */
export const inTx = <T>(work: (tx: Tx) => Promise<T>) => world.lottery.db.transaction().execute(work)
/** What time it is here. */
export const now = () => world.clock.now()

/** An official draw that was sealed, with one ticket on 31 and one on 58. */
export async function sealed(lockIn = MINUTE, drawIn = lockIn + 5 * MINUTE) {
  const owner = await world.member(100_000n)
  const draw = await world.draw({
    game: 'VN_N',
    source: 'OFFICIAL',
    lockAt: later(now(), lockIn),
    drawAt: later(now(), drawIn),
  })
  const bets = await world.bet(
    owner,
    [['31'], ['58']].map((selection) => ({ draw: draw.no, betType: 'DE_DB', selection, unit: 1_000n, stake: 1_000n })),
  )
  assert.equal(bets.status, 'placed')
  world.clock.at = later(draw.draw_at.getTime() as Instant, 0)
  await world.turn()
  assert.equal((await world.look(draw.no)).state, 1)
  return { ...draw, owner, ids: bets.ids }
}

/** Somebody’s entry of a result. */
export const enter = (draw: number, staffId: Id<'staff'>, db: string, more: object = {}) =>
  inTx((tx) => enterResult(tx, { draw, result: result(db), staffId, now: now(), ...more }))
/** What of a draw wants somebody. */
export const kinds = async (draw: number) =>
  (await officialAlarms(world.lottery.db, now())).filter((alarm) => alarm.draw === draw).map(({ kind }) => kind)
