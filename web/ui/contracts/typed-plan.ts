import type { WrittenTerms } from '@senluna/contract/agent/contract-shapes.ts'
import { planOf, type AffiliatePlan, type CpaCounts } from '@senluna/kit/agents/contracts/affiliate-terms.ts'
import { typedMoney, typedOf } from '../fields/typed-amount.ts'
import { percentOf, typedPpm } from './typed-terms.ts'

/** An affiliate's plan as somebody types it, beside its tiers. */
export interface TypedPlan {
  kind: AffiliatePlan
  /** In percent. */
  vendorFee: string
  platformFee: string
  amount: string
  minFirstDeposit: string
  minValidBet: string
  withinDays: string
  /** Empty: no limit. */
  mostPerPeriod: string
  counts: CpaCounts
}

/** A plan as calls send it. */
export interface OfferedPlan {
  vendorFeePpm: number
  affiliate: NonNullable<WrittenTerms['affiliate']>
}

const USUAL_DAYS = '30'

/** What a form begins with: the plan that is in force, or an empty one of a share. */
export function firstPlan(
  exponent: number,
  from?: Pick<WrittenTerms, 'tiers' | 'vendorFeePpm' | 'affiliate'>,
): TypedPlan {
  const cpa = from?.affiliate?.cpa ?? null
  const money = (digits: string | undefined) => (digits === undefined ? '' : typedOf(digits, exponent))
  return {
    kind: from ? planOf({ tiers: from.tiers, cpa }) : 'REVENUE_SHARE',
    vendorFee: percentOf(from?.vendorFeePpm ?? 0),
    platformFee: percentOf(from?.affiliate?.platformFeePpm ?? 0),
    amount: money(cpa?.amount),
    minFirstDeposit: money(cpa?.minFirstDeposit),
    minValidBet: money(cpa?.minValidBet),
    withinDays: cpa ? String(cpa.withinDays) : USUAL_DAYS,
    mostPerPeriod: cpa?.mostPerPeriod ? String(cpa.mostPerPeriod) : '',
    counts: cpa?.counts ?? 'ADDED',
  }
}

const COUNT = /^[0-9]{1,6}$/

/** The plan that was typed; undefined while something in it is no number. */
export function readPlan(typed: TypedPlan, exponent: number): OfferedPlan | undefined {
  const { kind, counts } = typed
  const [vendorFeePpm, platformFeePpm] = [typedPpm(typed.vendorFee), typedPpm(typed.platformFee)]
  if (vendorFeePpm === undefined || platformFeePpm === undefined) return undefined
  if (kind === 'REVENUE_SHARE') return { vendorFeePpm, affiliate: { platformFeePpm, cpa: null } }
  const money = (text: string) => typedMoney(text.trim() === '' ? '0' : text, exponent)
  const [amount, minFirstDeposit, minValidBet] = [
    money(typed.amount),
    money(typed.minFirstDeposit),
    money(typed.minValidBet),
  ]
  const days = typed.withinDays.trim()
  const most = typed.mostPerPeriod.trim()
  if (amount === undefined || minFirstDeposit === undefined || minValidBet === undefined) return undefined
  if (!COUNT.test(days) || (most !== '' && !COUNT.test(most))) return undefined
  const cpa = {
    amount,
    minFirstDeposit,
    minValidBet,
    withinDays: Number(days),
    mostPerPeriod: most === '' ? null : Number(most),
    counts,
  }
  return { vendorFeePpm, affiliate: { platformFeePpm, cpa } }
}
