import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Money that has come in for a payment. */
export interface Coming {
  id: string
  amount: string
  usdtMicro?: string
  payerName?: string
  at: string
}

/** A payment as this provider keeps it. */
export interface Payment {
  ref: string
  orderNo: string
  method: string
  amount: string
  currency: string
  language: string
  notifyUrl: string
  returnUrl: string
  state: 'PENDING' | 'CONFIRMING' | 'PAID' | 'FAILED'
  payments: Coming[]
  card?: { telco: string; declared: string; serial: string }
  address?: string
  chain?: 'TRC20' | 'ERC20'
  confirmations?: { have: number; need: number }
  createdAt: string
}

/** An address of somebody on a chain. */
export interface Address {
  address: string
  holder: string
  chain: 'TRC20' | 'ERC20'
  notifyUrl: string
}

/** A payment that went out through the stand-in. */
export interface Payout {
  key: string
  body: string
  state: 'PENDING' | 'PAID' | 'REFUSED'
  at: number
  notifyUrl: string
}

interface Kept {
  payments: Payment[]
  addresses: Address[]
  payouts?: Payout[]
}

const MOST = 2_000
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Everything the stand-in remembers; in a file when it is given one. */
export class Book {
  readonly payments: Payment[] = []
  readonly addresses: Address[] = []
  /** What was paid out, by the platform's key. */
  readonly payouts = new Map<string, Payout>()
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
    if (!file) return
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
      this.payments.push(...kept.payments)
      this.addresses.push(...kept.addresses)
      for (const payout of kept.payouts ?? []) this.payouts.set(payout.key, payout)
    } catch {
      // The first start.
    }
  }

  /** A payment by its name here; an order's number is one too. */
  find(ref: string): Payment | undefined {
    return this.payments.find((payment) => payment.ref === ref || payment.orderNo === ref)
  }

  /** Begins a payment; one of the same order is the same. */
  begin(draft: Omit<Payment, 'ref' | 'state' | 'payments' | 'createdAt'>, now: number): Payment {
    const known = draft.orderNo === '' ? undefined : this.payments.find((payment) => payment.orderNo === draft.orderNo)
    if (known) return known
    const at = new Date(now).toISOString()
    const payment: Payment = {
      ...draft,
      ref: `SBX-${randomBytes(9).toString('hex')}`,
      state: 'PENDING',
      payments: [],
      createdAt: at,
    }
    this.payments.unshift(payment)
    this.payments.splice(MOST)
    this.save()
    return payment
  }

  /** The address of somebody on a chain, always the same. It is made up, of the right shape. */
  addressOf(holder: string, chain: 'TRC20' | 'ERC20', notifyUrl: string): Address {
    const known = this.addresses.find((address) => address.holder === holder && address.chain === chain)
    if (known) return known
    const digest = createHash('sha256').update(`${chain} ${holder}`).digest()
    const address =
      chain === 'ERC20'
        ? `0x${digest.subarray(0, 20).toString('hex')}`
        : `T${Array.from({ length: 33 }, (_, at) => BASE58[digest[at % 32]! % 58]).join('')}`
    const made = { address, holder, chain, notifyUrl }
    this.addresses.unshift(made)
    this.save()
    return made
  }

  /** What ever came to an address for good, in millionths. */
  cameTo(address: string): bigint {
    return this.payments
      .filter((payment) => payment.address === address && payment.state === 'PAID')
      .reduce(
        (sum, payment) => sum + payment.payments.reduce((all, { usdtMicro = '0' }) => all + BigInt(usdtMicro), 0n),
        0n,
      )
  }

  save(): void {
    if (!this.#file) return
    const kept: Kept = { payments: this.payments, addresses: this.addresses, payouts: [...this.payouts.values()] }
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept))
    renameSync(`${this.#file}.new`, this.#file)
  }
}

/** The name of money that comes in now. */
export const newName = (): string => `sbx-${randomBytes(8).toString('hex')}`
