import type { Amount } from '@senluna/kit/money.ts'
import { RISK_FROM } from '@senluna/contract/desk/money/risk.ts'

/**
 * What a withdrawal is looked at for, with the weight each has where a brand sets no other. Source:
 * docs/cashier.md.
 */
export const WEIGHTS = {
  NEW_ACCOUNT_24H: 10,
  FIRST_WITHDRAWAL: 10,
  AMOUNT_GT_10X_DEPOSITS: 20,
  DEVICE_SHARED_2_3: 10,
  DEVICE_SHARED_4UP: 25,
  BANK_SHARED: 30,
  NAME_MISMATCH: 40,
  IP_SHARED_5UP: 10,
  VPN_OR_DATACENTER: 10,
  COUNTRY_CHANGE_24H: 15,
  CREDENTIAL_CHANGE_24H: 20,
  BONUS_ONLY_PLAY: 20,
  OPPOSITE_BETTING: 35,
  LOW_TURNOVER: 20,
  AML_THRESHOLD: 25,
  WATCHLIST: 50,
  VENDOR_RECON_DIFF: 30,
  KYC_VERIFIED: -10,
  VIP_5UP: -10,
  CLEAN_HISTORY_3: -10,
} as const
export type Signal = keyof typeof WEIGHTS
export const SIGNALS = Object.keys(WEIGHTS) as Signal[]

export type Decision = 'AUTO' | 'MANUAL' | 'SENIOR' | 'HOLD'

/**
 * How risky a withdrawal looks, from 0 to 100, and who must look at it. Vectors RISK-WITHDRAWAL-*.
 */
export function scoreOf(
  signals: readonly Signal[],
  amount: Amount,
  autoMax: Amount,
  weights: Readonly<Partial<Record<Signal, number>>> = {},
): { score: number; decision: Decision } {
  const found = new Set(signals)
  const sum = [...found].reduce((total, signal) => total + (weights[signal] ?? WEIGHTS[signal]), 0)
  const score = Math.min(100, Math.max(0, sum))
  if (found.has('WATCHLIST')) return { score, decision: 'HOLD' }
  if (score >= RISK_FROM.SENIOR) return { score, decision: 'SENIOR' }
  if (score >= RISK_FROM.MANUAL || found.has('NAME_MISMATCH') || amount > autoMax) return { score, decision: 'MANUAL' }
  return { score, decision: 'AUTO' }
}
