import type { pointBalance } from '@senluna/contract/money/points.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { worthOf } from '@senluna/kit/points/convert.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import { LATEST, recordRows, WALLET, walletsOf } from '@senluna/ledger/index.ts'
import { queryOf } from '../../platform/database/query.ts'
import { convertedOn } from './day-store.ts'
import { multiplierOf, termsOf, type Points } from './points.ts'

/** A member's points, with their last movement. */
export async function pointsOf(
  { db, levelOf }: Points,
  brand: Brand,
  memberId: Id<'member'>,
  now: Instant,
): Promise<ReplyOf<typeof pointBalance>> {
  const query = queryOf(db)
  const wallets = await walletsOf(query, memberId)
  const held = (account: number) => wallets.find((wallet) => wallet.account === account)?.balance ?? 0n
  const [last] = await recordRows(query, memberId, WALLET.POINTS, {
    kinds: null,
    besidePlay: false,
    before: LATEST,
    size: 1,
  })
  const terms = await termsOf(db, brand.merchantCode)
  const left = BigInt(terms.dailyCap) - (await convertedOn(db, memberId, businessDate(now, brand.timeZone)))
  const balance = held(WALLET.POINTS)
  const changed = last?.amount ?? 0n
  return {
    balance: balance.toString(),
    current: (last ? last.balance - changed : balance).toString(),
    changed: changed.toString(),
    ratio: terms.ratio,
    redeemAmount: worthOf(balance, terms).amount.toString(),
    expires: null,
    owed: (0n - held(WALLET.POINTS_DEBT)).toString(),
    leftToday: (left < 0n ? 0n : left).toString(),
    multiplierPct: await multiplierOf(db, brand, levelOf, memberId),
  }
}
