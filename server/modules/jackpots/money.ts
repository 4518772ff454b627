import type { MerchantCode } from '@senluna/kit/brand.ts'
import { shownOf, type JackpotLevel } from '@senluna/kit/games/jackpot.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import {
  clearingAccount,
  JACKPOTS,
  KIND,
  move,
  moveAll,
  release,
  reserve,
  SOURCE,
  WALLET,
  wallet,
  type Kind,
} from '@senluna/ledger/index.ts'
import { assert } from '@senluna/kit/assert.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { collectDebt, publishBalance } from '../cashier/index.ts'
import { treasuryWallet } from '../wallet/index.ts'
import { noteReleased, waitingWin } from './cycle-store.ts'
import type { CycleName } from './cycle-name.ts'
import type { JackpotDeps, JackpotRound } from './deps.ts'
import { heldIn, type Network } from './pot-store.ts'

interface Books {
  tx: Tx
  merchantCode: MerchantCode
  currency: string
  now: Instant
}

/** Pays for what a pot gets: the house, whose cost it is. */
async function fund({ tx, merchantCode, currency, now }: Books, kind: Kind, key: Id<'posting'>, units: bigint) {
  if (units === 0n) return
  const query = queryOf(tx)
  await move(query, {
    key,
    source: SOURCE.JACKPOT,
    kind,
    amount: amount(units),
    from: { merchant: merchantCode, code: JACKPOTS, currency },
    to: await treasuryWallet(query, merchantCode, 'JACKPOT', currency, now),
    at: now,
  })
}

/** Posts what stakes brought since the network was collected last: whole units, the rest waits. */
export function fundContributions(books: Books, before: bigint, network: Network): Promise<void> {
  const units = shownOf(heldIn(network.pots)) - shownOf(before)
  const key = derivedId<'posting'>('jackpot-collect', books.merchantCode, network.staked.toString())
  return fund(books, KIND.JACKPOT_CONTRIBUTION, key, units)
}

/** Posts what the house adds to a seed. */
export const fundSeed = (books: Books, level: JackpotLevel, no: number, units: bigint): Promise<void> =>
  fund(books, KIND.JACKPOT_SEED, derivedId('jackpot-seed', books.merchantCode, level, String(no)), units)

/** Pays a pot out, from the brand's jackpot wallet to the member's. Once for each pot. */
export async function payOut(
  { tx, merchantCode, currency, now }: Books,
  { level, no }: CycleName,
  { memberId, wagerId }: JackpotRound,
  prize: Amount,
): Promise<{ balance: Amount; version: bigint }> {
  const query = queryOf(tx)
  const between = { merchant: merchantCode, code: clearingAccount('JACKPOT'), currency }
  const pots = await treasuryWallet(query, merchantCode, 'JACKPOT', currency, now)
  const name = [merchantCode, level, String(no)]
  const paid = { kind: KIND.JACKPOT_PAID, amount: prize, from: pots, to: between }
  const won = { kind: KIND.JACKPOT_WON, amount: prize, from: between, to: wallet(memberId, 'MAIN') }
  const common = { source: SOURCE.JACKPOT, ref: wagerId }
  const [, after] = await moveAll(
    query,
    [
      { ...common, key: derivedId('jackpot-paid', ...name), steps: [paid] },
      { ...common, key: derivedId('jackpot-won', ...name), steps: [won] },
    ],
    now,
  )
  return after!
}

/** Whether a prize is looked at before it can be spent. */
export function isReviewed(
  { brands }: Pick<JackpotDeps, 'brands'>,
  merchantCode: MerchantCode,
  prize: bigint,
): boolean {
  const from = brands.find((brand) => brand.merchantCode === merchantCode)?.jackpots?.reviewFrom
  return from !== undefined && prize >= from
}

/** The key of the hold on a prize. */
export const holdKey = ({ merchantCode, level, no }: CycleName) =>
  derivedId('jackpot-hold', merchantCode, level, String(no))

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

/**
 * Gives a held prize to who won it, a debt taken from it first; undefined for one that doesn't
 * wait.
 */
export async function releasePrize(tx: Tx, name: CycleName, now: Instant): Promise<Id<'member'> | undefined> {
  const win = await waitingWin(tx, name)
  if (!win) return undefined
  const held = { owner: win.memberId, hold: holdKey(name), source: SOURCE.JACKPOT }
  const { merchantCode, level, no } = name
  const key = derivedId('jackpot-release', merchantCode, level, String(no))
  const status = await release(queryOf(tx), held, key, amount(win.amount), now)
  assert(status === 'posted', `a held prize could not be released: ${status}`)
  const order = { id: key, member_id: win.memberId, merchant_id: merchantCode, currency: win.currency }
  await collectDebt(tx, { order, at: now }, amount(win.amount))
  await noteReleased(tx, name, now)
  await publishBalance(tx, win.memberId, now)
  return win.memberId
}
