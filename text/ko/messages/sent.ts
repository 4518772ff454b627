import type { sent as vi } from '../../vi/messages/sent.ts'

export const sent = {
  'sent.code.sms':
    '[{brand}] 인증 코드 {code}, {minutes}분간 유효합니다. 아무에게도 알려 주지 마세요. 직원은 코드를 묻지 않습니다.',
  'sent.code.subject': '{brand} 인증 코드: {code}',
  'sent.code.mail':
    '인증 코드는 {code}입니다. {minutes}분 동안 유효합니다.\n\n아무에게도 알려 주지 마세요. 직원은 코드를 묻지 않습니다. 코드를 요청하지 않으셨다면 이 메일을 무시해 주세요.\n\n{brand}',
  'sent.reset.subject': '{brand} 새 비밀번호 설정',
  'sent.reset.mail':
    '{name}님, 안녕하세요.\n\n회원님 계정의 새 비밀번호 요청이 있었습니다. 30분 안에 다음 링크를 열어 주세요.\n\n{link}\n\n링크는 한 번만 사용할 수 있습니다. 다른 사람에게 전달하지 마세요. 본인이 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로 유지됩니다.\n\n{brand}',
  'sent.confirm.subject': '회원님의 이메일 주소입니까?',
  'sent.confirm.mail':
    '{name}님, 안녕하세요.\n\n회원님의 이메일 주소로 이 아이디의 {brand} 계정이 만들어졌습니다. 본인의 계정인지 알려 주세요.\n\n{link}\n\n본인의 계정이 아니라면 같은 페이지에서 주소를 삭제할 수 있습니다.\n\n{brand}',
  'sent.changed.password':
    '[{brand}] {name} 계정의 비밀번호가 변경되었고 모든 기기에서 로그아웃되었습니다. 본인이 아니라면 지금 새 비밀번호를 설정하고 고객센터에 문의해 주세요.',
  'sent.changed.password.subject': '{brand} 비밀번호가 변경되었습니다',
  'sent.changed.mobile':
    '[{brand}] {name} 계정의 휴대폰 번호가 변경되었습니다. 본인이 아니라면 지금 고객센터에 문의해 주세요.',
  'sent.changed.mobile.subject': '{brand} 계정의 휴대폰 번호가 변경되었습니다',
  'sent.changed.email':
    '[{brand}] {name} 계정의 이메일 주소가 변경되었습니다. 본인이 아니라면 지금 고객센터에 문의해 주세요.',
  'sent.changed.email.subject': '{brand} 계정의 이메일 주소가 변경되었습니다',
  'sent.window.waiting': '{name} 응답을 기다리는 중…',
  'sent.window.unreachable':
    '이 네트워크에서는 {name}에 연결할 수 없습니다. 다시 시도하거나 이 창을 닫고 다른 방법으로 로그인해 주세요.',
} satisfies Partial<Record<keyof typeof vi, string>>
