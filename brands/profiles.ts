import type { JurisdictionProfile } from '@senluna/kit/brand.ts'
import { rate } from '@senluna/kit/money.ts'
import { DRAWN_PRODUCTS, PRODUCTS } from '@senluna/kit/product.ts'
import { CHECK_MINUTES, LIMIT_KINDS } from '@senluna/kit/protection/protection.ts'

// The taxes of both profiles are examples: they show how lines are written and are no country's
// law, nor legal advice. An operator puts those of its own law in their place, as its advisers
// read it.

const TAX_ON_GGR = { VI: 'Thuế trên GGR (ví dụ)', EN: 'Tax on GGR (example)' }

const UNDRAWN_PRODUCTS = PRODUCTS.filter((product) => !DRAWN_PRODUCTS.includes(product))

/**
 * A Vietnamese demonstration: 21 and older, one second a spin, autoplay to 100 with stop limits.
 */
export const vnDemo: JurisdictionProfile = {
  id: 'vn-demo',
  minAge: 21,
  slotCycleMs: 1_000,
  otherCycleMs: 1_000,
  autoplayRounds: 100,
  quickStop: true,
  bonusBuy: true,
  gamble: true,
  licensed: false,
  agentChannel: true,
  protection: { limits: LIMIT_KINDS, checkMinutes: 60, checkChoices: CHECK_MINUTES },
  taxes: [
    {
      code: 'EXAMPLE-STAKE',
      names: { VI: 'Thuế trên tiền cược (ví dụ)', EN: 'Tax on stakes (example)' },
      base: 'STAKE',
      products: DRAWN_PRODUCTS,
      rate: rate(50_000),
    },
    { code: 'EXAMPLE-GGR', names: TAX_ON_GGR, base: 'GGR', products: UNDRAWN_PRODUCTS, rate: rate(150_000) },
  ],
}

/**
 * The strictest rules we know of: 2.5 seconds a spin, 5 a round of another game, no autoplay,
 * nothing cut short.
 */
export const strict: JurisdictionProfile = {
  id: 'strict',
  minAge: 18,
  slotCycleMs: 2_500,
  otherCycleMs: 5_000,
  autoplayRounds: 0,
  quickStop: false,
  bonusBuy: false,
  gamble: false,
  licensed: false,
  agentChannel: false,
  protection: { limits: LIMIT_KINDS, checkMinutes: 30, checkChoices: [15, 30, 60] },
  taxes: [{ code: 'EXAMPLE-GGR', names: TAX_ON_GGR, base: 'GGR', products: PRODUCTS, rate: rate(210_000) }],
}
