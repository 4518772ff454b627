import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Uliingia mara ya mwisho: {time}, kutoka {place}.',
  'analytics.choice': 'Chaguo la takwimu',
  'login.title': 'Ingia',
  'auth.needed': 'Tafadhali ingia ili uendelee.',
} satisfies Partial<Record<keyof typeof vi, string>>
