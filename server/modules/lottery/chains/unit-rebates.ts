import { DRAWN_PRODUCTS } from '@senluna/kit/product.ts'
import type { Consumers } from '../../../platform/live/consumers.ts'
import type { FamilyHooks, UnitRebates } from '../../families/index.ts'
import { chainTickets, ticketRebates } from './chain-tickets.ts'
import { drawsOfTickets, settledAt } from './settled-store.ts'

const DRAW = 'draw'

/** The rebate is part of a ticket's price: those above its player are paid with its draw. */
export const drawRebates: UnitRebates = {
  products: DRAWN_PRODUCTS,
  unit: DRAW,
  settledAt: (tx, draw) => settledAt(tx, Number(draw)),
  bets: (tx, draw) => chainTickets(tx, Number(draw)),
  ofWagers: ticketRebates,
  unitsOf: async (tx, tickets) => (await drawsOfTickets(tx, tickets)).map(String),
}

export const consumers: Consumers<FamilyHooks> = {
  drawSettled: (context, events) =>
    context.onUnitsSettled(
      context,
      DRAW,
      events.map(({ payload }) => String(payload.draw)),
    ),
}
