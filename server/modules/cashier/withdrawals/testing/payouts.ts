import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { DeskWithdrawal } from '@senluna/contract/desk/money/withdrawals.ts'
import type { PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import type { Withdrawal } from '@senluna/contract/money/withdrawals.ts'
import { amount, type Amount } from '@senluna/kit/money.ts'
import { GIVEN_AWAY, houseAccount, KIND, post, SOURCE, WALLET } from '@senluna/ledger/index.ts'
import { queryOf } from '../../../../platform/database/query.ts'
import type { PayoutAnswer, PayoutOrder, PayoutProvider } from '../../../../platform/payments/payout.ts'
import {
  ask,
  newSession,
  newSomebody,
  openHouse,
  type House,
  type Reply,
  type Somebody,
} from '../../../rounds/testing/house.ts'
import { issueCode } from '../../../codes/issue-code.ts'
import { setContact, setPaymentPassword, writeProfile } from '../../../members/index.ts'
import { askDesk, type Person } from '../../../staff/testing/desk.ts'
import { sealed } from '../../../sessions/testing/sealing.ts'
import { newVisitor } from '../../../sessions/testing/visitor.ts'
import type { FaultPoint, Withdrawals } from '../deps.ts'
import { openStartingPayouts } from '../../payouts/starting-channels.ts'

export const PIN = '271828'
export const BANK = '970436'

/** A provider whose word a test decides; it keeps what it was sent, and never pays a key twice. */
export class StandIn implements PayoutProvider {
  readonly sent: PayoutOrder[] = []
  readonly paid = new Set<string>()
  /** What it answers, and whether it really pays. */
  says: PayoutAnswer | 'dies' = { state: 'PAID', bankRef: 'FT1' }
  pays = true

  send(order: PayoutOrder): Promise<PayoutAnswer> {
    this.sent.push(order)
    if (this.pays) this.paid.add(order.key)
    if (this.says === 'dies') return Promise.reject(new Error('the line is dead'))
    return Promise.resolve(this.says)
  }

  ask(key: string): Promise<PayoutAnswer> {
    return Promise.resolve(
      this.paid.has(key) ? { state: 'PAID', bankRef: `FT-${key.slice(0, 6)}` } : { state: 'MISSING' },
    )
  }

  /** What it says it has; a test may have it say nothing, or not answer. */
  has: bigint | undefined | 'dies' = 900_000_000n

  balance(): Promise<Amount | undefined> {
    if (this.has === 'dies') return Promise.reject(new Error('the line is dead'))
    return Promise.resolve(this.has === undefined ? undefined : amount(this.has))
  }

  noticeOf(): undefined {
    return undefined
  }
}

/** The whole server with a provider whose word a test decides. */
export type Bank = House & { standIn: StandIn; withdrawals: Withdrawals; cut(at: FaultPoint | undefined): void }

export const openBank = async (): Promise<Bank> => payingFrom(await openHouse({}, true))

/** Puts that provider into a house that is open. */
export async function payingFrom(house: House): Promise<Bank> {
  const standIn = new StandIn()
  const { withdrawals, database, brands } = house.parts
  let cutAt: FaultPoint | undefined
  Object.assign(withdrawals, {
    providers: new Map([['sandbox', standIn]]),
    faults: {
      at: (point: FaultPoint) => {
        if (point === cutAt) throw new Error(`cut at ${point}`)
      },
    },
  })
  await openStartingPayouts(database.db, brands)
  return { ...house, standIn, withdrawals, cut: (at) => (cutAt = at) }
}

/**
 * Somebody with a payment password, a real name and a confirmed number; what they have comes from
 * nowhere in particular.
 */
export async function newSaver(
  bank: House,
  more: { host?: string; money?: bigint; pin?: string | null; name?: string | null } = {},
): Promise<Somebody> {
  const { parts } = bank
  const who = await newSomebody(bank, 0, more.host)
  const now = parts.clock.now()
  const hash = more.pin === null ? null : await parts.members.passwords.hash(more.pin ?? PIN)
  await parts.database.db.transaction().execute(async (tx) => {
    if (hash) await setPaymentPassword(tx, who.member.id, hash, now)
    const name = more.name === undefined ? 'Nguyễn Văn Đạt' : more.name
    await writeProfile(tx, who.member.id, name === null ? {} : { payeeName: name }, who.member.nickname, now)
    await setContact(tx, who.member, 'mobile', `+8490${who.member.userName.slice(-5)}12`, now)
  })
  if (more.money) await give(bank, who, more.money)
  return who
}

/** Gives somebody money as a demonstration does. */
export async function give({ parts }: House, who: Somebody, units: bigint): Promise<void> {
  const query = queryOf(parts.database.db)
  const now = parts.clock.now()
  const { merchantCode: merchant, currency } = who.member
  const contra = await houseAccount(query, { merchant, code: GIVEN_AWAY, currency, lane: 0 }, now)
  const legs = [{ kind: KIND.DEMONSTRATION_MONEY, amount: amount(units), contra }]
  await post(
    query,
    [{ owner: who.member.id, account: WALLET.MAIN, key: randomUUID(), source: SOURCE.GRANT, at: now, legs }],
    now,
  )
}

/** Sends a body as a page does, sealed. */
export async function send<Value>(
  bank: House,
  who: Somebody,
  method: 'POST' | 'DELETE',
  path: string,
  body: unknown,
  key: string = randomUUID(),
): Promise<Reply<Value>> {
  const site = { app: bank.app, log: bank.log, clock: bank.parts.clock }
  const jwe = await sealed(site, newVisitor({ host: who.host }), method, path, body)
  return ask<Value>(bank, method, path, {
    body: { jwe },
    headers: {
      host: who.host,
      cookie: `__Host-sid=${who.cookie}`,
      authorization: `Bearer ${who.handle}`,
      'idempotency-key': key,
    },
  })
}

/** The code that went to somebody's own number. */
export async function ownCode({ parts }: House, who: Somebody): Promise<string> {
  const brand = parts.settings.brands.byHost(who.host)!
  const { rows } = await sql<{ value: string }>`select value from members.contact
    where member_id = ${who.member.id} and kind = 'mobile'`.execute(parts.database.db)
  const to = { kind: 'mobile' as const, value: rows[0]!.value }
  return parts.database.db
    .transaction()
    .execute((tx) =>
      issueCode(parts.codes, tx, { brand, purpose: 'OWN', to, memberId: who.member.id }, parts.clock.now()),
    )
}

let numbers = 0
export const newNumber = (): string => `10${String(++numbers).padStart(8, '0')}`

/** Adds an account with everything right, but for what a test changes. */
export async function addAccount(bank: House, who: Somebody, more: Record<string, unknown> = {}) {
  return send<PayoutAccount>(bank, who, 'POST', '/wps/v2/payout/accounts', {
    kind: 'BANK',
    bankCode: BANK,
    number: newNumber(),
    holder: 'NGUYEN VAN DAT',
    paymentPassword: PIN,
    otp: await ownCode(bank, who),
    otpChannel: 'SMS',
    ...more,
  })
}

/** A saver with an account that can be used. */
export async function newPayee(bank: House, money?: bigint): Promise<Somebody & { accountId: string }> {
  const who = await newSaver(bank, money === undefined ? {} : { money })
  const { value, errorCode } = await addAccount(bank, who)
  if (!value) throw new Error(`the account was refused: ${errorCode}`)
  return { ...who, accountId: value.id }
}

/** Orders a withdrawal. */
export const withdraw = (
  bank: House,
  who: Somebody & { accountId: string },
  units: bigint | string,
  more: Record<string, unknown> = {},
  key?: string,
) =>
  send<Withdrawal>(
    bank,
    who,
    'POST',
    '/wps/v2/withdraw/orders',
    { amount: String(units), accountId: who.accountId, paymentPassword: PIN, ...more },
    key,
  )

/** Sends the picture of a payment of an order; answers its file. */
export async function newProof(bank: House, staff: Person, no: string): Promise<string> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
  const head =
    '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nPROOF\r\n--b\r\n' +
    'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n--b--\r\n')])
  const sent = await askDesk<{ fileId: string }>(bank, staff, 'POST', `/bo/v1/withdrawals/${no}/proof`, body, {
    'content-type': 'multipart/form-data; boundary=b',
  })
  if (!sent.value) throw new Error(`the picture was refused: ${sent.errorCode}`)
  return sent.value.fileId
}

/** Says that a part was paid by hand, with a picture. */
export const payByHand = async <Value = DeskWithdrawal>(
  bank: House,
  staff: Person,
  no: string,
  { part = 1, bankRef = 'FT100' } = {},
) =>
  askDesk<Value>(bank, staff, 'POST', `/bo/v1/withdrawals/${no}/parts/${part}/paid`, {
    bankRef,
    proofFile: await newProof(bank, staff, no),
  })

/** What somebody has, and what of it is held. */
export async function has({ parts }: House, who: Somebody): Promise<{ balance: bigint; held: bigint }> {
  const { rows } = await sql<{ balance: bigint; held: bigint }>`select balance, held from ledger.account
    where owner_id = ${who.member.id} and account_no = 1`.execute(parts.database.db)
  return rows[0]!
}

/** Lets time pass; who waits logs in again. */
export async function wait(bank: Bank, who: Somebody, ms: number): Promise<void> {
  bank.advance(ms)
  Object.assign(who, await newSession(bank, who.member, who.host))
}
