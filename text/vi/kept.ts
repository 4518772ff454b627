/** Money that came in beyond a limit, and the digits for payments when they are forgotten. */
export const kept = {
  'kept.title': 'Tạm giữ, chưa chơi được',
  'kept.limit.until':
    '{amount} đã vào vượt giới hạn nạp bạn tự đặt. Từ {time}, số tiền này chuyển về ví chính trong phạm vi giới hạn.',
  'kept.limit': '{amount} đã vào vượt giới hạn nạp bạn tự đặt. Số tiền này chuyển về ví chính khi giới hạn cho phép.',
  'kept.tier':
    '{amount} đã vào vượt mức của tài khoản chưa xác nhận danh tính. Hãy xác nhận bạn là ai, tiền sẽ về ví chính trong vòng một phút.',
  'kept.withdraw': 'Rút số tiền này',
  'kept.confirm': 'Xác nhận danh tính',
  'kept.from': 'Rút từ',
  'kept.from.MAIN': 'Ví chính',
  'kept.from.LOCKED': 'Tiền tạm giữ',
  'kept.terms': 'Rút bao nhiêu cũng được, không phí. Nhân viên xem xét từng lệnh.',
  'kept.tier.room': 'Trước khi xác nhận danh tính, bạn còn có thể nạp tổng cộng {amount}.',
  'kept.tier.full': 'Bạn đã nạp tới mức tối đa của tài khoản chưa xác nhận danh tính. Xác nhận bạn là ai để nạp tiếp.',
  'kept.pin.forgot': 'Quên mật khẩu giao dịch?',
  'kept.pin.hint':
    'Mật khẩu đăng nhập và một mã cho thấy đó là bạn. Sau đó, tài khoản nhận tiền mới chỉ dùng được sau 24 giờ.',
  'kept.pin.none':
    'Để đặt lại, bạn cần số điện thoại hoặc e-mail đã xác nhận, hoặc ứng dụng xác thực. Nếu không có, chăm sóc khách hàng sẽ giúp bạn.',
} as const
