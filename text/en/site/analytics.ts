import type { analytics as vi } from '../../vi/site/analytics.ts'

/** Asked before anybody outside counts which pages are opened. */
export const analytics = {
  'analytics.title': 'Allow analytics?',
  'analytics.body':
    'With your consent, {services} counts the pages opened on {brand} and sees your IP address and browser. We never share who you are, what you play, or your money.',
  'analytics.accept': 'Accept',
  'analytics.refuse': 'Decline',
  'analytics.privacy': 'Privacy',
  'analytics.accepted': 'You’ve accepted analytics. You can withdraw your consent anytime; the page will reload.',
  'analytics.refused': 'You’ve declined analytics. Nothing is tracked.',
  'analytics.signal': 'Your browser asks sites not to track you, so we don’t.',
} as const satisfies Record<keyof typeof vi, string>
