/**
 * What goes out as text messages and e-mails about an account. Texts with simple arguments only.
 */
export const sent = {
  'sent.code.sms':
    '{brand}: mã của bạn là {code}, dùng trong {minutes} phút. Không chia sẻ mã: nhân viên không bao giờ hỏi mã này.',
  'sent.code.subject': '{code} là mã {brand} của bạn',
  'sent.code.mail':
    'Mã của bạn là {code}, có hiệu lực trong {minutes} phút.\n\nKhông chia sẻ mã này: nhân viên của chúng tôi không bao giờ hỏi mã. Nếu bạn không yêu cầu mã, hãy bỏ qua email này.\n\n{brand}',
  'sent.reset.subject': 'Đặt mật khẩu mới cho {brand}',
  'sent.reset.mail':
    'Chào {name},\n\nCó yêu cầu đặt mật khẩu mới cho tài khoản của bạn. Mở liên kết này trong vòng 30 phút:\n\n{link}\n\nLiên kết chỉ dùng được một lần. Không chia sẻ cho ai. Nếu bạn không yêu cầu thì không cần làm gì: mật khẩu vẫn giữ nguyên.\n\n{brand}',
  'sent.confirm.subject': 'Đây có phải email của bạn không?',
  'sent.confirm.mail':
    'Chào {name},\n\nTài khoản {brand} mang tên này đã được đăng ký bằng email của bạn. Vui lòng xác nhận có phải của bạn không:\n\n{link}\n\nNếu không phải, bạn có thể gỡ email tại trang đó.\n\n{brand}',
  'sent.changed.password':
    '{brand}: mật khẩu của tài khoản {name} vừa được thay đổi và mọi thiết bị đã đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ chăm sóc khách hàng.',
  'sent.changed.password.subject': 'Mật khẩu {brand} của bạn đã được thay đổi',
  'sent.changed.mobile':
    '{brand}: số điện thoại của tài khoản {name} vừa được thay đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  'sent.changed.mobile.subject': 'Số điện thoại của tài khoản {brand} đã thay đổi',
  'sent.changed.email':
    '{brand}: email của tài khoản {name} vừa được thay đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  'sent.changed.email.subject': 'Email của tài khoản {brand} đã thay đổi',
  'sent.staff.subject': 'Tài khoản trang quản trị {brand} của bạn',
  'sent.staff.mail':
    'Chào {name},\n\nTài khoản trang quản trị {brand} của bạn đã sẵn sàng. Mở liên kết này trong vòng 24 giờ để đặt mật khẩu và cài ứng dụng xác thực:\n\n{link}\n\nLiên kết chỉ dùng được một lần và dành riêng cho bạn: không chuyển cho ai, kể cả đồng nghiệp. Nếu bạn không chờ thư này, hãy bỏ qua và báo cho quản trị viên.\n\n{brand}',
  'sent.window.waiting': 'Đang chờ {name}…',
  'sent.window.unreachable':
    'Không kết nối được {name} từ mạng này. Hãy thử lại, hoặc đóng cửa sổ này và đăng nhập bằng cách khác.',
} as const
