import { amount } from '@senluna/kit/money.ts'
import type { Bid, LineLimits, Exposure } from '../rules/money/exposure.ts'

// Bids on single numbers, and limits that every test of acceptance may count on.

export const money = (units: number) => amount(BigInt(units))

export const limits: LineLimits = {
  minUnit: money(1000),
  unitStep: money(100),
  perTicketMaxUnit: money(500_000),
  perDrawMaxUnit: money(1_000_000),
  tiers: [],
}

export const bid = (unit: number, more: Partial<Bid> = {}): Bid => ({
  unit: money(unit),
  acceptPartial: false,
  acceptOddsChange: false,
  ...more,
})

export const standing = (taken: number, blocked = false): Exposure => ({ taken: money(taken), blocked })
