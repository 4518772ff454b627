import type { agentOpening as vi } from '../../vi/agents/opening.ts'

export const agentOpening = {
  'refusal.AGT_DEPTH': '階層の上限に達しているため、この下に代理店を追加できません。',
  'refusal.AGT_DAILY_OPEN': '本日開設できる口座数の上限に達しました。明日もう一度お試しください。',
  'refusal.AGT_LINK_LIMIT': '使用中のリンクが上限に達しています。先に一つ閉じてください。',
  'refusal.AGT_LINK_USED': 'このリンクから登録した人がいるため削除できません。閉じることはできます。',
} as const satisfies Record<keyof typeof vi, string>
