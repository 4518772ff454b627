import { Refusal } from '@senluna/contract/refusals.ts'
import {
  OF_HOUSE,
  shareUnder,
  wrongInBounds,
  wrongInShare,
  type Position,
  type PositionError,
} from '@senluna/kit/agents/credit/positions.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Product } from '@senluna/kit/product.ts'
import { businessDate, type BusinessDate, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { creditAccount, hasPlayersBelow } from './store/account-store.ts'
import { heldBook } from './store/book-store.ts'
import { givenOn, LATEST, positionsOn, writePositions } from './store/position-store.ts'

/** Bounds that an upline gives for a product, and a share that an agent takes of one. */
export type Bounds = Pick<Position, 'least' | 'most'> & { product: Product }
export interface ShareWanted {
  product: Product
  share: number
}

interface Setting {
  brand: Brand
  memberId: Id<'member'>
  byId: Id<'member'> | Id<'staff'>
}

/**
 * Sets how much of a product an agent and all below it may take, and the least that it takes by
 * itself. Whoever takes less than is wanted takes that from then on. Answers the day from which it
 * counts: today as long as nobody below plays, else the next.
 *
 * Refuses CRD_NOT_AGENT, CRD_POSITION with what is wrong, product by product.
 */
export const setBounds = (tx: Tx, setting: Setting, bounds: readonly Bounds[], now: Instant): Promise<BusinessDate> =>
  change(tx, setting, now, bounded(bounds))

/** Refuses what `setBounds` refuses as things stand, without doing anything. */
export const checkBounds = (
  tx: Tx,
  setting: Omit<Setting, 'byId'>,
  bounds: readonly Bounds[],
  now: Instant,
): Promise<unknown> => checked(tx, setting, now, bounded(bounds))

const bounded =
  (bounds: readonly Bounds[]) =>
  (days: readonly PositionsAround[]): Outcome[] =>
    bounds.map(({ product, least, most }) => ({
      product,
      errors: days.map(({ own, given, upline }) =>
        wrongInBounds({ least, most }, upline(product), { own: own[product], given: given[product] }),
      ),
      position: { least, most, share: shareUnder({ least }, days.at(-1)!.own[product]) },
    }))

/**
 * Sets how much of a product an agent takes by itself. The same answer and refusals as `setBounds`.
 */
export const setShares = (
  tx: Tx,
  setting: Setting,
  shares: readonly ShareWanted[],
  now: Instant,
): Promise<BusinessDate> =>
  change(tx, setting, now, (days) =>
    shares.map(({ product, share }) => ({
      product,
      errors: days.map(({ own, given }) => wrongInShare(share, own[product], given[product])),
      position: { ...days.at(-1)!.own[product], share },
    })),
  )

interface PositionsAround {
  own: Readonly<Record<Product, Position>>
  given: Readonly<Record<Product, number>>
  upline(product: Product): Position
}
interface Outcome {
  product: Product
  errors: readonly (PositionError | undefined)[]
  position: Position
}

async function change(
  tx: Tx,
  setting: Setting,
  now: Instant,
  work: (days: readonly PositionsAround[]) => Outcome[],
): Promise<BusinessDate> {
  const { fromDay, outcomes } = await checked(tx, setting, now, work)
  const positions = Object.fromEntries(outcomes.map(({ product, position }) => [product, position]))
  await writePositions(tx, setting.memberId, positions, { id: setting.byId, fromDay }, now)
  return fromDay
}

/** What would be written, and from which day. Refuses CRD_NOT_AGENT, CRD_POSITION. */
async function checked(
  tx: Tx,
  { brand, memberId }: Omit<Setting, 'byId'>,
  now: Instant,
  work: (days: readonly PositionsAround[]) => Outcome[],
): Promise<{ fromDay: BusinessDate; outcomes: readonly Outcome[] }> {
  const account = await creditAccount(tx, memberId)
  if (!account || account.plays) throw new Refusal('CRD_NOT_AGENT')
  // One change of a book at a time: what is looked at above and below must stand.
  await heldBook(tx, account.generalAgentId, 'ALONE')
  const today = businessDate(now, brand.timeZone)
  const fromDay = (await hasPlayersBelow(tx, memberId)) ? daysFrom(today, 1) : today
  // It must be in order on its first day, and once all that is still to come counts.
  const days = [await positionsAround(tx, account, fromDay), await positionsAround(tx, account, LATEST)]
  const outcomes = work(days)
  const wrong = outcomes.flatMap(({ product, errors }) => {
    const error = errors.find((found) => found !== undefined)
    return error ? [{ product, error }] : []
  })
  if (wrong.length > 0) throw new Refusal('CRD_POSITION', { value: { products: wrong } })
  return { fromDay, outcomes }
}

async function positionsAround(
  tx: Tx,
  { memberId, uplineId }: { memberId: Id<'member'>; uplineId: Id<'member'> | null },
  day: BusinessDate | typeof LATEST,
): Promise<PositionsAround> {
  const found = await positionsOn(tx, uplineId === null ? [memberId] : [memberId, uplineId], day)
  const above = uplineId === null ? undefined : found.get(uplineId)
  return {
    own: found.get(memberId)!,
    given: await givenOn(tx, memberId, day),
    upline: (product) => above?.[product] ?? OF_HOUSE,
  }
}
