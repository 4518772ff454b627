import type { texts as vi } from '../../vi/soon.ts'

export const soon = {
  'after.last': 'Último acesso: {time}, de {place}.',
  'analytics.choice': 'Escolha sobre análise',
  'login.title': 'Entrar',
  'auth.needed': 'Entre para continuar.',
} satisfies Partial<Record<keyof typeof vi, string>>
