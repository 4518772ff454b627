import type { analytics as vi } from '../../vi/site/analytics.ts'

export const analytics = {
  'analytics.title': '어떤 페이지를 여는지 집계해도 될까요?',
  'analytics.body':
    '동의하시면 {services} 서비스가 {brand}의 어떤 페이지가 열리는지 집계하며, IP 주소와 브라우저를 알게 됩니다. 회원님이 누구인지, 무엇을 플레이하는지, 보유 금액은 절대 전달되지 않습니다.',
  'analytics.accept': '동의',
  'analytics.refuse': '거부',
  'analytics.privacy': '개인정보 보호',
  'analytics.accepted': '동의하셨습니다. 언제든지 철회할 수 있으며, 철회하면 페이지를 다시 불러옵니다.',
  'analytics.refused': '거부하셨습니다. 아무것도 집계하지 않습니다.',
  'analytics.signal': '브라우저가 추적 거부를 요청하므로 아무것도 집계하지 않습니다.',
} as const satisfies Record<keyof typeof vi, string>
