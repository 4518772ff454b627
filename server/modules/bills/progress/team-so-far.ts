import type { TeamTotals } from '@senluna/kit/agents/pay/reckon.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom } from '@senluna/kit/calendar/days.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { businessDate } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { PLAY_SUM } from '../../facts/index.ts'
import { sumsByKind, type KindSum, type TeamView } from '../../teams/index.ts'
import { activeSoFar } from '../store/active-store.ts'
import { COSTS, costsSince, LATER_COSTS, type TeamAsked } from '../store/figure-store.ts'

const KINDS: readonly number[] = [...Object.values(COSTS).flat(), KIND.VENDOR_RESULT]
const ALWAYS = KINDS.filter((kind) => !LATER_COSTS.includes(kind))

/**
 * What a team came to by now in a time of whole days that goes on: by the sums of teams, which are
 * what the figures of its members come to.
 */
export async function teamSoFar(db: Db, brand: Brand, team: TeamAsked, activeLeast: Amount): Promise<TeamTotals> {
  const { holderId: id, products, start, end } = team
  const days = { from: businessDate(start, brand.timeZone), to: daysFrom(businessDate(end, brand.timeZone), -1) }
  const [sums, active] = await Promise.all([
    sumsOf(db, { brand, agent: id, focus: id, days }),
    activeSoFar(db, brand, team, activeLeast),
  ])
  const total = (rows: readonly KindSum[], figure: 'stake' | 'validBet' | 'payout' | 'amount') =>
    amount(rows.reduce((sum, row) => sum + row[figure], 0n))
  const isOf = (wanted: string) => products.some((product) => product === wanted)
  const played = sums.filter(({ kind, product }) => kind === PLAY_SUM && isOf(product))
  const results = sums.filter(({ kind, product }) => kind === KIND.VENDOR_RESULT && isOf(product))
  const cost = (name: keyof typeof COSTS) => {
    const kinds: ReadonlySet<number> = new Set(COSTS[name])
    return total(
      sums.filter(({ kind }) => kinds.has(kind)),
      'amount',
    )
  }
  return {
    active,
    team: {
      validBet: total(played, 'validBet'),
      stake: total(played, 'stake'),
      payout: amount(total(played, 'payout') + total(results, 'amount')),
      rebates: cost('rebates'),
      bonuses: cost('bonuses'),
      wages: cost('wages'),
      paymentFees: amount(0n - cost('paymentFees')),
    },
  }
}

/** The sums of a team's days; costs that count from a day on are those since that day. */
async function sumsOf(db: Db, view: TeamView): Promise<KindSum[]> {
  const { from, to } = view.days
  const since = await costsSince(db)
  if (since === undefined || since <= from) return sumsByKind(db, view, KINDS)
  const always = await sumsByKind(db, view, ALWAYS)
  if (since > to) return always
  const later = await sumsByKind(db, { ...view, days: { from: since, to } }, LATER_COSTS)
  return [...always, ...later.filter(({ kind }) => LATER_COSTS.includes(kind))]
}
