import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Withdrawals } from './deps.ts'
import type { Limits } from '@senluna/kit/cashier/withdrawal-quote.ts'

/** What holds for a brand's withdrawals. */
export interface Terms extends Limits {
  autoMax: Amount
  fourEyesFrom: Amount
  amlThreshold: Amount
  autoConfirmMinutes: number
}

/** What holds where a brand sets nothing else. Source: docs/cashier.md. */
const USUAL = {
  min: 200_000n,
  max: 300_000_000n,
  step: 1_000n,
  countMax: 5,
  freeCount: 3,
  feePpm: 5_000,
  feeMin: 5_000n,
  feeMax: 200_000n,
  autoMax: 20_000_000n,
  fourEyesFrom: 50_000_000n,
  amlThreshold: 75_000_000n,
  autoConfirmMinutes: 30,
} as const

/** From so much on, in one order or in a day, the payment password alone is not enough. */
export const SECOND_FROM = 50_000_000n
export const SECOND_FROM_A_DAY = 100_000_000n

/** A brand's terms for somebody who may withdraw so much in a day. */
export async function termsOf(
  { settings }: Pick<Withdrawals, 'settings'>,
  brand: Brand,
  dailyMost: bigint | undefined,
  now: Instant,
): Promise<Terms> {
  const { withdraw } = await settings.values.of(brand.merchantCode, now)
  const figure = (name: 'min' | 'max' | 'step' | 'feeMin' | 'feeMax' | 'autoMax' | 'fourEyesFrom' | 'amlThreshold') =>
    amount(withdraw[name] === undefined ? USUAL[name] : BigInt(withdraw[name]))
  const step = figure('step')
  return {
    min: figure('min'),
    max: figure('max'),
    step: step > 0n ? step : 1n,
    dailyMax: dailyMost ?? brand.vip[0]?.withdrawPerDay ?? 200_000_000n,
    countMax: withdraw.countMax ?? USUAL.countMax,
    freeCount: withdraw.freeCount ?? USUAL.freeCount,
    feePpm: withdraw.feePpm ?? USUAL.feePpm,
    feeMin: figure('feeMin'),
    feeMax: figure('feeMax'),
    autoMax: figure('autoMax'),
    fourEyesFrom: figure('fourEyesFrom'),
    amlThreshold: figure('amlThreshold'),
    autoConfirmMinutes: withdraw.autoConfirmMinutes ?? USUAL.autoConfirmMinutes,
  }
}

/** How much of one member's money in a day somebody has to look into. */
export async function amlThresholdOf(
  { settings }: Pick<Withdrawals, 'settings'>,
  merchantCode: MerchantCode,
  now: Instant,
): Promise<Amount> {
  const { withdraw } = await settings.values.of(merchantCode, now)
  return amount(withdraw.amlThreshold === undefined ? USUAL.amlThreshold : BigInt(withdraw.amlThreshold))
}
