import type * as contract from '@senluna/contract/agent/what-if.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { TIER_LIMITS } from '@senluna/kit/agents/contracts/term-limits.ts'
import { wrongInTerms } from '@senluna/kit/agents/contracts/wrong-in-terms.ts'
import { offerorPeriods } from '@senluna/kit/agents/pay/what-if.ts'
import { amount, rate, type Amount } from '@senluna/kit/money.ts'
import type { Call } from '../../../platform/http/route.ts'
import { contractsOf, refuseDisabled, termsOf } from '../../contracts/index.ts'
import { callerAgent, inTeam } from '../../teams/index.ts'
import type { Bills } from '../create-bills.ts'
import { lastPeriodsOfAll, type Tried } from './what-if.ts'

/**
 * What the last closed periods would have paid under other terms: to the caller or to an agent
 * right below it, and what the caller would have kept, with all other contracts as they stand.
 * Everything is reckoned by the periods of the terms that are tried.
 *
 * Refuses CTR_DISABLED, AGT_NOT_DIRECT for whoever doesn't stand right below.
 */
export async function tryTerms(
  { db, teams }: Bills,
  { brand, caller, body, now }: Call<typeof contract.whatIf>,
): Promise<ReplyOf<typeof contract.whatIf>> {
  refuseDisabled(brand, body.kind)
  const agent = await callerAgent(teams, caller, { affiliates: true })
  const isOwn = body.holderId === undefined || body.holderId === agent.id
  const holder = isOwn ? agent : await inTeam(db, agent, body.holderId!).catch(() => undefined)
  if (!holder || (!isOwn && (holder.path.at(-1) !== agent.id || holder.type !== ACCOUNT_TYPE.AGENT)))
    throw new Refusal('AGT_NOT_DIRECT')
  const live = (await contractsOf(db, agent.id)).filter(
    ({ kind, until }) => kind === body.kind && (until === undefined || until > now),
  )
  const own = live.findLast(({ holderId }) => holderId === agent.id)
  const terms = termsOf(body.kind, body, own?.terms.vendorFee ?? rate(0))
  const errors = wrongInTerms(terms, isOwn ? null : (own?.terms.tiers ?? null), TIER_LIMITS[terms.kind])
  if (errors.length > 0) return { errors, periods: [] }
  const asTried = ({ holderId, terms: held }: Tried): Tried => ({ holderId, terms: { ...held, period: terms.period } })
  const below = live.filter(({ offerorId, holderId }) => offerorId === agent.id && holderId !== holder.id).map(asTried)
  const all = [{ holderId: holder.id, terms }, ...(isOwn || !own ? [] : [asTried(own)]), ...below]
  const [tried = [], ...others] = await lastPeriodsOfAll(db, brand, all, now)
  const amountsOf = (periods: readonly { amount: string }[]): Amount[] =>
    periods.map((period) => amount(BigInt(period.amount)))
  const nothing = tried.map(() => amount(0n))
  const owned = isOwn ? amountsOf(tried) : own ? amountsOf(others[0] ?? []) : nothing
  const paidTo = (isOwn || !own ? others : others.slice(1)).map(amountsOf)
  const kept = offerorPeriods(owned, isOwn ? paidTo : [amountsOf(tried), ...paidTo])
  return {
    errors: [],
    periods: tried.map(({ period, metrics, amount: got }, place) => ({
      period,
      ...metrics,
      amount: got,
      own: kept[place]!.own.toString(),
      paid: kept[place]!.paid.toString(),
      net: kept[place]!.net.toString(),
    })),
  }
}
