import { BRANDS } from '@senluna/brands/index.ts'
import { amount } from '@senluna/kit/money.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { amlThresholdOf, pastDeposits, type Deposits, type Withdrawals } from '../modules/cashier/index.ts'
import type { Files } from '../modules/files/index.ts'
import { kycTierOf } from '../modules/kyc/index.ts'
import type { Security } from '../modules/security/index.ts'
import { derivedKey, type Settings } from '../modules/settings/index.ts'
import { suspicionsSince } from '../modules/promotions/index.ts'
import { hasOpenDifference } from '../modules/reconciliation/index.ts'
import { vendorStandingOf } from '../modules/transfers/index.ts'
import { ladderAt, levelOf } from '../modules/vip/index.ts'
import { paymentProviders, payoutProviders } from '../payments.ts'
import type { Base } from './base.ts'

/** A rate moves by 5 % at most in one change, unless the brand says otherwise. */
const USUAL_RATE_STEP = 50_000

/** Money in and money out. */
export function cashierParts(
  { config, log, clock, database }: Base,
  { files, security, settings }: { files: Files; security: Security; settings: Settings },
): { deposits: Deposits; withdrawals: Withdrawals } {
  const { db } = database
  const deposits: Deposits = {
    db,
    clock,
    log,
    files,
    brands: BRANDS,
    providers: paymentProviders(config.payments, clock),
    callbackUrl: config.payments.callbackUrl,
    cardSecret: derivedKey(config.keySecret, 'deposit-cards'),
    levelOf: (memberId) => levelOf(db, memberId),
    amlThresholdOf: (merchantCode, now) => amlThresholdOf({ settings }, merchantCode, now),
    differenceMostOf: async (merchantCode, now) =>
      amount(BigInt((await settings.values.of(merchantCode, now)).deposit.differenceMost ?? '0')),
    rateStepOf: async (merchantCode, now) =>
      (await settings.values.of(merchantCode, now)).deposit.rateStepPpm ?? USUAL_RATE_STEP,
    inTransitOf: async (tx, memberId) => (await vendorStandingOf(tx, memberId)).inTransit,
  }
  const withdrawals: Withdrawals = {
    db,
    clock,
    log,
    files,
    security,
    brands: BRANDS,
    settings,
    providers: payoutProviders(config.payments),
    kycTierOf,
    dailyMostOf: async (reading, memberId, brand, now) => {
      const { levels } = await ladderAt(reading, brand, now)
      return levels[await levelOf(reading, memberId)]?.withdrawPerDay ?? levels[0]?.withdrawPerDay
    },
    deposited: pastDeposits,
    knownOf: async (tx, { id, merchantCode }, now) => {
      const found = await suspicionsSince(tx, id, later(now, -30 * DAY))
      return {
        vipLevel: await levelOf(tx, id),
        bonusOnly: found.has('BONUS_HUNTING'),
        bothSides: found.has('OPPOSITE_BETS'),
        vendorDiffers: await hasOpenDifference(
          tx,
          merchantCode,
          (await vendorStandingOf(tx, id)).wallets.map(({ vendorCode }) => vendorCode),
        ),
      }
    },
    isHidden: (request) => settings.deps.networks.of(request).length > 0,
  }
  return { deposits, withdrawals }
}
