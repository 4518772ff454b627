import { paymentPassword } from '@senluna/contract/member/security.ts'
import { bindMobile, sendOwnCode } from '@senluna/contract/member/codes.ts'
import { saveProfile } from '@senluna/contract/member/profile.ts'
import { addPayoutAccount, payoutAccounts } from '@senluna/contract/money/payout-accounts.ts'
import { confirmPart, orderWithdrawal, withdrawals, withdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Guest } from '../guest.ts'
import { pinOf } from '../people.ts'
import { isRefused } from '../visitor.ts'
import type { Behaviour } from './behaviour.ts'

const COUNTRY = '84'

/** Takes winnings out: the first time with everything that an account needs for it. */
export const moneyOut: Behaviour = {
  name: 'moneyOut',
  isOpen: ({ person }) => person.withdraws,
  async run(guest) {
    const { visitor, chance } = guest
    await confirmArrived(guest)
    const { available, limits, totalRemaining } = await visitor.call(withdrawQuote)
    const [most, least] = [BigInt(available), BigInt(limits.min)]
    if (most < least || totalRemaining !== '0') return
    const accountId = await accountOf(guest)
    if (!accountId) return
    await guest.pause(6 * SECOND, 20 * SECOND)
    const step = BigInt(limits.step)
    const wanted = (most * BigInt(chance.from(50, 100))) / 100n
    const amount = wanted < least ? least : wanted - (wanted % step)
    try {
      await visitor.call(orderWithdrawal, {
        body: { amount: amount.toString(), accountId, ...(await proofOf(guest)) },
      })
    } catch (error) {
      if (!isRefused(error, ...NOT_NOW)) throw error
    }
  },
}

const NOT_NOW = [
  'WD_KYC',
  'WD_TURNOVER',
  'WD_BELOW_MIN',
  'WD_ABOVE_MAX',
  'WD_DAILY_COUNT',
  'WD_DAILY_AMOUNT',
  'WD_ACCOUNT_COOLING',
  'WAL_INSUFFICIENT',
  'SMS_TOO_MANY',
]

/** Says of what has come that it came. */
async function confirmArrived({ visitor }: Guest): Promise<void> {
  const { list } = await visitor.call(withdrawals, { query: { pageSize: '5' } })
  for (const { no, parts } of list)
    for (const { part, status } of parts)
      if (status === 'PAID') await visitor.call(confirmPart, { params: { no, part } })
}

/** The account they are paid to; it is added the first time, with name, number and digits. */
async function accountOf(guest: Guest): Promise<Id<'payout-account'> | undefined> {
  const { visitor, person, chance } = guest
  const known = await visitor.call(payoutAccounts)
  const [usable] = known.list.filter(({ state }) => state === 'ACTIVE')
  if (usable) return usable.id as Id<'payout-account'>
  if (known.list.length > 0) return undefined
  if (!known.realName) await visitor.call(saveProfile, { body: { payeeName: person.realName } })
  if (!known.hasPaymentPassword) {
    const pin = pinOf(guest.secret, person)
    await visitor.call(paymentPassword, { body: { password: guest.password, newPin: pin, confirmPin: pin } })
  }
  if (!known.methods.includes('SMS')) await bindPhone(guest)
  await guest.pause(10 * SECOND, 30 * SECOND)
  const bank = chance.pick(known.banks)
  const { id } = await visitor.call(addPayoutAccount, {
    body: {
      kind: 'BANK',
      bankCode: bank.code,
      // Ends in digits that the pretended bank pays.
      number: `10${String(10_000_000 + person.nth * 131).slice(0, 8)}0${person.nth % 90}`.slice(0, 12),
      holder: person.realName,
      ...(await proofOf(guest)),
    },
  })
  return id as Id<'payout-account'>
}

async function bindPhone(guest: Guest): Promise<void> {
  const { visitor, person, world } = guest
  const to = { channel: 'SMS', purpose: 'BIND', value: person.phone, countryDialingCode: COUNTRY } as const
  await visitor.call(sendOwnCode, { body: to })
  await guest.pause(5 * SECOND, 15 * SECOND)
  const code = codeIn(await world.messageTo(`+${COUNTRY}${person.phone}`))
  await visitor.call(bindMobile, {
    body: { value: person.phone, countryDialingCode: COUNTRY, code, password: guest.password },
  })
  // A second code to the same number is sent after a minute.
  await guest.pause(70 * SECOND, 90 * SECOND)
}

/** Their digits, and a code that goes to their number. */
async function proofOf(guest: Guest) {
  const { visitor, person, world } = guest
  await visitor.call(sendOwnCode, { body: { channel: 'SMS', purpose: 'OWN' } })
  await guest.pause(5 * SECOND, 15 * SECOND)
  const otp = codeIn(await world.messageTo(`+${COUNTRY}${person.phone}`))
  await guest.pause(61 * SECOND, 70 * SECOND)
  return { paymentPassword: pinOf(guest.secret, person), otp, otpChannel: 'SMS' } as const
}

/** The six digits of a message. Throws when there are none. */
function codeIn(message: string): string {
  const [code] = /\b\d{6}\b/.exec(message) ?? []
  if (code === undefined) throw new Error(`no code in "${message}"`)
  return code
}
