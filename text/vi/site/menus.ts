/** The groups of the account's menus and of the footer, new notices, the search, the calendar. */
export const menus = {
  'search.popular': 'Gợi ý',
  'calendar.any': 'Ngày bất kỳ',
  'calendar.previous': 'Tháng trước',
  'calendar.next': 'Tháng sau',
  'calendar.today': 'Hôm nay',
  'calendar.clear': 'Bỏ chọn ngày',
} as const
