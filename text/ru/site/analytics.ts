import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Можно считать, какие страницы вы открываете?',
  'analytics.body':
    'С вашего согласия открытые страницы {brand} подсчитываются через {services}; при этом видны ваш IP-адрес и браузер. Кто вы, во что играете и сколько у вас денег, никогда не передаётся.',
  'analytics.accept': 'Принять',
  'analytics.refuse': 'Отказаться',
  'analytics.privacy': 'Конфиденциальность',
  'analytics.accepted': 'Вы согласились. Отозвать согласие можно в любой момент; страница загрузится заново.',
  'analytics.refused': 'Вы отказались. Ничего не считается.',
  'analytics.signal': 'Ваш браузер просит не отслеживать вас, поэтому ничего не считается.',
} as const satisfies Record<keyof typeof vi, string>
