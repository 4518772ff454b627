import type { JurisdictionProfile } from '@senluna/kit/brand.ts'

/** A Vietnamese demonstration: 21 and older, one second a spin, autoplay to 100 with stop limits. */
export const vnDemo: JurisdictionProfile = {
  id: 'vn-demo',
  minAge: 21,
  slotCycleMs: 1_000,
  autoplayRounds: 100,
  quickStop: true,
  licensed: false,
}

/** The strictest rules we know of: 2.5 seconds a spin, no autoplay, nothing cut short. */
export const strict: JurisdictionProfile = {
  id: 'strict',
  minAge: 18,
  slotCycleMs: 2_500,
  autoplayRounds: 0,
  quickStop: false,
  licensed: false,
}
