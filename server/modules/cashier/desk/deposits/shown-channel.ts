import type * as contract from '@senluna/contract/desk/money/deposits.ts'
import { BANKS } from '@senluna/kit/cashier/banks.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { askedSince, type ChannelRow } from '../../deposits/channels/store.ts'
import type { Deposits } from '../../deposits/deps.ts'
import { dayBegin } from '../../deposits/refusals.ts'
import { shownCurrency } from './lists.ts'

/** A way to deposit as the desk shows it. */
export async function deskChannel(
  deposits: Deposits,
  row: ChannelRow,
  brand: Brand,
  now: Instant,
): Promise<contract.DeskChannel> {
  const { bankBin, account, accountName } = row.payee
  const bankName = bankBin === undefined ? undefined : BANKS[bankBin]
  return {
    id: row.id,
    code: row.code,
    method: row.method,
    provider: row.provider,
    name: row.name,
    least: row.least.toString(),
    most: row.most.toString(),
    feePpm: row.fee_ppm,
    feeFixed: row.fee_fixed.toString(),
    expireMin: row.expire_min,
    dailyCap: row.daily_cap === null ? null : row.daily_cap.toString(),
    priority: row.priority,
    vipFrom: row.vip_from,
    quick: row.quick.map(String),
    state: row.state,
    ...(row.settings.vndPerUsdt ? { vndPerUsdt: row.settings.vndPerUsdt } : {}),
    ...(bankName ? { bankName } : {}),
    ...(bankBin && account && accountName ? { payee: { bankBin, account, accountName } } : {}),
    ...(row.settings.chain ? { chain: row.settings.chain } : {}),
    currency: shownCurrency(brand),
    usedToday: (await askedSince(deposits.db, row.id, dayBegin(brand, now))).toString(),
    reachable: deposits.providers.has(row.provider),
    version: row.version,
    changedAt: row.changed_at.toISOString(),
  }
}
