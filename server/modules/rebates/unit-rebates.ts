import { rebatesOf } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { UnitRebates } from '../families/index.ts'
import { lockScope, writeParts } from './part-store.ts'
import { postDues } from './post-dues.ts'
import { unitScope, type RebateParts } from './rebates.ts'
import { Sums } from './sums.ts'
import { sumAtEnd } from './team-store.ts'

/**
 * Pays those above the players of a settled unit what its bets earn them, one payment each; the
 * players' own rebates came with the payouts. Doing it again changes nothing; after a correction it
 * posts the differences. A unit that isn't settled waits for its settlement. Answers how many
 * payments there were. Cost: one read of the unit's bets on which others earn.
 */
export function payUnit({ db, brands }: RebateParts, units: UnitRebates, name: string, now: Instant): Promise<number> {
  const scope = unitScope(units.unit, name)
  return db.transaction().execute(async (tx) => {
    await lockScope(tx, scope)
    const settledAt = await units.settledAt(tx, name)
    if (settledAt === undefined) return 0
    const sums = await sumsOfUnit(tx, units, name)
    // Units stand above the brands: the day is the first brand's, as their pages show it.
    const zone = brands[0]?.timeZone ?? 'UTC'
    const day = businessDate(settledAt, zone)
    await writeParts(tx, scope, { day, zone }, sums.parts)
    await sumAtEnd(tx, scope, day)
    return postDues(tx, scope, now)
  })
}

async function sumsOfUnit(tx: Tx, units: UnitRebates, name: string): Promise<Sums> {
  const sums = new Sums()
  for await (const some of units.bets(tx, name))
    for (const { owner: source, chain, own, most, ...bets } of some) {
      const [, ...above] = rebatesOf(bets.base, chain, own, most)
      sums.add({ source, ...bets }, above)
    }
  return sums
}
