import type { BetTypeTerms, nearDraw } from '@senluna/contract/lottery.ts'
import type { Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Slot } from '@senluna/games/lottery/rules/draws/draw-number.ts'
import { milliAt } from '@senluna/games/lottery/rules/money/rebate.ts'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import type { TicketRules } from '@senluna/games/lottery/rules/tickets/ticket.ts'
import type * as z from 'zod/mini'
import { momentAt } from './clock.ts'

export type NearDraw = z.infer<typeof nearDraw>

/** A price as an answer says it, in the words of the rules. */
export const priceFrom = (price: BetTypeTerms['price']): Price =>
  price.by === 'PRIZES'
    ? {
        ...price,
        prizes: Object.fromEntries(Object.entries(price.prizes).map(([tier, digits]) => [tier, BigInt(digits)])),
      }
    : price

/** Terms as they are at a rebate level: odds alone go by it. */
export const termsAt = (terms: readonly BetTypeTerms[], level: number): readonly BetTypeTerms[] =>
  terms.map((term) => ({
    ...term,
    ...(term.price.by === 'ODDS' ? { price: { by: 'ODDS', milli: { ...milliAt(term.price.milli, level) } } } : {}),
    tight: term.tight.map((row) => (row.milli ? { ...row, milli: { ...milliAt(row.milli, level) } } : row)),
  }))

/**
 * The rules a ticket is read by in the page: the game's own, with the prices and units the server
 * named and the draws it named. What the page accepts by them the server reads the same way.
 */
export function rulesFrom(
  game: LotteryGame,
  structure: Structure,
  terms: readonly BetTypeTerms[],
  draws: readonly NearDraw[],
): TicketRules {
  const byCode = new Map(terms.map((term) => [term.code, term]))
  const prices = Object.fromEntries(
    terms.filter(({ closed }) => !closed).map(({ code, price }) => [code, priceFrom(price)]),
  )
  const slots = new Map(draws.map((draw) => [draw.drawNumber, slotFrom(draw)]))
  const inOrder = [...slots.values()]
  const beside = (slot: Slot, step: 1 | -1) =>
    inOrder[inOrder.findIndex(({ drawNumber }) => drawNumber === slot.drawNumber) + step]
  return {
    games: new Map([[game.code, { ...game, prices }]]),
    structures: new Map([[structure.profile, structure]]),
    drawNumbersOf: () => ({
      at: (now) => inOrder.find(({ drawAt }) => drawAt > now),
      read: (drawNumber) => slots.get(drawNumber) ?? 'LOT_E_NUMERO_UNKNOWN',
      next: (slot) => beside(slot, 1),
      previous: (slot) => beside(slot, -1),
      between: (from, to) => inOrder.filter(({ drawAt }) => drawAt > from && drawAt <= to),
    }),
    unitRule: (_, type) => {
      const own = byCode.get(type.code)
      return own?.modes
        ? { by: 'MODES', modes: own.modes.map(BigInt) }
        : { by: 'STEPS', least: BigInt(own?.minUnit ?? 1_000), step: BigInt(own?.unitStep ?? 100) }
    },
    aheadMs: Number.POSITIVE_INFINITY,
  }
}

const slotFrom = ({ drawNumber, openAt, lockAt, drawAt }: NearDraw): Slot => ({
  drawNumber,
  date: drawAt.slice(0, 10),
  openAt: momentAt(openAt),
  lockAt: momentAt(lockAt),
  drawAt: momentAt(drawAt),
})
