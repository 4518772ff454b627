import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'ចូលគណនីលើកមុន៖ {time} ពី {place}។',
  'analytics.choice': 'ជម្រើសវិភាគ',
  'login.title': 'ចូលគណនី',
  'auth.needed': 'សូមចូលគណនីដើម្បីបន្ត។',
} satisfies Partial<Record<keyof typeof vi, string>>
