import type { agentFrame as vi } from '../../vi/agents/frame.ts'

export const agentFrame = {
  'agent.title': 'Ahente',
  'agent.close': 'Isara',
  'agent.balance': 'Balanse ko {amount}',
  'agent.page.agentAnnouncement': 'Mga anunsyo',
  'agent.announcements.none': 'Walang anunsyo',
  'agent.menu': 'Mga pahina ng sentro ng ahente',
  'agent.unread': 'hindi pa nababasa',
  'agent.only': 'Para lang sa mga account ng ahente ang pahinang ito.',
  'agent.noPages': 'Walang pahinang mabubuksan ang assistant na ito.',
  'agent.back': 'Bumalik sa listahan',
} as const satisfies Record<keyof typeof vi, string>
