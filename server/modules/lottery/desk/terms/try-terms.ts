import type { TermsTrial } from '@senluna/contract/lottery/desk/terms.ts'
import type * as contract from '@senluna/contract/lottery/desk/terms.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { codesUnder, findBetType } from '@senluna/games/lottery/rules/index.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Call } from '../../../../platform/http/route.ts'
import type { Lottery } from '../../lottery.ts'
import { termsOf, type Terms } from '../../terms/terms.ts'
import { namedType } from './change-terms.ts'
import { checkTerms, ladderOf, mostReturn, stripped } from './check-terms.ts'
import { moneyShown } from '../money-shown.ts'
import { Replay } from '../replay.ts'
import { inTurn, turns } from './turns.ts'
import { keptTerms } from '../queries/terms.ts'
import { openExposure, pastOf } from '../queries/try-terms.ts'
import type { StoredTerms } from '../../terms/store.ts'

type Of = (betType: string) => Terms | undefined

/** One trial at a time in this process: each reads and computes much. */
const alone = inTurn()

/**
 * What other terms would have made of the open draws and the last thirty. Refuses SYS_NOT_FOUND,
 * VAL_FIELD.
 */
export const tryTerms = (lottery: Lottery, call: Call<typeof contract.tryTerms>): Promise<TermsTrial> =>
  alone(() => tried(lottery, call))

async function tried({ db }: Lottery, call: Call<typeof contract.tryTerms>): Promise<TermsTrial> {
  const { brand, now } = call
  const { game, betType } = namedType(call.params)
  const kept = await keptTerms(db, brand.merchantCode, game.code)
  const stored = new Map(kept.map((row) => [row.betType, row.terms]))
  checkTerms(game, betType, call.body.terms, stored)
  const wanted = new Map<string, StoredTerms>([...stored, [betType, stripped(call.body.terms)]])
  const was: Of = (type) => termsOf(game, type, stored)
  const would: Of = (type) => termsOf(game, type, wanted)
  const types = betType === '' ? Object.keys(game.prices) : [betType]
  const past = await pastOf(db, brand, game, codesUnder(game, types), now)
  const [before, after] = [new Replay(game, was), new Replay(game, would)]
  const turn = turns()
  for (const draw of past) {
    await before.run(draw, turn)
    await after.run(draw, turn)
  }
  const type = findBetType(game, betType)
  const terms = would(betType)
  return {
    money: moneyShown(brand),
    ...(type && terms ? { returnPpm: mostReturn(type, terms.price), ladder: ladderOf(game, type, terms.price) } : {}),
    open: await openOf(db, brand, game, types, { was, would, now }),
    draws: past.length,
    tickets: past.reduce((sum, { tickets }) => sum + tickets.length, 0),
    asIs: before.sums(),
    asWanted: after.sums(),
    refusals: after.refusals(),
  }
}

/**
 * What is taken on the draws that are open, seen by both terms. What was accepted stays: it only
 * shows where they would stand.
 */
async function openOf(
  db: Db,
  brand: Brand,
  game: LotteryGame,
  types: readonly string[],
  { was, would, now }: { was: Of; would: Of; now: Instant },
): Promise<TermsTrial['open']> {
  const rows = await openExposure(
    db,
    { code: game.code, merchantCode: brand.merchantCode, currencyCode: brand.currency.code, types },
    now,
  )
  let [numbers, over, worst, worstThen] = [0, 0, 0n, 0n]
  for (const { type, key, units, payout } of rows) {
    const [old, next] = [was(type), would(type)]
    if (!old || !next) continue
    if (key === '') {
      worst += payout
      worstThen += (payout * bestOf(next)) / bestOf(old)
    } else {
      numbers++
      if (next.closed || next.blocked.has(key) || units > next.limits.perDrawMaxUnit) over++
    }
  }
  return {
    draws: new Set(rows.map(({ no }) => no)).size,
    numbers,
    over,
    worst: worst.toString(),
    worstThen: worstThen.toString(),
  }
}

/** The highest odds of a price; where it isn't made of odds it is what it is. */
const bestOf = ({ price }: Terms): bigint =>
  price.by === 'ODDS' ? BigInt(Math.max(1, ...Object.values(price.milli))) : 1n
