import type { freeTickets } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { findGame } from '@senluna/games/lottery/rules/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inLanguage } from '../../../platform/words/in-language.ts'
import type { NewFreeTickets } from '../../families/index.ts'
import { outOfPlay } from '../../protection/index.ts'
import { nameOfGame } from '../reading/names.ts'
import { insertFreeTickets, openFreeTickets } from './free-store.ts'

/** Gives free tickets, in the transaction of what they are given for. */
export const grantFreeTickets = (tx: Tx, { merchantCode }: Brand, given: NewFreeTickets, now: Instant): Promise<void> =>
  insertFreeTickets(
    tx,
    {
      id: id<'free-tickets'>(given.id),
      owner_id: given.memberId,
      merchant_id: merchantCode,
      games: [...given.games],
      stake: given.stake,
      count: given.count,
      most: amount(given.stake * BigInt(given.count) * BigInt(given.mostTimes)),
      turnover_x100: given.turnoverX100,
      titles: given.titles,
      expires_at: new Date(given.expiresAt),
    },
    now,
  )

/** What a game of the lottery is called; its code where there is none. */
export function lotteryGameName(code: string, language: string): string {
  const game = findGame(code)
  return game ? nameOfGame(game, language) : code
}

/** Whether the lottery has a game that it offers. */
export const isLotteryGame = (code: string): boolean => {
  const game = findGame(code)
  return game !== undefined && game.disabled === undefined
}

/** A member's free tickets with the games they can be bet in; none during a break. */
export async function freeTicketsFor(
  db: Db,
  { memberId, language }: { memberId: Id<'member'>; language: string },
  now: Instant,
): Promise<ReplyOf<typeof freeTickets>> {
  if ((await outOfPlay(db, [memberId], now)).size > 0) return { list: [] }
  const grants = await openFreeTickets(db, memberId, now)
  return {
    list: grants.map((grant) => ({
      id: grant.id,
      title: inLanguage(grant.titles, language) ?? '',
      stake: grant.stake.toString(),
      count: grant.count,
      left: grant.count - grant.used,
      won: grant.won.toString(),
      most: grant.most.toString(),
      turnoverX100: grant.turnover_x100,
      endsAt: grant.expires_at.toISOString(),
      games: grant.games.map((code) => ({ code, name: lotteryGameName(code, language) })),
    })),
  }
}
