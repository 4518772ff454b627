import { amount, type Amount } from '@senluna/kit/money.ts'
import type { BetType, Picked, Price } from '../tickets/bet-type.ts'
import { compare, NOTHING } from './fraction.ts'
import { priceOf } from './payout.ts'

/**
 * The worst a selection can reasonably bring: its best price times the hits its lines can have, no
 * more than they can have together. `realistic` of the bet type stands in for hits nobody has seen.
 */
export function worstOf(type: BetType, price: Price, unit: Amount, picked: Pick<Picked, 'lines' | 'kinds'>): Amount {
  const hits = Math.min(picked.lines * (type.realistic ?? type.most), type.together ?? Number.MAX_SAFE_INTEGER)
  const kinds = picked.kinds
    ? Object.keys(picked.kinds).filter((kind) => picked.kinds?.[kind])
    : Object.keys(type.kinds)
  const best = kinds
    .flatMap((kind) => Object.keys(type.kinds[kind] ?? {}))
    .map((tier) => priceOf(type, price, tier))
    .reduce((most, item) => (compare(item, most) > 0 ? item : most), NOTHING)
  return amount((unit * BigInt(hits) * best.n) / best.d)
}
