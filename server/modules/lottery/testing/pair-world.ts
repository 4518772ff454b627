import assert from 'node:assert/strict'
import type { Id } from '@senluna/kit/ids.ts'
import { later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { insertPairDraws } from '../draws/store/pair-draws.ts'
import { enterResult } from '../official/index.ts'
import { openDrawWorld, type BetMore, type DrawState, type DrawWorld } from './draw-world.ts'
import { ANNA, BINH } from './official-world.ts'

// Two stations, the pair that follows them, and people who enter the results of the stations.

/** What these stand on, once it is opened. */
export let world: DrawWorld

/** Opens it; call what is answered when the tests are over. */
export async function openPairs(): Promise<() => Promise<void>> {
  world = await openDrawWorld()
  return () => world.close()
}

/** A whole result of the South: these tails fall once each, all other numbers end with 99. */
export function south(...tails: readonly string[]) {
  let place = 0
  const number = (digits: number) => (tails[place++] ?? '99').padStart(digits, '0')
  const list = (count: number, digits: number) => Array.from({ length: count }, () => number(digits))
  return {
    db: list(1, 6),
    g1: list(1, 5),
    g2: list(1, 5),
    g3: list(2, 5),
    g4: list(7, 5),
    g5: list(1, 4),
    g6: list(3, 4),
    g7: list(1, 3),
    g8: list(1, 2),
  }
}

export const inTx = <T>(work: (tx: Tx) => Promise<T>) => world.lottery.db.transaction().execute(work)
export const now = () => world.clock.now()

/** Two open draws of stations, as official ones are, and the pair of both. */
export interface OpenPair {
  first: DrawState
  second: DrawState
  pair: DrawState
}

/**
 * Draws of Ho Chi Minh City, Dong Thap and both; the second closes a minute later than the first.
 */
export async function openPair(source = 'OFFICIAL'): Promise<OpenPair> {
  const lockAt = later(now(), MINUTE)
  const drawAt = later(lockAt, 5 * MINUTE)
  const first = await world.draw({ game: 'VN_S_HCM', source, lockAt, drawAt })
  const { numero } = first
  const second = await world.draw({ game: 'VN_S_DT', source, lockAt: later(lockAt, MINUTE), drawAt, numero })
  const made = await insertPairDraws(world.lottery.drawPool!, [
    {
      game: 'VN_S2_HCM_DT',
      profile: 'VN_S2',
      drawNumber: numero,
      openAt: first.open_at.getTime() as Instant,
      first: first.game,
      second: second.game,
    },
  ])
  assert.equal(made, 1)
  const { rows } = await world.world.owner.query<{ no: number }>(
    `select no from lottery.draw where game = 'VN_S2_HCM_DT' and numero = $1`,
    [numero],
  )
  return { first, second, pair: await world.look(rows[0]!.no) }
}

/** A ticket of đá xiên on some numbers, for a unit of 1,000. */
export async function bet(
  owner: Id<'member'>,
  { pair }: OpenPair,
  selection: string[] = ['12', '34'],
  more: BetMore = {},
) {
  const lines = (selection.length * (selection.length - 1)) / 2
  const ticket = { draw: pair.no, betType: 'DA2', selection, unit: 1_000n, lines, stake: BigInt(lines) * 72_000n }
  const answer = await world.bet(owner, [ticket], more)
  assert.equal(answer.status, 'placed')
  return answer.ids[0]!
}

/** Passes the locks and seals what is due. */
export async function seal(): Promise<void> {
  world.clock.pass(6 * MINUTE)
  await world.draws.drawDue()
}

/** A station's result, by two people. */
export async function verify(draw: DrawState, result: object, more: object = {}): Promise<void> {
  for (const staffId of [ANNA, BINH]) {
    const { status } = await inTx((tx) => enterResult(tx, { draw: draw.no, result, staffId, now: now(), ...more }))
    assert.ok(status === 'kept' || status === 'agreed', status)
  }
}

/** What stands of a pair: its versions, oldest first. */
export async function versions({ pair }: OpenPair) {
  const { rows } = await world.world.owner.query<{ version: number; result: Record<string, object>; reason: string }>(
    'select version, result, reason from lottery.result where draw_no = $1 order by version',
    [pair.no],
  )
  return rows
}
