import type * as contract from '@senluna/contract/desk/members/agents.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { wrongInRate } from '@senluna/kit/agents/rebates/rates.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay } from '@senluna/kit/calendar/days.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { rate } from '@senluna/kit/money.ts'
import { PRODUCTS } from '@senluna/kit/product.ts'
import { businessDate, instant, type Instant } from '@senluna/kit/time.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { placeInTree } from '../../members/index.ts'
import { ratesOf, rulesOf, setRates, type Rates } from '../../rates/index.ts'
import { planMove } from '../move-store.ts'
import { checkMove } from '../moves.ts'
import { agentToBe, type AgentDesk } from './acts.ts'
import type { TreeRow } from './tree-store.ts'
import { accountNamed } from './tree.ts'

const RATES = 'agents.rates'
const MOVE = 'agents.move'

/**
 * Asks for other rates of an account; a second person agrees. Refuses SYS_NOT_FOUND,
 * AGT_RATE_RANGE, APPROVAL_OPEN, APPROVAL_RELATED, VAL_FIELD where nothing is different.
 */
export function askRates({ db }: AgentDesk, call: Call<typeof contract.setAgentRates>) {
  const { brand, body, params } = call
  return db.transaction().execute(async (tx) => {
    const row = await accountNamed(tx, brand.merchantCode, params.id ?? '')
    const before = (await ratesOf(tx, [row.id])).get(row.id) ?? {}
    const changed = Object.entries(body.rates).filter(([product, ppm]) => before[product as keyof Rates] !== ppm)
    if (changed.length === 0) throw new Refusal('VAL_FIELD', { fields: [{ field: 'rates', patternId: 'SAME' }] })
    refuseOutside(brand, row, Object.fromEntries(changed), await ratesOf(tx, row.path))
    return askApproval(tx, call, {
      action: RATES,
      object: { kind: 'member', id: row.id },
      memberId: row.id,
      payload: { rates: Object.fromEntries(changed) },
      before: { member: row.userName, ...before },
      after: { member: row.userName, ...before, ...Object.fromEntries(changed) },
      needs: 'members.approve',
    })
  })
}

/** Sets them once a second person has agreed; whoever below has more is lowered. */
export const ratesApproval = (brands: readonly Brand[]): ApprovalAction => ({
  action: RATES,
  async run(tx, { objectId, payload, merchantCode }, { now, caller }) {
    const memberId = id<'member'>(objectId)
    const place = await placeInTree(tx, merchantCode, { id: memberId })
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    if (!place || !brand) throw new Refusal('APPROVAL_STALE')
    const { rates } = payload as { rates: Rates }
    const by = { setter: 'OPERATOR', id: caller.staffId } as const
    const parentId = place.parentId ?? undefined
    await orStale(setRates(tx, { memberId, merchantCode, parentId, rates, by, rules: rulesOf(brand) }, now))
  },
})

/**
 * Asks that an account gets another agent when the next business day begins. Refuses what
 * `checkMove` refuses, APPROVAL_OPEN, APPROVAL_RELATED.
 */
export async function askMove({ db }: AgentDesk, call: Call<typeof contract.moveAgent>) {
  const { brand, params, body } = call
  const to = await agentToBe(db, call)
  return db.transaction().execute(async (tx) => {
    const row = await accountNamed(tx, brand.merchantCode, params.id ?? '')
    await checkMove(tx, brand.merchantCode, row.id, to)
    const aboveId = row.path.at(-1)
    const above = aboveId && (await accountNamed(tx, brand.merchantCode, aboveId))
    return askApproval(tx, call, {
      action: MOVE,
      object: { kind: 'member', id: row.id },
      memberId: row.id,
      payload: { to },
      before: { member: row.userName, agent: above ? above.userName : '' },
      after: { member: row.userName, agent: body.to },
      needs: 'members.approve',
    })
  })
}

/** Plans it for the next midnight of the brand once a second person has agreed. */
export const moveApproval = (brands: readonly Brand[]): ApprovalAction => ({
  action: MOVE,
  async run(tx, { objectId, payload, merchantCode }, { now }) {
    const memberId = id<'member'>(objectId)
    const { to: toParentId } = payload as { to: Id<'member'> | null }
    const brand = brands.find((known) => known.merchantCode === merchantCode)
    if (!brand) throw new Refusal('APPROVAL_STALE')
    await orStale(checkMove(tx, merchantCode, memberId, toParentId))
    const dueAt = nextMidnight(now, brand.timeZone)
    if (!(await planMove(tx, { merchantCode, memberId, toParentId, dueAt }, now))) throw new Refusal('APPROVAL_STALE')
  },
})

const nextMidnight = (now: Instant, zone: string): Instant =>
  instant(startOfDay(daysFrom(businessDate(now, zone), 1), zone))

/** What was possible when it was asked for and isn't any more: APPROVAL_STALE. */
async function orStale<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('APPROVAL_STALE') : error
  }
}

/** Refuses AGT_RATE_RANGE for rates that may not be as things stand. */
function refuseOutside(brand: Brand, { path }: TreeRow, rates: Rates, held: ReadonlyMap<Id<'member'>, Rates>): void {
  const aboveId = path.at(-1)
  const wrong = PRODUCTS.flatMap((product) => {
    const to = rates[product]
    if (to === undefined) return []
    const upline = aboveId ? (held.get(aboveId)?.[product] ?? rate(0)) : undefined
    const errors = wrongInRate({ product, to, upline, by: 'OPERATOR' }, rulesOf(brand))
    return errors.length > 0 ? [{ product, errors }] : []
  })
  if (wrong.length > 0) throw new Refusal('AGT_RATE_RANGE', { value: { products: wrong } })
}
