import { Refusal } from '@senluna/contract/refusals.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import {
  clearingAccount,
  houseOf,
  KIND,
  moveAll,
  SOURCE,
  wallet,
  WALLET,
  walletsOf,
  type Movement,
  type Step,
  type WalletNo,
} from '@senluna/ledger/index.ts'
import { attempt } from '../../../platform/concurrency/attempt.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { openRequirement } from '../../turnover/index.ts'
import { publishBalance } from '../receipts/credit.ts'
import { collectDebt } from '../receipts/debt.ts'
import type { Deposits } from './deps.ts'
import { expireAll } from './ends.ts'
import { askAndApply } from './providers/callback.ts'
import { allowanceOf } from './allowance.ts'
import { takeDuePayments } from './store/due-payments.ts'
import { membersWithLocked, lockedDepositsOf, insertUnlock, type Locked } from './store/unlocks.ts'
import { deleteOldCallbacks } from './store/callbacks.ts'

const ASKED_AT_ONCE = 50
/**
 * A provider is asked of its own accord so shortly before an order ends, and while money is on its
 * way.
 */
const ASK_BEFORE = 2 * MINUTE

/**
 * What deposits do by the clock: ask providers, end what ran out, let go what
 * limits locked.
 */
export async function tendDeposits(deposits: Deposits, now: Instant): Promise<void> {
  await askProviders(deposits, now)
  await expireAll(deposits, now)
  await unlockAll(deposits, now)
}

/**
 * Those that were asked for longest ago come first, so that some which never end keep nobody else
 * waiting.
 */
async function askProviders(deposits: Deposits, now: Instant): Promise<void> {
  const { db, providers, log } = deposits
  const rows = await takeDuePayments(db, ASK_BEFORE, ASKED_AT_ONCE, now)
  for (const { provider, provider_ref: ref, merchant_id: merchantCode } of rows) {
    const known = providers.get(provider)
    if (known)
      await attempt(log, 'what a provider said of a payment could not be booked', { provider, ref }, () =>
        askAndApply(deposits, known, ref, merchantCode, now).catch((error: unknown) => {
          // A provider that is away is asked again; that is nobody's failure here.
          if (!(error instanceof Refusal)) throw error
        }),
      )
  }
}

/**
 * Lets go what limits locked, as far as they allow it now. In any order: who is allowed nothing for
 * long keeps nobody else waiting.
 */
async function unlockAll({ db, log }: Deposits, now: Instant): Promise<void> {
  const rows = await membersWithLocked(db)
  for (const { member_id: memberId } of rows)
    await attempt(log, 'what limits locked could not be let go', { member: memberId }, () =>
      db.transaction().execute((tx) => unlock(tx, memberId, now)),
    )
}

/**
 * Moves what a member's limits allow from the locked wallet into the main one; answers how
 * much.
 */
export async function unlock(tx: Tx, memberId: Locked['member_id'], now: Instant): Promise<bigint> {
  const { remaining } = await allowanceOf(tx, memberId, now)
  const rows = await lockedDepositsOf(tx, memberId)
  // The player's own lock is held by now: nobody else takes from the locked wallet.
  const locked = (await walletsOf(queryOf(tx), memberId)).find(({ account }) => account === WALLET.LOCKED)
  let allowed = locked ? locked.balance - locked.held : 0n
  if (remaining !== undefined && remaining < allowed) allowed = remaining
  let moved = 0n
  for (const kept of rows) {
    const part = kept.left < allowed ? kept.left : allowed
    if (part <= 0n) continue
    await letGo(tx, kept, amount(part), now)
    allowed -= part
    moved += part
  }
  if (moved > 0n) await publishBalance(tx, memberId, now)
  return moved
}

async function letGo(tx: Tx, kept: Locked, part: Amount, now: Instant): Promise<void> {
  const query = queryOf(tx)
  const seq = kept.parts + 1
  await insertUnlock(tx, { memberId: kept.member_id, depositId: kept.id, seq, part }, now)
  const between = houseOf(kept, clearingAccount('LOCKED'))
  const movement = (step: Step, account: WalletNo): Movement => ({
    key: derivedId('deposit-unlock', kept.id, String(seq), String(account)),
    source: SOURCE.DEPOSIT,
    ref: derivedId('deposit', kept.id),
    steps: [step],
  })
  const [locked, main] = [wallet(kept.member_id, 'LOCKED'), wallet(kept.member_id, 'MAIN')]
  const kind = KIND.DEPOSIT_CORRECTION
  await moveAll(
    query,
    [
      movement({ kind, amount: part, from: locked, to: between }, locked.account),
      movement({ kind, amount: part, from: between, to: main }, main.account),
    ],
    now,
  )
  if (kept.played_later)
    await openRequirement(tx, {
      memberId: kept.member_id,
      merchantCode: kept.merchant_id,
      source: 'DEPOSIT',
      sourceId: `${kept.order_no}/${seq}`,
      required: amount(part),
      now,
    })
  await collectDebt(tx, { order: { ...kept, id: derivedId(kept.id, String(seq)) }, at: now }, amount(part))
}

/** Forgets callbacks that are so old that their repeats are refused by their stamp anyway. */
export async function cleanDeposits({ db }: Deposits, now: Instant): Promise<void> {
  await deleteOldCallbacks(db, now)
}
