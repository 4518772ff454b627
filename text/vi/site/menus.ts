/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'menu.money': 'Tiền',
  'menu.play': 'Trò chơi',
  'menu.talk': 'Tin nhắn và hỗ trợ',
  'menu.account': 'Tài khoản',
  'footer.studios': 'Nhà cung cấp',
  'footer.site': 'Về trang này',
  'notice.new': '{count, plural, other {# thông báo mới}}',
  'search.popular': 'Nhiều người chơi',
  'calendar.any': 'Ngày bất kỳ',
  'calendar.previous': 'Tháng trước',
  'calendar.next': 'Tháng sau',
  'calendar.today': 'Hôm nay',
  'calendar.clear': 'Bỏ chọn ngày',
} as const
