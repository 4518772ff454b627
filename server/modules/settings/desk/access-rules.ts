import type * as contract from '@senluna/contract/desk/brand/brand.ts'
import { iso } from '@senluna/kit/time.ts'
import type { Call } from '../../../platform/http/route.ts'
import { settingsOf } from '../values/setting-values.ts'
import type { Settings } from '../settings.ts'
import type { Switched } from '../values/setting-shapes.ts'
import { blockedCounts } from '../access/blocked-store.ts'

/** Every access rule of the brand that is in force, by the name it is counted under. */
function rulesOf({ maintenance, region, desk }: Switched): string[] {
  return [
    ...(maintenance.flag ? ['maintenance'] : []),
    ...(maintenance.products ?? []).map((product) => `product:${product}`),
    ...(maintenance.vendors ?? []).map((vendor) => `vendor:${vendor}`),
    ...region.denied.map((country) => `country:${country}`),
    ...(region.allowed ? ['elsewhere'] : []),
    ...((region.unknown ?? (region.allowed ? 'out' : 'in')) === 'out' ? ['unknown'] : []),
    ...(region.networks ?? []).map((network) => `network:${network}`),
    ...(desk.addresses.length > 0 ? ['desk'] : []),
  ]
}

/**
 * What each access rule did: rules in force first, also where they never blocked anybody.
 */
export async function accessRules({ deps: { db } }: Settings, { brand, now }: Call<typeof contract.blockedVisits>) {
  const [set, counts] = await Promise.all([settingsOf(db, brand.merchantCode), blockedCounts(db, brand, now)])
  const byRule = new Map(counts.map((count) => [count.rule, count]))
  const holding = rulesOf(set)
  const gone = counts.filter(({ rule }) => !holding.includes(rule)).sort((a, b) => b.lastAt - a.lastAt)
  return {
    rules: [...holding, ...gone.map(({ rule }) => rule)].map((rule, place) => {
      const count = byRule.get(rule)
      return {
        rule,
        holds: place < holding.length,
        today: count?.today ?? 0,
        all: count?.all ?? 0,
        lastAt: count ? iso(count.lastAt) : null,
      }
    }),
  }
}
