/** Money that came in beyond a limit, and the digits for payments when they are forgotten. */
export const kept = {
  'kept.title': 'Tiền tạm giữ',
  'kept.limit.until': '{amount} vượt giới hạn nạp của bạn. Từ {time}, tiền sẽ về ví chính trong phạm vi giới hạn.',
  'kept.limit': '{amount} vượt giới hạn nạp của bạn. Tiền sẽ về ví chính ngay khi giới hạn cho phép.',
  'kept.tier':
    '{amount} vượt hạn mức nạp của tài khoản chưa xác minh. Hãy xác minh danh tính, tiền sẽ về ví chính trong một phút.',
  'kept.withdraw': 'Rút số tiền này',
  'kept.confirm': 'Xác minh danh tính',
  'kept.from': 'Rút từ',
  'kept.from.MAIN': 'Ví chính',
  'kept.from.LOCKED': 'Tiền tạm giữ',
  'kept.terms': 'Rút bao nhiêu cũng được, miễn phí. Nhân viên duyệt từng lệnh.',
  'kept.tier.room': 'Chưa xác minh: còn được nạp {amount}.',
  'kept.tier.full': 'Bạn đã nạp tới hạn mức của tài khoản chưa xác minh. Hãy xác minh danh tính để nạp tiếp.',
  'kept.pin.forgot': 'Quên mật khẩu giao dịch?',
  'kept.pin.hint':
    'Xác nhận bằng mật khẩu đăng nhập và mã xác minh. Sau đó, tài khoản nhận tiền mới dùng được sau 24 giờ.',
  'kept.pin.none':
    'Để đặt lại, bạn cần số điện thoại hoặc email đã xác nhận, hoặc ứng dụng xác thực. Nếu không có, hãy liên hệ chăm sóc khách hàng.',
} as const
