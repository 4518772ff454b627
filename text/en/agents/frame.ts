import type { agentFrame as vi } from '../../vi/agents/frame.ts'

export const agentFrame = {
  'agent.title': 'Agent',
  'agent.close': 'Close',
  'agent.balance': 'My balance {amount}',
  'agent.page.agentAnnouncement': 'Announcements',
  'agent.announcements.none': 'No announcements',
  'agent.menu': 'Agent center pages',
  'agent.unread': 'unread',
  'agent.only': 'Only agent accounts can see this page.',
  'agent.noPages': 'This assistant can’t open any pages.',
  'agent.back': 'Back to the list',
} as const satisfies Record<keyof typeof vi, string>
