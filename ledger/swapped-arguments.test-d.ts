import { payoutOf } from '@senluna/games/lottery/rules/money/payout.ts'
import { levelOf, oddsAt } from '@senluna/games/lottery/rules/money/rebate.ts'
import type { BetType, Outcome } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { splitCredit } from '@senluna/kit/cashier/deposit-amounts.ts'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount, fee, gross, odds, rate, shareOf } from '@senluna/kit/money.ts'
import type { Query } from '@senluna/kit/query.ts'
import { instant } from '@senluna/kit/time.ts'
import { FEES, house, houseOf, KIND, move, SOURCE, wallet, type HouseNo, type Kind } from './index.ts'
import type { Leg } from './post.ts'

// Arguments of money that are easily swapped. Each swap must fail to compile: where one compiles,
// the types step says "Unused '@ts-expect-error' directive". Nothing here runs.

declare const query: Query
declare const member: Id<'member'>
declare const order: Id<'deposit'>
declare const contra: HouseNo
declare const kind: Kind
declare const betType: BetType
declare const outcome: Outcome

const brand = { merchantCode: merchantCode('senluna'), currency: { code: 'XVD' } }
const [own, fees] = [wallet(member, 'MAIN'), house(brand, FEES)]
const stake = amount(1_000n)
const movement = { key: {} as Id<'posting'>, source: SOURCE.DEPOSIT, kind, amount: stake, at: instant(0) }

export const RIGHT = [
  splitCredit(gross(1_000n), fee(10n), undefined),
  shareOf(stake, rate(3_500)),
  oddsAt(odds(1_950), 10),
  payoutOf(betType, { by: 'ODDS', milli: { '': odds(1_950) } }, stake, outcome),
  levelOf(rate(3_500)),
  { kind: KIND.DEPOSIT_FEE, amount: stake, contra } satisfies Leg,
  () => move(query, { ...movement, from: own, to: fees }),
]

export const SWAPPED = [
  // @ts-expect-error -- an order where a member is meant
  wallet(order, 'MAIN'),
  // @ts-expect-error -- a brand where the owner of a wallet is meant
  wallet(brand.merchantCode, 'MAIN'),
  // @ts-expect-error -- the owner of a wallet where a brand is meant
  houseOf({ merchant_id: member, currency: 'XVD' }, FEES),
  // @ts-expect-error -- the fee where the gross amount is meant
  splitCredit(fee(10n), gross(1_000n), undefined),
  // @ts-expect-error -- the contra account where a kind is meant
  { kind: contra, amount: stake, contra } satisfies Leg,
  // @ts-expect-error -- a kind where the contra account is meant
  { kind, amount: stake, contra: kind } satisfies Leg,
  // @ts-expect-error -- odds where a share is meant
  shareOf(stake, odds(1_950)),
  // @ts-expect-error -- a share where odds are meant
  oddsAt(rate(3_500), 10),
  // @ts-expect-error -- a share where the odds of a price are meant
  payoutOf(betType, { by: 'ODDS', milli: { '': rate(3_500) } }, stake, outcome),
  // @ts-expect-error -- odds where what an account gets back is meant
  levelOf(odds(1_950)),
  // @ts-expect-error -- a house account where a wallet is meant
  () => move(query, { ...movement, from: fees, to: fees }),
  // @ts-expect-error -- a wallet where a house account is meant
  () => move(query, { ...movement, from: own, to: own }),
]
