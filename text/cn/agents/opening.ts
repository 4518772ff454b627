import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': '您的代理线已达层级上限，下方不能再设代理。',
  'refusal.AGT_DAILY_OPEN': '您今天开户数已达上限，请明天再试。',
  'refusal.AGT_LINK_LIMIT': '您使用中的链接已达上限，请先关闭一个。',
  'refusal.AGT_LINK_USED': '已有人通过此链接注册，不能删除，但可以关闭。',
} as const satisfies Record<keyof typeof vi, string>
