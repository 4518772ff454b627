import type { agentFrame as vi } from '../../vi/agents/frame.ts'

export const agentFrame = {
  'agent.title': 'エージェント',
  'agent.close': '閉じる',
  'agent.balance': '残高 {amount}',
  'agent.page.agentAnnouncement': 'お知らせ',
  'agent.announcements.none': 'お知らせはありません',
  'agent.menu': 'エージェントセンターのメニュー',
  'agent.unread': '未読',
  'agent.only': 'このページはエージェントアカウントのみ閲覧できます。',
  'agent.noPages': 'このアシスタントが開けるページはありません。',
  'agent.back': '一覧に戻る',
} as const satisfies Record<keyof typeof vi, string>
