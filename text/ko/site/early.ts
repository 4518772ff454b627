import type { early as vi } from '../../vi/site/early.ts'

export const early = {
  'login.cryptoFailed': '이 브라우저는 데이터를 암호화할 수 없습니다. 보안 주소(https)로 사이트를 여십시오.',
  'trial.started': '가상 머니로 무료 체험 중입니다.',
  in_increase_submit: '지금 가입',
  'rg.excluded.forGood': '이 계정은 영구 자가 제한 상태입니다.',
  'rg.excluded.returnAt': '복귀를 신청하셨습니다. {time}부터 로그인할 수 있습니다.',
  'rg.excluded.until': '이 계정은 {time}까지 휴식 중이거나 자가 제한 상태입니다.',
  'rg.excluded.over':
    '제한 기간이 끝났지만 계정이 저절로 열리지는 않습니다. 복귀를 신청하면 24시간 뒤 로그인할 수 있습니다.',
  'shell.limits': '한도와 휴식',
  'rg.session.soon': '설정한 한도에 따라 오늘 남은 시간: {count}분',
  'inbox.title': '메시지',
  'vip.title': 'VIP',
  'promo.title': '프로모션',
  'identities.title': '로그인 방법',
  'referral.title': '친구 초대',
  'agent.center': '에이전트 센터',
  'shell.app': '앱 받기',
  'shell.affiliates': '제휴',
  'shell.help': '도움말',
  'shell.security': '계정 보안',
} satisfies Partial<Record<keyof typeof vi, string>>
