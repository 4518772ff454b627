import type { JurisdictionProfile } from '@senluna/kit/brand.ts'
import { CHECK_MINUTES, LIMIT_KINDS } from '@senluna/kit/protection/protection.ts'

/**
 * A Vietnamese demonstration: 21 and older, one second a spin, autoplay to 100 with stop limits.
 */
export const vnDemo: JurisdictionProfile = {
  id: 'vn-demo',
  minAge: 21,
  slotCycleMs: 1_000,
  autoplayRounds: 100,
  quickStop: true,
  licensed: false,
  agentChannel: true,
  protection: { limits: LIMIT_KINDS, checkMinutes: 60, checkChoices: CHECK_MINUTES },
}

/** The strictest rules we know of: 2.5 seconds a spin, no autoplay, nothing cut short. */
export const strict: JurisdictionProfile = {
  id: 'strict',
  minAge: 18,
  slotCycleMs: 2_500,
  autoplayRounds: 0,
  quickStop: false,
  licensed: false,
  agentChannel: false,
  protection: { limits: LIMIT_KINDS, checkMinutes: 30, checkChoices: [15, 30, 60] },
}
