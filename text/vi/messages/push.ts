export const push = {
  'push.on.title': 'Đã bật thông báo',
  'push.on.body': '{brand} sẽ gửi thông báo về tài khoản của bạn tại đây.',
  'push.message.body': 'Xem trong hộp thư của bạn tại {brand}.',
  'push.reminder.title': 'Sắp đến giờ khóa cược',
  'push.reminder.body': 'Kỳ xổ số bạn chọn sắp khóa cược.',
} as const
