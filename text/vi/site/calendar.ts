/** The calendar and the time of day, at the site and at the desk. */
export const calendar = {
  'calendar.any': 'Ngày bất kỳ',
  'calendar.previous': 'Tháng trước',
  'calendar.next': 'Tháng sau',
  'calendar.today': 'Hôm nay',
  'calendar.clear': 'Bỏ chọn ngày',
  'calendar.day': 'Ngày',
  'calendar.month': 'Tháng',
  'calendar.year': 'Năm',
  'calendar.hour': 'Giờ',
  'calendar.minute': 'Phút',
  'calendar.second': 'Giây',
} as const
