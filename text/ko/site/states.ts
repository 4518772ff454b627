import type { games } from '../../vi/site/games.ts'
import type { states as vi } from '../../vi/site/states.ts'

/** What a page says when it cannot be as usual, and why a game does not open. */
export const states = {
  'status.denied.money': '계정의 금액은 그대로 회원님의 것입니다. 출금하려면 고객센터로 문의하십시오.',
  'status.denied.unknown': '알 수 없음',
  'status.denied.source': 'IP 주소별 국가: {source}',
  'shell.chunk.missing': '페이지를 불러오지 못했습니다. 새 버전이 있을 수 있습니다.',
  'shell.chunk.timeout': '페이지를 불러오는 데 너무 오래 걸렸습니다. 네트워크를 확인하고 다시 시도하십시오.',
  'launch.maintenance.title': '점검 중인 게임',
  'launch.maintenance.body': '{name}은(는) 점검 중입니다. 다른 게임을 즐기실 수 있습니다.',
  'launch.popupBlocked': '브라우저가 팝업 창을 차단했습니다. 허용한 후 다시 시도하십시오.',
  'launch.openWindow': '새 창에서 게임 열기',
  'launch.invalid': '게임 주소가 올바르지 않습니다. 고객센터로 문의하십시오.',
  'frame.slow': '게임이 평소보다 오래 걸립니다. 네트워크가 느릴 수 있습니다.',
  'frame.failed': '게임을 열지 못했습니다',
} satisfies Partial<Record<keyof typeof vi | keyof typeof games, string>>
