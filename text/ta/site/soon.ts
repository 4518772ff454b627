import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'கடைசி உள்நுழைவு: {time}, இடம்: {place}.',
  'analytics.choice': 'பகுப்பாய்வுத் தேர்வு',
  'login.title': 'உள்நுழை',
  'auth.needed': 'தொடர உள்நுழையவும்.',
} satisfies Partial<Record<keyof typeof vi, string>>
