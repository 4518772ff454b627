import type { PromotionOffer } from '@senluna/contract/site/content.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { PromotionRules } from '@senluna/contract/site/promotion-rules.ts'
import { OWN_GAMES } from '@senluna/games/own-games.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { daysFrom, startOfDay, weekdayOf } from '@senluna/kit/calendar/days.ts'
import { isRunGame } from '@senluna/kit/games/run.ts'
import { isTableGame } from '@senluna/kit/games/table.ts'
import { amount } from '@senluna/kit/money.ts'
import { businessDate, instant, type Instant } from '@senluna/kit/time.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { Db } from '../../../platform/database/db.ts'
import { depositedSince } from '../../cashier/index.ts'
import { gameNames } from '../../catalog/index.ts'
import type { FreeTickets } from '../../families/index.ts'
import type { RulesOf, TakenKind } from './kind.ts'

type Rules = RulesOf<'FREE_SPIN' | 'FREE_BET' | 'FREE_TICKET'>

/** When the cycle that is on began. */
function cycleBegan({ every }: Rules, { timeZone }: Brand, now: Instant): Instant {
  const today = businessDate(now, timeZone)
  if (every === 'ONCE') return instant(0)
  return startOfDay(every === 'DAY' ? today : daysFrom(today, -weekdayOf(today)), timeZone)
}

/**
 * Free rounds and tickets that are taken by a tap. Refuses PROMO_OUT when so many members have them
 * as may, PROMO_NEEDS_DEPOSIT before a deposit of the cycle.
 */
export const freeRounds: TakenKind<Rules> = {
  bounded: true,
  onePerPerson: true,
  cycleOf({ every }, { timeZone }, now) {
    const today = businessDate(now, timeZone)
    if (every === 'ONCE') return 'ONCE'
    return every === 'DAY' ? today : `week ${daysFrom(today, -weekdayOf(today))}`
  },
  async rewardOf(tx, rules, { brand, memberId, now }, given) {
    if (given.count >= rules.count) throw new Refusal('PROMO_OUT')
    if (rules.needsDeposit && !(await depositedSince(tx, memberId, cycleBegan(rules, brand, now))))
      throw new Refusal('PROMO_NEEDS_DEPOSIT')
    const { kind, games, stake, rounds, days, mostTimes, turnoverX100 } = rules
    const free = { kind, games, stake, rounds, days, mostTimes, turnoverX100 }
    return { amount: amount(0n), kind: KIND.ACTIVITY_REWARD, free, data: {} }
  },
}

/** What a promotion of free rounds gives, with the names of its games. */
export async function freeRoundsOffer(
  db: Db,
  { merchantCode }: Brand,
  rules: Rules,
  { left, language, tickets }: { left: number; language: string; tickets: FreeTickets },
): Promise<PromotionOffer> {
  const { kind, games, stake, rounds, days, mostTimes, every, needsDeposit, turnoverX100 } = rules
  const names =
    kind === 'FREE_TICKET'
      ? new Map(games.map((code) => [code, tickets.nameOf(code, language)]))
      : await gameNames(db, merchantCode, games, language)
  return {
    type: kind,
    games: games.map((code) => ({ code, name: names.get(code) ?? code })),
    stake,
    rounds,
    days,
    most: (BigInt(stake) * BigInt(rounds) * BigInt(mostTimes)).toString(),
    every,
    needsDeposit,
    left,
    turnoverX100,
  }
}

/**
 * Whether free rounds can be played as they are written: spins in slots, bets in games of one step,
 * each with the stake on its ladder, tickets in games that their family offers. Rules of another
 * kind are.
 */
export function areFreeRoundsPlayable(
  { currency }: Brand,
  rules: PromotionRules | undefined,
  tickets: FreeTickets,
): boolean {
  const unit = 10n ** BigInt(currency.scale)
  const free =
    rules?.kind === 'MISSION'
      ? rules.free
      : rules?.kind === 'FREE_SPIN' || rules?.kind === 'FREE_BET' || rules?.kind === 'FREE_TICKET'
        ? rules
        : undefined
  if (free?.kind === 'FREE_TICKET') return free.games.every((code) => tickets.isGame(code))
  return (
    !free ||
    free.games.every((code) => {
      const game = OWN_GAMES.find((own) => own.game.code === code)?.game
      if (!game || isRunGame(game) || isTableGame(game) || (free.kind === 'FREE_SPIN') !== !game.choosing) return false
      return game.stakes.some((step) => step * unit === BigInt(free.stake))
    })
  )
}
