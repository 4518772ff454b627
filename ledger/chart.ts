import type { AccountType } from '@senluna/kit/account-type.ts'
import type { Product } from '@senluna/kit/product.ts'
import type { Tagged } from '@senluna/kit/tagged.ts'
import { NUMBERS } from './names.gen.ts'

/** The owner of all house accounts. */
export const HOUSE = '00000000-0000-7000-8000-000000000001'

/** The number of an account of one owner. */
export type AccountNo = Tagged<number, 'AccountNo'>
/** The number of a wallet: a member's, or a treasury's. */
export type WalletNo = Tagged<AccountNo, 'WalletNo'>
/** The number of an account of the house. */
export type HouseNo = Tagged<AccountNo, 'HouseNo'>
/** What a house account is for: `CASH:<channel>`, `GAME:<product>`. */
export type HouseCode = Tagged<string, 'HouseCode'>
/** What a movement is, as the account record shows it. */
export type Kind = Tagged<number, 'Kind'>
/** Who named the key of a posting: the same key from another source is another posting. */
export type Source = Tagged<number, 'Source'>

const marked = <Marked extends number, Name extends string>(numbers: Readonly<Record<Name, number>>) =>
  numbers as Readonly<Record<Name, Marked>>

/**
 * A member's wallets, by number. Vendor wallets come after 100.
 *
 * A debt is what a correction could not collect from the wallet it belongs to; its balance is at
 * most zero.
 */
export const WALLET = marked<WalletNo, keyof typeof NUMBERS.wallet>(NUMBERS.wallet)

/** The wallet of a vendor, by the number that its adapter names. */
export const vendorWallet = (no: number): WalletNo => no as WalletNo

/** Play money of trial accounts and of a member's free play; a book of its own. */
export const TRIAL_CURRENCY = 'TRL'

/** What members earn beside money: whole points, a book of their own. */
export const POINTS_CURRENCY = 'PTS'

export const SOURCE = marked<Source, keyof typeof NUMBERS.source>(NUMBERS.source)

/** Source: the chart of transaction types in docs/glossary.md. */
export const KIND = marked<Kind, keyof typeof NUMBERS.kind>(NUMBERS.kind)

/** Kinds of play, in the words of the index of everything beside it: else it isn't found. */
export const PLAY_KINDS = [KIND.BET, KIND.PAYOUT, KIND.TRIAL_BET, KIND.TRIAL_PAYOUT].join(', ')

/** What a deposit brought a wallet: what was paid in, less its fee, with later corrections. */
export const DEPOSITED: readonly number[] = [KIND.DEPOSIT, KIND.DEPOSIT_FEE, KIND.DEPOSIT_CORRECTION]

/** The kind a reversal of each kind is written as. */
export const REVERSED_AS: Readonly<Record<number, number>> = {
  [KIND.BET]: KIND.BET_REFUND,
  [KIND.PAYOUT]: KIND.PAYOUT_TAKEN_BACK,
  [KIND.TRIAL_BET]: KIND.TRIAL_REFUND,
}

const houseCode = (text: string) => text as HouseCode

/** Stakes go to it and payouts come from it; its balance is the GGR of the product. */
export const gameAccount = (product: Product): HouseCode => houseCode(`GAME:${product}`)

/** Money comes in by a channel and is paid out by it: a bank account, an e-wallet, a chain. */
export const cashAccount = (channel: string): HouseCode => houseCode(`CASH:${channel}`)

/** Stands between two wallets of one movement and is empty after it. */
export const clearingAccount = (name: string): HouseCode => houseCode(`CLEAR:${name}`)

/** The members' side of an exchange with another currency. */
export const exchangeAccount = (currency: string): HouseCode => houseCode(`FX:${currency}`)

/** Pays for what is given away. */
export const GIVEN_AWAY = houseCode('EXP:BONUS')
export const REBATES = houseCode('EXP:REBATE')
/** Pays for points that become money. */
export const POINTS_GIVEN = houseCode('EXP:POINTS')
/** The counterpart of all points, in their own currency. */
export const POINTS_ISSUED = houseCode('PTS:ISSUED')
export const WAGES = houseCode('EXP:WAGE')
export const DIVIDENDS = houseCode('EXP:DIVIDEND')
/** Gifts of the VIP programme. */
export const GIFTS_OF_VIP = houseCode('EXP:VIP')
export const FEES = houseCode('REV:FEE')
/** Pays for what pots get: their shares of stakes, and the seeds that nothing was put by for. */
export const JACKPOTS = houseCode('EXP:JACKPOT')
/** Credit that stands in players' wallets: minus its sum. */
export const CREDIT_GIVEN = houseCode('CREDIT:GIVEN')
/** Results of credit accounts that were settled outside, by the levels above them. */
export const CREDIT_SETTLED = houseCode('CREDIT:SETTLED')
export const ADJUSTMENTS = houseCode('EXP:ADJUST')

/**
 * Wallets of a brand's treasury, which is an owner of its own (`treasuryOf` of the module wallet):
 * what has come in and belongs to nobody yet, and the two sides of an exchange, one wallet a
 * currency from 100 on.
 */
export const TREASURY = marked<WalletNo, keyof typeof NUMBERS.treasury>(NUMBERS.treasury)

/** The wallet a member plays from in each mode: a trial account's only wallet is its main one. */
export const walletFor = (mode: 'REAL' | 'TRIAL', type: AccountType): WalletNo =>
  mode === 'REAL' || type === 4 ? WALLET.MAIN : WALLET.TRIAL
