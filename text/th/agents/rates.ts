import type { agentRates as vi } from '../../vi/agents/rates.ts'

export const agentRates = {
  'refusal.AGT_RATE_RANGE': 'ตั้งค่าคอมคืนนี้ไม่ได้ ต้องไม่เกินอัตราของคุณและเพดานของแบรนด์',
} as const satisfies Record<keyof typeof vi, string>
