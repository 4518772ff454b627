import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': '¿Podemos contar qué páginas abre?',
  'analytics.body':
    'Con su consentimiento, las páginas de {brand} que se abren se cuentan por medio de {services}, donde también se ven su dirección IP y su navegador. Nunca se transmite quién es usted, a qué juega ni su dinero.',
  'analytics.accept': 'Aceptar',
  'analytics.refuse': 'Rechazar',
  'analytics.privacy': 'Privacidad',
  'analytics.accepted': 'Ha aceptado. Puede retirarlo en cualquier momento; la página se cargará de nuevo.',
  'analytics.refused': 'Ha rechazado. No se cuenta nada.',
  'analytics.signal': 'Su navegador pide que no se le rastree, así que no se cuenta nada.',
} as const satisfies Record<keyof typeof vi, string>
