import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': '您的代理线已达层级上限，下方不能再设代理。',
  'refusal.AGT_DAILY_OPEN': '您今天开户数已达上限，请明天再试。',
  'refusal.AGT_LINK_LIMIT': '您使用中的链接已达上限，请先关闭一个。',
  'refusal.AGT_LINK_USED': '已有人通过此链接注册，不能删除，但可以关闭。',
  'refusal.AGT_ASSISTANT_LIMIT': '您的助理数量已达上限。',
  'message.rateLowerAsked.title': '{agent} 申请下调您的返点',
  'message.rateLowerAsked.content': '您的代理 {agent} 申请下调您的返点。在您同意之前，返点保持不变。',
  'message.rateLowerAccepted.title': '{name} 同意下调返点',
  'message.rateLowerAccepted.content': '{name} 已同意。新返点即刻生效；已投注的注单仍按原返点。',
  'message.rateLowerRejected.title': '{name} 拒绝下调返点',
  'message.rateLowerRejected.content': '{name} 已拒绝，返点保持不变。',
  'refusal.AGT_CODE_TAKEN': '此代码已存在，或该域名已有代码。',
  'refusal.AGT_HAS_DOWNLINES': '该账户还有下级，不能改为会员。',
  'refusal.AGT_HAS_CONTRACTS': '该账户还有合约或待答复的合约邀约，不能改为会员。请先将其结束。',
  'refusal.AGT_LOCKED': '您的上级已锁定您名下的新注册。',
} as const satisfies Record<keyof typeof vi, string>
