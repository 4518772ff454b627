import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': 'Puwede ba naming bilangin ang mga pahinang binubuksan mo?',
  'analytics.body':
    'Kung papayag ka, bibilangin ng {services} kung aling mga pahina ng {brand} ang binubuksan, at makikita nito ang iyong IP address at browser. Hinding-hindi ipapasa kung sino ka, ano ang nilalaro mo at ang pera mo.',
  'analytics.accept': 'Pumayag',
  'analytics.refuse': 'Tumanggi',
  'analytics.privacy': 'Privacy',
  'analytics.accepted': 'Pumayag ka na. Maaari mo itong bawiin anumang oras; ilo-load muli ang pahina.',
  'analytics.refused': 'Tumanggi ka. Walang binibilang.',
  'analytics.signal': 'Hinihiling ng browser mo na huwag kang subaybayan, kaya walang binibilang.',
} as const satisfies Record<keyof typeof vi, string>
