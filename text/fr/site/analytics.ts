import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Pouvons-nous compter les pages que vous ouvrez ?',
  'analytics.body':
    'Avec votre accord, les pages de {brand} qui sont ouvertes sont comptées par {services}, où votre adresse IP et votre navigateur sont également vus. Qui vous êtes, à quoi vous jouez et votre argent ne sont jamais transmis.',
  'analytics.accept': 'Accepter',
  'analytics.refuse': 'Refuser',
  'analytics.privacy': 'Confidentialité',
  'analytics.accepted': 'Vous avez accepté. Vous pouvez revenir dessus à tout moment ; la page se recharge alors.',
  'analytics.refused': 'Vous avez refusé. Rien n’est compté.',
  'analytics.signal': 'Votre navigateur demande à ne pas être suivi : rien n’est compté.',
} as const satisfies Record<keyof typeof vi, string>
