import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Podemos contar quais páginas você abre?',
  'analytics.body':
    'Com o seu consentimento, as páginas de {brand} que são abertas são contadas por {services}, onde também são vistos seu endereço IP e seu navegador. Quem você é, o que joga e o seu dinheiro nunca são repassados.',
  'analytics.accept': 'Aceitar',
  'analytics.refuse': 'Recusar',
  'analytics.privacy': 'Privacidade',
  'analytics.accepted': 'Você aceitou. Pode retirar quando quiser; a página será carregada de novo.',
  'analytics.refused': 'Você recusou. Nada é contado.',
  'analytics.signal': 'Seu navegador pede para não ser rastreado, então nada é contado.',
} as const satisfies Record<keyof typeof vi, string>
