import type { analytics as vi } from '../../vi/site/analytics.ts'

/** Asked before anybody outside counts which pages are opened. */
export const analytics = {
  'analytics.title': 'May we count which pages you open?',
  'analytics.body':
    'With your consent, the pages of {brand} that are opened are counted by {services}, where your IP address and browser are seen as well. Who you are, what you play and your money are never passed on.',
  'analytics.accept': 'Accept',
  'analytics.refuse': 'Refuse',
  'analytics.privacy': 'Privacy',
  'analytics.choice': 'Analytics choice',
  'analytics.accepted': 'You have accepted. You can withdraw at any time; the page then loads again.',
  'analytics.refused': 'You have refused. Nothing is counted.',
  'analytics.signal': 'Your browser asks not to be tracked, so nothing is counted.',
} as const satisfies Record<keyof typeof vi, string>
