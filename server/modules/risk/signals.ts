import type { Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { DAY } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { Member } from '../members/index.ts'
import { changedSince } from '../security/index.ts'
import { sharedPlaces } from '../sessions/index.ts'
import { clearedLinks } from './links.ts'
import { comparedAs, plainName } from './compared.ts'
import { SIGNALS, type Signal } from './score.ts'
import { watchedAmong } from './watch-store.ts'

/**
 * What the cashier knows of a withdrawal; the rest is read from what members' sessions have left.
 */
export interface Facts {
  member: Member
  amount: Amount
  /** Where the money shall go. */
  to: { kind: string; number: string; holder: string; otherOwners: number }
  /** Of the last 30 days. */
  deposited: Amount
  staked: Amount
  /** Deposits, or withdrawals with this one, of the last 24 hours: whichever is more. */
  day: bigint
  amlThreshold: Amount
  paid: number
  disputed: number
  kycTier: number
  vipLevel: number
  /** The order comes from a network that hides where it is. */
  hiddenNetwork: boolean
  /**
   * Of rewards that were looked into within 30 days and not released: nothing but bonuses was
   * played with, or bets were on both sides.
   */
  bonusOnly: boolean
  bothSides: boolean
  /** A vendor that keeps money of theirs says another sum than our books; it is looked into. */
  vendorDiffers: boolean
}

/** Of what a withdrawal is looked at for, what neither the cashier nor members' sessions know. */
export type KnownOfMember = Pick<Facts, 'vipLevel' | 'bonusOnly' | 'bothSides' | 'vendorDiffers'>

/** Places that shared more accounts than this are many. */
const MANY_DEVICES = 3
const MANY_ADDRESSES = 5
/** The first of the high levels of VIP. */
const HIGH_VIP = 5

/** The signals that speak in what is known of a withdrawal. */
export async function signalsOf(tx: Tx, facts: Facts, now: Instant): Promise<Signal[]> {
  const { member, amount, to } = facts
  const shared = await sharedPlaces(tx, member, now, (devices) => clearedLinks(tx, member.merchantCode, devices))
  const realName = member.profile.payeeName ?? ''
  const names = [plainName(to.holder), plainName(realName)]
  const watched = await watchedAmong(tx, member.merchantCode, [
    ...names.map((value) => ({ kind: 'NAME', value })),
    ...shared.devices.map((value) => ({ kind: 'DEVICE', value })),
    ...shared.addresses.map((value) => ({ kind: 'IP', value })),
    { kind: to.kind === 'BANK' ? 'BANK' : 'ADDRESS', value: comparedAs(to.kind, to.number) },
  ])
  const spoken: Record<Signal, boolean> = {
    NEW_ACCOUNT_24H: now - member.createdAt < DAY,
    FIRST_WITHDRAWAL: facts.paid === 0,
    AMOUNT_GT_10X_DEPOSITS: amount > 10n * facts.deposited,
    DEVICE_SHARED_2_3: shared.onDevices >= 1 && shared.onDevices < MANY_DEVICES,
    DEVICE_SHARED_4UP: shared.onDevices >= MANY_DEVICES,
    BANK_SHARED: to.otherOwners > 0,
    NAME_MISMATCH: to.kind === 'BANK' && names[0] !== names[1],
    IP_SHARED_5UP: shared.onAddresses + 1 >= MANY_ADDRESSES,
    VPN_OR_DATACENTER: facts.hiddenNetwork,
    COUNTRY_CHANGE_24H: shared.places > 1,
    CREDENTIAL_CHANGE_24H:
      member.passwordChangedAt > Math.max(now - DAY, member.createdAt) ||
      (await changedSince(tx, member.id, (now - DAY) as Instant)),
    BONUS_ONLY_PLAY: facts.bonusOnly,
    OPPOSITE_BETTING: facts.bothSides,
    LOW_TURNOVER: facts.deposited > 0n && facts.staked < facts.deposited,
    AML_THRESHOLD: facts.day >= facts.amlThreshold,
    WATCHLIST: watched.length > 0,
    VENDOR_RECON_DIFF: facts.vendorDiffers,
    KYC_VERIFIED: facts.kycTier >= 2,
    VIP_5UP: facts.vipLevel >= HIGH_VIP,
    CLEAN_HISTORY_3: facts.paid >= 3 && facts.disputed === 0,
  }
  return SIGNALS.filter((signal) => spoken[signal])
}
