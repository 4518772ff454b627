import { assert } from '@senluna/kit/assert.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { houseAccount } from './store/accounts.ts'
import type { HouseNo, Kind, Source } from './chart.ts'
import { capture, type HoldRef } from './holds.ts'
import { post, type Leg, type Posted } from './post.ts'
import type { HouseSide, WalletSide } from './sides.ts'
import type { Status } from './status.ts'

/**
 * Money between a wallet and the house. The amount is above zero; the sides say which way it goes.
 */
export type Step = { readonly kind: Kind; readonly amount: Amount } & (
  | { readonly from: WalletSide; readonly to: HouseSide }
  | { readonly from: HouseSide; readonly to: WalletSide }
)

interface Named {
  /** Names what is paid for; moving it again changes nothing. */
  readonly key: Id<'posting'>
  readonly source: Source
  /** Another event this one belongs to. */
  readonly ref?: string
}

/** One event on one wallet: all of its steps are posted, in their order, or none. */
export interface Movement extends Named {
  readonly steps: readonly Step[]
}

/** A step by its sign: above zero it gives the wallet money, below zero it takes it. */
export const signedStep = (kind: Kind, units: bigint, wallet: WalletSide, house: HouseSide): Step =>
  units > 0n
    ? { kind, amount: amount(units), from: house, to: wallet }
    : { kind, amount: amount(-units), from: wallet, to: house }

/**
 * Moves money between a wallet and the house, exactly once.
 *
 * A status that the caller doesn't say it handles is a bug, and undoes the transaction.
 */
export async function move<Handled extends Status = never>(
  query: Query,
  { at, ...movement }: Named & Step & { readonly at: Instant },
  handled: readonly Handled[] = [],
): Promise<Posted<Handled | 'posted'>> {
  const { key, source, ref } = movement
  const [posted] = await moveAll(query, [{ key, source, ref, steps: [movement] }], at, handled)
  assert(posted, 'a movement has an outcome')
  return posted
}

/** Moves money of several wallets in one statement; at most one movement a wallet. */
export async function moveAll<Handled extends Status = never>(
  query: Query,
  movements: readonly Movement[],
  at: Instant,
  handled: readonly Handled[] = [],
): Promise<Posted<Handled | 'posted'>[]> {
  const numbers = new Map<string, HouseNo>()
  const postings = []
  for (const { steps, ...named } of movements) {
    const wallet = walletOf(steps[0])
    const legs: Leg[] = []
    for (const step of steps) {
      const own = walletOf(step)
      assert(own.owner === wallet.owner && own.account === wallet.account, 'a movement is of one wallet')
      legs.push(await legOf(query, step, numbers, at))
    }
    postings.push({ ...named, ...wallet, at, legs })
  }
  const outcomes = await post(query, postings, at)
  return outcomes.map(({ status, ...after }, nth) => {
    const expected = status === 'posted' ? status : handled.find((known) => known === status)
    assert(expected, `${movements[nth]?.key} of source ${movements[nth]?.source} came to ${status}`)
    return { status: expected, ...after }
  })
}

function walletOf(step: Step | undefined): WalletSide {
  assert(step, 'a movement has a step')
  return 'owner' in step.from ? step.from : (step.to as WalletSide)
}

async function legOf(query: Query, step: Step, numbers: Map<string, HouseNo>, at: Instant): Promise<Leg> {
  const { kind, from, to } = step
  assert(step.amount > 0n, 'a step moves something')
  const given = 'owner' in to
  const house = given ? (from as HouseSide) : to
  return {
    kind,
    amount: given ? step.amount : amount(0n - step.amount),
    contra: await numberOf(query, house, numbers, at),
  }
}

/** The number of a house account on the lane of cold paths and jobs. */
async function numberOf(query: Query, house: HouseSide, numbers: Map<string, HouseNo>, at: Instant): Promise<HouseNo> {
  const name = `${house.merchant}/${house.code}/${house.currency}`
  const no = numbers.get(name) ?? (await houseAccount(query, { ...house, lane: 0 }, at))
  numbers.set(name, no)
  return no
}

/** Takes part of a hold for the house and posts it in the same step. */
export async function captureTo(
  query: Query,
  hold: HoldRef,
  part: { key: Id<'posting'>; kind: Kind; amount: Amount; to: HouseSide; at: Instant },
): Promise<void> {
  const { to, ...taken } = part
  const contra = await houseAccount(query, { ...to, lane: 0 }, part.at)
  const status = await capture(query, hold, { ...taken, contra })
  assert(status === 'posted', `taking ${part.key} of the hold ${hold.hold} came to ${status}`)
}
