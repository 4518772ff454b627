import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Último acceso: {time}, desde {place}.',
  'analytics.choice': 'Elección sobre analítica',
  'login.title': 'Acceder',
  'auth.needed': 'Accede para continuar.',
} satisfies Partial<Record<keyof typeof vi, string>>
