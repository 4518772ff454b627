import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  balancesOf,
  houseOf,
  KIND,
  moveAll,
  openDebt,
  openWallet,
  POINTS_CURRENCY,
  POINTS_ISSUED,
  SOURCE,
  STATUS,
  wallet,
  WALLET,
  walletOf,
  type Kind,
  type Movement,
  type Step,
} from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import type { Holder } from './member-store.ts'

/** Points that come to somebody or leave them. */
export interface PointMove extends Holder {
  points: bigint
  kind: Kind
  /** Names what it is for; moving it again changes nothing. */
  key: Id<'posting'>
  ref?: string
}

/** Opens the wallet of points; opening it again changes nothing. */
export const openPoints = (tx: Tx, memberId: Id<'member'>, now: Instant): Promise<void> =>
  openWallet(queryOf(tx), memberId, WALLET.POINTS, POINTS_CURRENCY, now)

const issued = ({ merchantCode }: Holder) =>
  houseOf({ merchant_id: merchantCode, currency: POINTS_CURRENCY }, POINTS_ISSUED)

const movement = ({ key, ref }: PointMove, part: string, step: Step): Movement => ({
  key: part === '' ? key : derivedId('points-debt', key, part),
  source: SOURCE.POINTS,
  ...(ref ? { ref } : {}),
  steps: [step],
})

/**
 * Gives members points, at most one move each; what somebody owes is paid from it first. Answers
 * those that took them: a closed account gets nothing any more.
 */
export async function givePoints(tx: Tx, moves: readonly PointMove[], now: Instant): Promise<PointMove[]> {
  if (moves.length === 0) return []
  const query = queryOf(tx)
  const movements = moves.map((move) =>
    movement(move, '', {
      kind: move.kind,
      amount: amount(move.points),
      from: issued(move),
      to: wallet(move.memberId, 'POINTS'),
    }),
  )
  const posted = await moveAll(query, movements, now, STATUS)
  const given = moves.filter((_, place) => posted[place]?.status === 'posted')
  for (const [place, { status }] of posted.entries())
    assert(status === 'posted' || status === 'frozen', `points of ${moves[place]?.memberId} came to ${status}`)
  const debts = await balancesOf(
    query,
    given.map(({ memberId }) => ({ owner: memberId, wallet: WALLET.POINTS_DEBT })),
  )
  for (const move of given) {
    const owed = 0n - (debts.get(`${move.memberId}/${WALLET.POINTS_DEBT}`)?.balance ?? 0n)
    if (owed > 0n) await payDebt(tx, move, owed < move.points ? owed : move.points, now)
  }
  return given
}

/** Pays part of what somebody owes in points from what they have. */
async function payDebt(tx: Tx, move: PointMove, points: bigint, now: Instant): Promise<void> {
  const units = { kind: KIND.DEBT_COLLECTED, amount: amount(points) }
  const [own, debt] = [wallet(move.memberId, 'POINTS'), wallet(move.memberId, 'POINTS_DEBT')]
  await moveAll(
    queryOf(tx),
    [
      movement(move, 'paid', { ...units, from: own, to: issued(move) }),
      movement(move, 'debt', { ...units, from: issued(move), to: debt }),
    ],
    now,
  )
}

/**
 * Takes points back. What somebody no longer has is lent first and stands as a debt in points,
 * which later points pay.
 */
export async function takePointsBack(tx: Tx, move: PointMove, now: Instant): Promise<boolean> {
  const query = queryOf(tx)
  const balance = (await walletOf(query, move.memberId, WALLET.POINTS))?.balance ?? 0n
  const short = move.points - balance
  const units = { kind: KIND.DEBT_MADE, amount: amount(short) }
  if (short > 0n) {
    await openDebt(query, move.memberId, POINTS_CURRENCY, now, WALLET.POINTS_DEBT)
    const lent = await moveAll(
      query,
      [
        movement(move, 'lent', { ...units, from: wallet(move.memberId, 'POINTS_DEBT'), to: issued(move) }),
        movement(move, 'got', { ...units, from: issued(move), to: wallet(move.memberId, 'POINTS') }),
      ],
      now,
      STATUS,
    )
    // A closed account owes nobody points.
    if (lent.some(({ status }) => status !== 'posted')) return false
  }
  return (await takePoints(tx, move, now)) !== undefined
}

/** Takes points; answers the wallet after it, undefined when there are too few. */
export async function takePoints(
  tx: Tx,
  move: PointMove,
  now: Instant,
): Promise<{ balance: bigint; version: bigint } | undefined> {
  const step = {
    kind: move.kind,
    amount: amount(move.points),
    from: wallet(move.memberId, 'POINTS'),
    to: issued(move),
  }
  const [posted] = await moveAll(queryOf(tx), [movement(move, '', step)], now, [
    'insufficient',
    'unknown_account',
    'frozen',
  ])
  return posted?.status === 'posted' ? posted : undefined
}
