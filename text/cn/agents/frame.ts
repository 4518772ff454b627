import type { agentFrame as vi } from '../../vi/agents/frame.ts'

export const agentFrame = {
  'agent.title': '代理',
  'agent.close': '关闭',
  'agent.balance': '我的余额 {amount}',
  'agent.page.agentAnnouncement': '公告',
  'agent.announcements.none': '暂无公告',
  'agent.menu': '代理中心菜单',
  'agent.unread': '未读',
  'agent.only': '仅代理账号可查看此页面。',
  'agent.noPages': '该助理没有可打开的页面。',
  'agent.back': '返回列表',
} as const satisfies Record<keyof typeof vi, string>
