import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import type { Consumers, EventContext } from '../../platform/live/consumers.ts'
import { markDays, markEarlier, type Touched } from './store/mark-store.ts'
import { markWagered } from './store/rewards-store.ts'

type Context = EventContext & { brands: readonly Brand[] }

/**
 * Marks the days that an event changes; `buildFacts` works them out. A mark made twice is one mark,
 * so an event may come again.
 */
export const consumers: Consumers<{ brands: readonly Brand[] }> = {
  wagerMoved: async (context, events) => {
    const wagers = events.flatMap(({ payload }) => (payload.isReal ? [payload] : []))
    await mark(
      context,
      wagers.map(({ memberId, at }) => ({ memberId, at })),
    )
    await markEarlier(context.tx, context.brands, wagers.filter(changesEarlier))
  },
  balance: (context, events) => mark(context, events.map(personal)),
  cashier: (context, events) => mark(context, events.map(personal)),
  rewardGiven: (context, events) => mark(context, events.map(personal)),
  payoutQueued: (context, events) => mark(context, events.map(personal)),
  requirementMoved: ({ tx, brands }, events) =>
    markWagered(tx, brands, [...new Set(events.map((event) => personal(event).memberId))]),
}

const personal = ({ audience, at }: { audience: string; at: Instant }): Touched => ({
  memberId: audience as Id<'member'>,
  at,
})

/** Whether it may change a wager that was settled on a day before. */
const changesEarlier = ({ step }: WagerMoved): boolean =>
  step === 'adjust' || step === 'rollback' || step === 'cancel' || step === 'win'

/** No zone's day begins within a quarter of an hour. */
const QUARTER = 15 * MINUTE

async function mark({ tx, brands }: Context, touched: readonly Touched[]): Promise<void> {
  const seen = new Map(touched.map((member) => [`${member.memberId} ${Math.floor(member.at / QUARTER)}`, member]))
  await markDays(tx, brands, [...seen.values()])
}
