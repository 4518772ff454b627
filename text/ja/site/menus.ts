import type { menus as vi } from '../../vi/site/menus.ts'

/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'menu.money': 'お金',
  'menu.play': 'ゲーム',
  'menu.talk': 'メッセージとサポート',
  'menu.account': 'アカウント',
  'footer.studios': 'プロバイダー',
  'footer.site': 'このサイトについて',
  'notice.new': '{count, plural, other {新しいお知らせ#件}}',
  'search.popular': '人気のゲーム',
  'calendar.any': '日付を選択',
  'calendar.previous': '前の月',
  'calendar.next': '次の月',
  'calendar.today': '今日',
  'calendar.clear': '日付をクリア',
} as const satisfies Record<keyof typeof vi, string>
