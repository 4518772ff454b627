import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import { BANKS } from '@senluna/kit/cashier/banks.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Call } from '../../../../platform/http/route.ts'
import { newId } from '../../../../platform/ids.ts'
import { askApproval, type ApprovalAction } from '../../../approvals/index.ts'
import { channelsOf, insertChannel, type ChannelRow, type NewChannel } from '../../deposits/channels/store.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { refuseRate } from './rate.ts'

const OPENING = 'channels.open'
/** The provider that is a bank account of the brand's own. */
const BY_HAND = 'manual-bank'
/** What a demonstration brand may take money by: nobody can send real money by either. */
const PLAY = new Set([BY_HAND, 'sandbox'])
const CONFIRMATIONS = 19

type Body = Call<typeof contract.openChannel>['body']

const wrong = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field }] })

/**
 * Money is real where the bank is: a demonstration names none that there is, another brand no
 * other. Refuses VAL_FIELD.
 */
export function refuseBank({ bankBin }: { bankBin: string }, { currency }: Brand): void {
  if (bankBin in BANKS === currency.demonstration) throw wrong('bankBin')
}

/** What is offered at one press must be taken, too. Refuses VAL_FIELD. */
export function refuseQuick({ quick, least, most }: Pick<Body, 'quick' | 'least' | 'most'>): void {
  if (quick.some((digits) => BigInt(digits) < BigInt(least) || BigInt(digits) > BigInt(most))) throw wrong('quick')
}

/**
 * Throws VAL_FIELD for what doesn't fit its method: a bank account without a payee, USDT without
 * chain and rate.
 */
function refuseMisfit({ method, provider, payee, chain, vndPerUsdt }: Body, brand: Brand): void {
  if ((method === 'BANK_QR') !== (payee !== undefined)) throw wrong('payee')
  if ((method === 'USDT') !== (chain !== undefined)) throw wrong('chain')
  if ((method === 'USDT') !== (vndPerUsdt !== undefined)) throw wrong('vndPerUsdt')
  if (provider === BY_HAND && method !== 'BANK_QR') throw wrong('method')
  if (brand.currency.demonstration && !PLAY.has(provider)) throw wrong('provider')
  if (payee) refuseBank(payee, brand)
}

/**
 * Asks for a new way to deposit. Refuses VAL_FIELD, DEP_LIMIT for limits that leave nothing,
 * DEP_STATE for a code taken.
 */
export async function openChannel(deposits: Deposits, call: Call<typeof contract.openChannel>) {
  const { db, providers } = deposits
  const { body, brand, now } = call
  if (!providers.has(body.provider)) throw wrong('provider')
  refuseMisfit(body, brand)
  if (BigInt(body.least) > BigInt(body.most))
    throw new Refusal('DEP_LIMIT', { value: { least: body.least, most: body.most } })
  refuseQuick(body)
  const ways = await channelsOf(db, brand.merchantCode)
  if (ways.some(({ code }) => code === body.code)) throw new Refusal('DEP_STATE')
  refuseRate(body.vndPerUsdt, rateInForce(ways), await deposits.rateStepOf(brand.merchantCode, now))
  return db.transaction().execute((tx) =>
    askApproval(tx, call, {
      action: OPENING,
      object: { kind: 'depositChannel', id: body.code },
      payload: body,
      before: {},
      after: body,
      needs: 'channels.approve',
    }),
  )
}

/** The rate that the brand's members are credited by now, where it has one. */
const rateInForce = (ways: readonly ChannelRow[]): string | undefined =>
  ways.find(({ state, settings }) => state !== 'CLOSED' && settings.vndPerUsdt !== undefined)?.settings.vndPerUsdt

export const openChannelApproval = (deposits: Deposits): ApprovalAction => ({
  action: OPENING,
  async run(tx, { payload, merchantCode }, { now }) {
    const body = payload as Body
    const ways = await channelsOf(tx, merchantCode)
    if (ways.some(({ code }) => code === body.code)) throw new Refusal('APPROVAL_STALE')
    refuseRate(body.vndPerUsdt, rateInForce(ways), await deposits.rateStepOf(merchantCode, now))
    const way: NewChannel = {
      id: newId(now),
      merchant_id: merchantCode,
      code: body.code,
      method: body.method,
      provider: body.provider,
      name: body.name,
      least: amount(BigInt(body.least)),
      most: amount(BigInt(body.most)),
      fee_ppm: body.feePpm,
      fee_fixed: amount(BigInt(body.feeFixed)),
      expire_min: body.expireMin,
      vip_from: body.vipFrom,
      daily_cap: body.dailyCap === null ? null : amount(BigInt(body.dailyCap)),
      priority: body.priority,
      quick: body.quick.map(BigInt),
      payee: body.payee ?? {},
      settings:
        body.chain && body.vndPerUsdt
          ? { chain: body.chain, vndPerUsdt: body.vndPerUsdt, confirmations: body.confirmations ?? CONFIRMATIONS }
          : {},
    }
    await insertChannel(tx, way, new Date(now))
  },
})
