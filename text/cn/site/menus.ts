import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'menu.money': '资金',
  'menu.play': '游戏',
  'menu.talk': '消息与客服',
  'menu.account': '账户',
  'footer.studios': '供应商',
  'footer.site': '关于本站',
  'notice.new': '{count, plural, other {# 条新公告}}',
  'search.popular': '热门游戏',
  'calendar.any': '不限日期',
  'calendar.previous': '上个月',
  'calendar.next': '下个月',
  'calendar.today': '今天',
  'calendar.clear': '清除日期',
} as const satisfies Record<keyof typeof vi, string>
