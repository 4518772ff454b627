import { Refusal } from '@senluna/contract/refusals.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { rate } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { GIVEN_AWAY, house, KIND, moveAll, SOURCE, wallet } from '@senluna/ledger/index.ts'
import type { Tx } from '../../platform/database/db.ts'
import { queryOf } from '../../platform/database/query.ts'
import { derivedId } from '../../platform/ids.ts'
import { publishBalance } from '../cashier/index.ts'
import { hasContracts } from '../contracts/index.ts'
import { holdSubtree, MEMBER_STATE, placeInTree } from '../members/index.ts'
import { ratesOf, rulesOf, setRates } from '../rates/index.ts'
import { weekAt } from './close-weeks.ts'
import { insertBook, heldBook } from './store/book-store.ts'
import { cashOfLine, type CashOfLine } from './store/opening-store.ts'

/**
 * Puts a general agent's line on credit, for good; one that is stays so. Demonstration money in it
 * goes back to the house, and its rebates end: on credit, positions pay.
 *
 * Refuses AGT_NOT_DIRECT for whoever is no general agent, AGT_HAS_CONTRACTS, CRD_LINE_MONEY where
 * somebody in the line holds or ever ordered real money, CRD_LINE_BUSY where somebody waits for a
 * bet or has money set aside.
 */
export async function openBook(tx: Tx, brand: Brand, generalAgentId: Id<'member'>, now: Instant): Promise<void> {
  const { merchantCode, currency, timeZone } = brand
  await refuseNoGeneralAgent(tx, brand, generalAgentId)
  if (await heldBook(tx, generalAgentId, 'SHARED')) return
  if (await hasContracts(tx, merchantCode, generalAgentId)) throw new Refusal('AGT_HAS_CONTRACTS')
  await holdSubtree(tx, generalAgentId)
  const cash = await cashOfLine(tx, generalAgentId)
  refuseCash(brand, cash)
  const openWeek = weekAt(now, timeZone)
  const isOpened = await insertBook(tx, { generalAgentId, merchantCode, currency: currency.code, openWeek }, now)
  if (!isOpened) return
  await takeBack(tx, brand, cash, now)
  await endRates(tx, brand, generalAgentId, now)
}

/** Refuses what `openBook` refuses as things stand, without doing anything. */
export async function checkOpening(tx: Tx, brand: Brand, generalAgentId: Id<'member'>): Promise<void> {
  await refuseNoGeneralAgent(tx, brand, generalAgentId)
  if (await heldBook(tx, generalAgentId, 'SHARED')) return
  if (await hasContracts(tx, brand.merchantCode, generalAgentId)) throw new Refusal('AGT_HAS_CONTRACTS')
  refuseCash(brand, await cashOfLine(tx, generalAgentId))
}

async function refuseNoGeneralAgent(tx: Tx, { merchantCode }: Brand, id: Id<'member'>): Promise<void> {
  const place = await placeInTree(tx, merchantCode, { id })
  const isOne = place?.type === ACCOUNT_TYPE.GENERAL_AGENT && place.state === MEMBER_STATE.OPEN
  if (!isOne) throw new Refusal('AGT_NOT_DIRECT')
}

function refuseCash({ currency }: Brand, { isBound, hasOpenBets, hasOrders, wallets }: CashOfLine): void {
  if (isBound || hasOpenBets) throw new Refusal('CRD_LINE_BUSY')
  if (hasOrders || (wallets.length > 0 && !currency.demonstration)) throw new Refusal('CRD_LINE_MONEY')
}

/** Demonstration money goes back to the house. Refuses CRD_LINE_BUSY where it is played with. */
async function takeBack(tx: Tx, brand: Brand, { wallets }: CashOfLine, now: Instant): Promise<void> {
  if (wallets.length === 0) return
  const movements = wallets.map(({ memberId, balance }) => ({
    key: derivedId<'posting'>('credit-book', memberId),
    source: SOURCE.GRANT,
    steps: [
      {
        kind: KIND.DEMONSTRATION_MONEY,
        amount: balance,
        from: wallet(memberId, 'MAIN'),
        to: house(brand, GIVEN_AWAY),
      },
    ],
  }))
  const posted = await moveAll(queryOf(tx), movements, now, ['insufficient', 'frozen'])
  if (posted.some(({ status }) => status !== 'posted')) throw new Refusal('CRD_LINE_BUSY')
  for (const { memberId } of wallets) await publishBalance(tx, memberId, now)
}

async function endRates(tx: Tx, brand: Brand, memberId: Id<'member'>, now: Instant): Promise<void> {
  const held = (await ratesOf(tx, [memberId])).get(memberId) ?? {}
  const rates = Object.fromEntries(Object.keys(held).map((product) => [product, rate(0)]))
  const by = { setter: 'OPERATOR', id: null } as const
  const { merchantCode } = brand
  await setRates(tx, { memberId, merchantCode, parentId: undefined, rates, by, rules: rulesOf(brand) }, now)
}
