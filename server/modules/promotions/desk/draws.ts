import type * as contract from '@senluna/contract/desk/brand/draws.ts'
import { isUuid } from '@senluna/kit/ids.ts'
import { weightOf } from '@senluna/kit/promotions/raffle.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { extraShown } from '../participation/extra.ts'
import { listDraws, type ListedDraw } from '../kinds/raffle/raffle-store.ts'

const PAGE = 20

/** What a prize of a draw is, as it stood when it was drawn. */
function givesOf({ prizes }: ListedDraw, prizeId: string, language: string) {
  const prize = prizes.find(({ id }) => id === prizeId)
  return { amount: prize?.amount ?? '0', ...extraShown(prize, language).extra }
}

/** Draws of the brand's raffles, the newest first. */
export async function deskDrawsPage(db: Db, { brand, query, language }: Call<typeof contract.deskRaffleDraws>) {
  const size = query.pageSize ?? PAGE
  const after = query.after !== undefined && isUuid<'participation'>(query.after) ? query.after : null
  const { merchantCode, currency } = brand
  const { name, promotion: promotionId } = query
  const rows = await listDraws(db, { merchantCode, name, promotionId, after, most: size + 1 })
  const shown = (row: ListedDraw): contract.DeskDraw => ({
    id: row.id,
    promotionId: row.promotion_id,
    memberId: row.member_id,
    userName: row.user_name,
    day: row.day,
    place: row.place,
    picked: row.picked,
    pickedGives: givesOf(row, row.picked, language),
    prize: row.prize,
    prizeGives: givesOf(row, row.prize, language),
    amount: row.amount.toString(),
    currency: { code: currency.code, exponent: currency.scale, displayDecimals: currency.displayDecimals },
    drawn: row.drawn,
    of: weightOf(row.prizes),
    commitment: row.commitment,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    at: row.created_at.toISOString(),
  })
  return pageOf(rows, size, ({ id }) => id, shown)
}
