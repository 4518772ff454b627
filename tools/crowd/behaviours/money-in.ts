import { createDeposit, depositChannels } from '@senluna/contract/money/deposits.ts'
import { answerDepositPrompt } from '@senluna/contract/member/protection.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../guest.ts'
import { isRefused } from '../visitor.ts'
import type { Behaviour } from './behaviour.ts'

const METHODS = ['EWALLET', 'EWALLET', 'GATEWAY'] as const
/** What somebody does at the provider's page: most pay, some give up. */
const PAYING = ['approve', 'approve', 'approve', 'approve', 'approve', 'approve', 'approve', 'fail'] as const

/** Deposits by a wallet or a gateway, and pays at the pretended provider. */
export const moneyIn: Behaviour = {
  name: 'moneyIn',
  run: (guest) => payIn(guest),
}

/** Deposits some amount that suits them, or where `least` is named the smallest that reaches it. */
export async function payIn(guest: Guest, least?: bigint): Promise<void> {
  const { visitor, chance, world } = guest
  const { methods, rg, stopped, blockedUntil } = await visitor.call(depositChannels)
  if (stopped || blockedUntil) return
  await answerPrompt(guest, rg.offered)
  const wanted = chance.pick(METHODS)
  const offered = methods
    .flatMap(({ channels }) => channels)
    .filter(({ fields, method }) => fields.length === 0 && METHODS.some((open) => open === method))
  const channel = offered.find(({ method }) => method === wanted) ?? offered[0]
  if (!channel) return
  const amount = least === undefined ? usualAmount(guest, channel) : amountFrom(least, channel)
  await guest.pause(4 * SECOND, 12 * SECOND)
  try {
    const { pay } = await visitor.call(createDeposit, {
      body: { channelId: channel.channelId, amount: amount.toString() },
    })
    await guest.pause(10 * SECOND, 40 * SECOND)
    if (pay.redirectUrl) await world.pay(pay.redirectUrl, chance.pick(PAYING))
  } catch (error) {
    if (!isRefused(error, ...NOT_NOW)) throw error
  }
  await guest.pause(2 * SECOND, 6 * SECOND)
}

/** What a channel offers by a tap, and takes at least. */
interface Taps {
  quick: readonly string[]
  least: string
}

function usualAmount(guest: Guest, { quick, least }: Taps): bigint {
  const oneStake = BigInt(guest.person.stake[0])
  const fitting = quick.map(BigInt).filter((amount) => amount >= oneStake && amount <= mostOf(guest))
  return fitting.length > 0 ? guest.chance.pick(fitting) : BigInt(least)
}

function amountFrom(least: bigint, channel: Taps): bigint {
  const [first] = channel.quick
    .map(BigInt)
    .filter((amount) => amount >= least)
    .toSorted((a, b) => Number(a - b))
  return first ?? (BigInt(channel.least) > least ? BigInt(channel.least) : least)
}

/** What a cashier says to somebody who has to wait or has paid in enough. */
const NOT_NOW = ['DEP_OPEN_ORDER', 'DEP_TOO_MANY', 'DEP_RG_LIMIT', 'DEP_KYC', 'DEP_LIMIT', 'RG_COOLING_OFF']

/** People pay in some dozens of their usual stakes. */
const mostOf = ({ person }: Guest): bigint => BigInt(person.stake[1]) * 60n

/** A careful few take the limit that is offered before the first deposit. */
async function answerPrompt({ visitor, chance }: Guest, offered: readonly string[] | undefined): Promise<void> {
  const [kind] = offered ?? []
  if (!kind) return
  const isCareful = chance.happens(0.25)
  await visitor.call(answerDepositPrompt, {
    body: { limit: isCareful ? { kind: kind as 'depositDay', value: '5000000' } : null },
  })
}
