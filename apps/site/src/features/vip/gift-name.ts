import type { VipGiftRow } from '@senluna/contract/site/vip.ts'
import { text } from '@senluna/web/client/text.ts'

const NAMES = {
  UPGRADE: 'vip.upgrade',
  WEEKLY: 'vip.weekly',
  MONTHLY: 'vip.monthly',
  BIRTHDAY: 'vip.birthday',
} as const

/** A gift with its level: "Upgrade gift, VIP 3". */
export const giftName = ({ kind, level }: Pick<VipGiftRow, 'kind' | 'level'>): string =>
  `${text(NAMES[kind])}, ${text('vip.name', { level })}`
