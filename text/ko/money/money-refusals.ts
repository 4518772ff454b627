import type { moneyRefusals as vi } from '../../vi/money/money-refusals.ts'

/**
 * What a player is refused about money; what only the desk is refused stands in Vietnamese and
 * English.
 */
export const moneyRefusals = {
  'refusal.AUTH_RESTRICTED': '현재 이 계정으로는 이용할 수 없습니다. 고객센터로 문의하십시오.',
  'refusal.WAL_VENDOR_DOWN': '지금 제공사가 응답하지 않습니다. 금액은 안전합니다. 몇 분 후 다시 시도하십시오.',
  'refusal.WAL_TRANSFER_PENDING': '이 제공사와의 이체가 아직 진행 중입니다. 끝날 때까지 기다려 주십시오.',
  'refusal.WAL_STEP': '표시된 단위의 배수를 입력하십시오.',
  'refusal.WAL_LIMIT': '금액이 표시된 한도를 벗어났습니다.',
  'refusal.WAL_DEBT': '이 계정에 미해결 채무가 있습니다. 다음 입금에서 정산되며 그때까지는 이용할 수 없습니다.',
  'refusal.WAL_ARREARS': '이 계정에 연체금이 있습니다. 먼저 납부하십시오.',
  'refusal.DEP_CHANNEL_CLOSED': '이 입금 방법은 현재 닫혀 있습니다. 다른 방법을 선택하십시오.',
  'refusal.DEP_LIMIT': '금액이 이 채널의 한도를 벗어났습니다. 표시된 두 금액 사이로 입력하십시오.',
  'refusal.DEP_OPEN_ORDER': '이 방법으로 진행 중인 주문이 있습니다. 먼저 결제하거나 취소하십시오.',
  'refusal.DEP_TOO_MANY': '미결제 주문이 너무 많습니다. 30분 기다려 주십시오.',
  'refusal.DEP_BONUS_NOT_ELIGIBLE': '이 보너스는 받으실 수 없습니다. 다른 보너스를 고르거나 선택하지 마십시오.',
  'refusal.DEP_RG_LIMIT': '직접 정하신 입금 한도를 넘는 금액입니다.',
  'refusal.DEP_KYC':
    '계정 주인이 확인되기 전에 입금할 수 있는 한도를 넘습니다. 보안 센터에서 본인 확인을 한 후 계속하십시오.',
  'refusal.DEP_EXPIRED': '주문이 만료되었습니다. 이미 결제하셨다면 증빙을 보내 주십시오. 담당자가 확인합니다.',
  'refusal.DEP_CARD_USED': '이미 접수된 카드입니다.',
  'refusal.DEP_PROOF': 'PNG 또는 JPG 이미지를 1~3장 보내 주십시오.',
  'refusal.DEP_STATE': '이 주문은 더 이상 그렇게 할 수 없는 상태입니다. 다시 확인하십시오.',
  'refusal.DEP_PROVIDER':
    '결제 업체가 응답하지 않습니다. 이동한 금액은 없습니다. 다시 시도하거나 다른 방법을 선택하십시오.',
  'refusal.WD_AMOUNT_STEP': '표시된 단위의 배수를 입력하십시오.',
  'refusal.WD_BELOW_MIN': '최소 출금액보다 적은 금액입니다.',
  'refusal.WD_ABOVE_MAX': '1회 최대 출금액을 넘는 금액입니다.',
  'refusal.WD_DAILY_COUNT': '오늘 출금 횟수를 모두 사용하셨습니다. 내일 다시 시도하십시오.',
  'refusal.WD_DAILY_AMOUNT': '오늘 남은 한도를 넘는 금액입니다.',
  'refusal.WD_TURNOVER': '출금 전에 채워야 할 베팅 실적이 남아 있습니다. 각 줄에 남은 금액이 나옵니다.',
  'refusal.WD_KYC': '이 금액에는 추가 본인 확인이 필요합니다. 요청된 서류를 보내 주십시오.',
  'refusal.WD_ACCOUNT_COOLING': '최근에 추가된 계좌입니다. 대기 시간이 지나면 사용할 수 있습니다.',
  'refusal.WD_ACCOUNT_TAKEN': '다른 회원의 계좌 번호입니다.',
  'refusal.WD_ACCOUNT_LIMIT': '등록 가능한 계좌 수를 모두 사용하셨습니다. 먼저 하나를 삭제하십시오.',
  'refusal.WD_ACCOUNT_LOCKED': '잠긴 계좌입니다. 고객센터로 문의하십시오.',
  'refusal.WD_ACCOUNT_FORMAT': '계좌 번호 또는 주소가 올바르지 않습니다. 한 글자씩 확인하십시오.',
  'refusal.WD_NAME_MISMATCH': '예금주 이름이 계정의 실명과 다릅니다.',
  'refusal.WD_STATE': '이 출금은 더 이상 그렇게 할 수 없는 상태입니다. 다시 확인하십시오.',
  'refusal.AGT_TRANSFER_OFF': '여기서는 계정 간 이체를 이용할 수 없습니다.',
  'refusal.AGT_NOT_DIRECT': '직속 상위 또는 직속 하위 회원에게만 이체할 수 있습니다.',
  'refusal.KYC_STATE': '이 서류는 더 이상 그렇게 할 수 없는 상태입니다.',
  'refusal.KYC_DOCUMENTS': '이 단계에서 요청하는 서류를 보내 주십시오.',
} satisfies Partial<Record<keyof typeof vi, string>>
