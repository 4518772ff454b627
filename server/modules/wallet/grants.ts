import { type AccountType, ACCOUNT_TYPE, isTrial, mayPlay } from '@senluna/kit/account-type.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  GIVEN_AWAY,
  house,
  KIND,
  move,
  openWallet,
  type Posted,
  SOURCE,
  TRIAL_CURRENCY,
  wallet,
  WALLET,
  walletOf,
  type WalletNo,
} from '@senluna/ledger/index.ts'
import { derivedId } from '../../platform/ids.ts'

/** What a demonstration account begins with and is filled up to. */
export const DEMONSTRATION_GRANT = amount(10_000_000n)
/** What a trial account, and a member's free play, begins with. */
export const TRIAL_GRANT = amount(20_000_000n)
/** Below this a wallet of play money may be filled up again. */
export const REFILL_BELOW = amount(100_000n)

interface Opened {
  id: Id<'member'>
  type: AccountType
}

/**
 * Opens a new account's wallets, with the grant of demonstration brands and of trial accounts. An
 * affiliate has one for what it earns, an assistant none; who plays on credit is given nothing.
 * Doing it again changes nothing.
 */
export async function openWallets(
  query: Query,
  member: Opened,
  brand: Brand,
  now: Instant,
  onCredit = false,
): Promise<void> {
  if (isTrial(member.type)) {
    await openWallet(query, member.id, WALLET.MAIN, TRIAL_CURRENCY, now)
    await grant(query, {
      member: member.id,
      brand,
      wallet: WALLET.MAIN,
      amount: TRIAL_GRANT,
      key: derivedId('trial-grant', member.id),
      now,
    })
    return
  }
  if (member.type === ACCOUNT_TYPE.ASSISTANT) return
  await openWallet(query, member.id, WALLET.MAIN, brand.currency.code, now)
  if (!mayPlay(member.type)) return
  await openWallet(query, member.id, WALLET.TRIAL, TRIAL_CURRENCY, now)
  if (brand.currency.demonstration && !onCredit) {
    await grant(query, {
      member: member.id,
      brand,
      wallet: WALLET.MAIN,
      amount: DEMONSTRATION_GRANT,
      key: derivedId('demonstration-grant', member.id),
      now,
    })
  }
}

/** Gives play money from the house's account for gifts, once for its key. */
export async function grant(
  query: Query,
  give: {
    member: Id<'member'>
    brand: Brand
    wallet: WalletNo
    amount: Amount
    key: Id<'posting'>
    now: Instant
  },
): Promise<Posted> {
  assert(give.brand.currency.demonstration || give.wallet === WALLET.TRIAL, 'only play money is granted')
  const trial = await isTrialWallet(query, give.member, give.wallet)
  return move(
    query,
    {
      key: give.key,
      source: SOURCE.GRANT,
      kind: trial ? KIND.TRIAL_GRANT : KIND.DEMONSTRATION_MONEY,
      amount: give.amount,
      from: house(give.brand, GIVEN_AWAY, trial ? TRIAL_CURRENCY : undefined),
      to: wallet(give.member, give.wallet),
      at: give.now,
    },
    ['replayed', 'key_conflict'],
  )
}

async function isTrialWallet(query: Query, owner: Id<'member'>, account: WalletNo): Promise<boolean> {
  return (await walletOf(query, owner, account))?.currency === TRIAL_CURRENCY
}

/** Fills a member's free-play wallet up before a free-play game when it has run dry. */
export async function fillTrialWallet(
  query: Query,
  member: Id<'member'>,
  brand: Brand,
  reason: string,
  now: Instant,
): Promise<void> {
  const balance = (await walletOf(query, member, WALLET.TRIAL))?.balance
  if (balance === undefined || balance >= REFILL_BELOW) return
  await grant(query, {
    member,
    brand,
    wallet: WALLET.TRIAL,
    amount: amount(TRIAL_GRANT - balance),
    key: derivedId('trial-fill', member, reason),
    now,
  })
}
