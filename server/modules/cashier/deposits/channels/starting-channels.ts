import type { Brand } from '@senluna/kit/brand.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { derivedId } from '../../../../platform/ids.ts'
import { insertChannel, type NewChannel } from './store.ts'

type Way = Omit<NewChannel, 'id' | 'merchant_id'>

const K = 1_000n
const NONE = amount(0n)
const M = 1_000_000n
const BASE = { fee_ppm: 0, fee_fixed: NONE, vip_from: 0, daily_cap: null, payee: {}, settings: {} } as const
const QUICK = [100n * K, 200n * K, 500n * K, M, 5n * M, 10n * M]

/**
 * What a demonstration brand begins with: everything through the sandbox provider, and one bank
 * account that is plainly made up, at a bank number that no bank has, so that nobody can send real
 * money to it.
 */
const WAYS: readonly Way[] = [
  {
    ...BASE,
    code: 'DEMO-BANK',
    method: 'BANK_QR',
    provider: 'manual-bank',
    name: 'Ngân hàng Sen Demo',
    least: amount(50n * K),
    most: amount(300n * M),
    expire_min: 15,
    priority: 10,
    quick: QUICK,
    payee: { bankBin: '999999', account: '0000123456789', accountName: 'SEN DEMO KHONG CHUYEN TIEN THAT' },
  },
  {
    ...BASE,
    code: 'SANDBOX-WALLET',
    method: 'EWALLET',
    provider: 'sandbox',
    name: 'Ví điện tử thử nghiệm',
    least: amount(20n * K),
    most: amount(50n * M),
    expire_min: 15,
    priority: 20,
    quick: QUICK.slice(0, 5),
    fee_ppm: 10_000,
  },
  {
    ...BASE,
    code: 'SANDBOX-GATEWAY',
    method: 'GATEWAY',
    provider: 'sandbox',
    name: 'Cổng thanh toán thử nghiệm',
    least: amount(50n * K),
    most: amount(100n * M),
    expire_min: 30,
    priority: 30,
    quick: QUICK,
    fee_ppm: 5_000,
    fee_fixed: amount(K),
  },
  {
    ...BASE,
    code: 'SANDBOX-TRC20',
    method: 'USDT',
    provider: 'sandbox',
    name: 'USDT TRC20',
    least: amount(100n * K),
    most: amount(500n * M),
    expire_min: 60,
    priority: 40,
    quick: QUICK.slice(2),
    settings: { chain: 'TRC20', vndPerUsdt: '25310', confirmations: 19 },
  },
  {
    ...BASE,
    code: 'SANDBOX-ERC20',
    method: 'USDT',
    provider: 'sandbox',
    name: 'USDT ERC20',
    least: amount(500n * K),
    most: amount(500n * M),
    expire_min: 60,
    priority: 50,
    quick: QUICK.slice(2),
    settings: { chain: 'ERC20', vndPerUsdt: '25310', confirmations: 12 },
  },
  {
    ...BASE,
    code: 'SANDBOX-CARD',
    method: 'SCRATCH',
    provider: 'sandbox',
    name: 'Thẻ cào',
    least: amount(10n * K),
    most: amount(500n * K),
    expire_min: 15,
    priority: 60,
    quick: [10n * K, 20n * K, 50n * K, 100n * K, 200n * K, 500n * K],
    fee_ppm: 250_000,
    settings: { telcos: ['VIETTEL', 'MOBIFONE', 'VINAPHONE'], penaltyPpm: 500_000 },
  },
]

/** Opens the ways a demonstration brand begins with; those it has stay as staff have made them. */
export async function openStartingChannels(db: Db, brand: Brand, now: Instant): Promise<void> {
  if (!brand.currency.demonstration) return
  for (const way of WAYS) {
    const id = derivedId<'deposit-channel'>('deposit-channel', brand.merchantCode, way.code)
    await insertChannel(db, { ...way, id, merchant_id: brand.merchantCode }, new Date(now))
  }
}
