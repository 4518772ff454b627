import type { Brand } from '@senluna/kit/brand.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { offerUpgrades } from '../gifts/gift-store.ts'
import type { Ladder } from '../ladder/ladder.ts'
import { insertEvent, type NewVipEvent } from './event-store.ts'
import { writeState, type VipState } from './state-store.ts'
import { amount } from '@senluna/kit/money.ts'

/**
 * Moves a held member to another level: their state, their history, and the gift of every level
 * passed on the way up, each once in a life.
 */
export async function changeLevel(
  tx: Tx,
  { brand, ladder }: { brand: Brand; ladder: Ladder },
  state: VipState,
  event: Omit<NewVipEvent, 'from' | 'ladder'>,
  now: Instant,
): Promise<void> {
  const { merchantCode } = brand
  const { memberId, level: from } = state
  const { to } = event
  const isUp = to > from
  await writeState(
    tx,
    {
      ...state,
      level: to,
      peak: Math.max(state.peak, to),
      raisedAt: isUp ? new Date(now) : state.raisedAt,
      fellOn: isUp ? state.fellOn : businessDate(now, brand.timeZone),
      used: amount(isUp ? state.used + (event.used ?? 0n) : 0n),
    },
    now,
  )
  await insertEvent(tx, { merchantCode, memberId }, { ...event, from, ladder: ladder.version }, now)
  if (!isUp) return
  const passed = Array.from({ length: to - from }, (_, nth) => from + 1 + nth)
  await offerUpgrades(
    tx,
    { merchantCode, memberId, currency: brand.currency.code },
    passed.map((level) => ({ level, amount: amount(ladder.levels[level]?.upgrade ?? 0n) })),
    now,
  )
}
