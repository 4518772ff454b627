/**
 * What goes out as text messages and e-mails about an account. Texts with simple arguments only.
 */
export const sent = {
  'sent.code.sms':
    '{brand}: mã của bạn là {code}, dùng trong {minutes} phút. Đừng cho ai biết mã này, nhân viên của chúng tôi không bao giờ hỏi.',
  'sent.code.subject': '{code} là mã {brand} của bạn',
  'sent.code.mail':
    'Mã của bạn là {code}, dùng được trong {minutes} phút.\n\nĐừng cho ai biết mã này: nhân viên của chúng tôi không bao giờ hỏi. Nếu bạn không yêu cầu mã, hãy bỏ qua thư này.\n\n{brand}',
  'sent.reset.subject': 'Đặt mật khẩu mới cho {brand}',
  'sent.reset.mail':
    'Chào {name},\n\nCó yêu cầu đặt mật khẩu mới cho tài khoản của bạn. Mở liên kết này trong vòng 30 phút:\n\n{link}\n\nLiên kết chỉ dùng được một lần. Đừng gửi cho ai. Nếu không phải bạn yêu cầu, không cần làm gì: mật khẩu vẫn như cũ.\n\n{brand}',
  'sent.confirm.subject': 'Đây có phải địa chỉ của bạn không?',
  'sent.confirm.mail':
    'Chào {name},\n\nTài khoản {brand} mang tên này đã được mở với địa chỉ e-mail của bạn. Hãy cho chúng tôi biết có đúng không:\n\n{link}\n\nNếu không phải tài khoản của bạn, trang đó cũng cho phép gỡ địa chỉ này ra.\n\n{brand}',
  'sent.changed.password':
    '{brand}: mật khẩu của tài khoản {name} vừa được thay đổi và mọi thiết bị đã đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ chăm sóc khách hàng.',
  'sent.changed.password.subject': 'Mật khẩu {brand} của bạn đã được thay đổi',
  'sent.changed.mobile':
    '{brand}: tài khoản {name} vừa được gắn với một số di động khác. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  'sent.changed.mobile.subject': 'Số di động của tài khoản {brand} đã thay đổi',
  'sent.changed.email':
    '{brand}: tài khoản {name} vừa được gắn với một địa chỉ e-mail khác. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  'sent.changed.email.subject': 'E-mail của tài khoản {brand} đã thay đổi',
  'sent.staff.subject': 'Tài khoản bàn làm việc {brand} của bạn',
  'sent.staff.mail':
    'Chào {name},\n\nTài khoản bàn làm việc {brand} của bạn đã sẵn sàng. Mở liên kết này trong vòng 24 giờ để đặt mật khẩu và cài ứng dụng xác thực:\n\n{link}\n\nLiên kết chỉ dùng được một lần và dành riêng cho bạn: không chuyển cho ai, kể cả đồng nghiệp. Nếu bạn không chờ thư này, hãy bỏ qua và báo cho quản trị viên.\n\n{brand}',
  'sent.window.waiting': 'Đang chờ {name}…',
  'sent.window.unreachable':
    'Từ mạng này chưa mở được {name}. Hãy thử lại, hoặc đóng cửa sổ này và đăng nhập bằng cách khác.',
} as const
