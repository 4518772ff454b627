import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'గత లాగిన్: {time}, {place} నుండి.',
  'analytics.choice': 'విశ్లేషణ ఎంపిక',
  'login.title': 'లాగిన్',
  'auth.needed': 'కొనసాగడానికి దయచేసి లాగిన్ అవ్వండి.',
} satisfies Partial<Record<keyof typeof vi, string>>
