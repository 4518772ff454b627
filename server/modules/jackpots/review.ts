import { assert } from '@senluna/kit/assert.ts'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { release, reserve, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { publishBalance } from '../cashier/index.ts'
import { noteReleased, waitingWin } from './cycle-store.ts'
import type { CycleName } from './cycle-name.ts'
import type { JackpotDeps, JackpotRound } from './deps.ts'

/** Whether a prize is looked at before it can be spent. */
export function isReviewed(
  { brands }: Pick<JackpotDeps, 'brands'>,
  merchantCode: MerchantCode,
  prize: bigint,
): boolean {
  const from = brands.find((brand) => brand.merchantCode === merchantCode)?.jackpots?.reviewFrom
  return from !== undefined && prize >= from
}

const holdKey = ({ merchantCode, level, no }: CycleName) => derivedId('jackpot-hold', merchantCode, level, String(no))

/**
 * Sets a prize aside that was paid in this transaction: it is the member's, and can't be spent
 * yet.
 */
export async function holdPrize(
  { tx, now }: { tx: Tx; now: Instant },
  name: CycleName,
  { memberId }: JackpotRound,
  prize: Amount,
): Promise<void> {
  const hold = {
    owner: memberId,
    account: WALLET.MAIN,
    key: holdKey(name),
    source: SOURCE.JACKPOT,
    amount: prize,
    at: now,
  }
  const status = await reserve(queryOf(tx), hold)
  assert(status === 'posted', `a prize that was paid could not be held: ${status}`)
}

/** Gives a held prize to who won it; undefined for one that doesn't wait. */
export async function releasePrize(tx: Tx, name: CycleName, now: Instant): Promise<Id<'member'> | undefined> {
  const win = await waitingWin(tx, name)
  if (!win) return undefined
  const held = { owner: win.memberId, hold: holdKey(name), source: SOURCE.JACKPOT }
  const { merchantCode, level, no } = name
  const key = derivedId('jackpot-release', merchantCode, level, String(no))
  const status = await release(queryOf(tx), held, key, amount(win.amount), now)
  assert(status === 'posted', `a held prize could not be released: ${status}`)
  await noteReleased(tx, name, now)
  await publishBalance(tx, win.memberId, now)
  return win.memberId
}
