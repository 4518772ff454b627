/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'Tài khoản đã tự loại trừ vĩnh viễn.',
  'rg.excluded.returnAt': 'Bạn đã yêu cầu mở lại. Bạn có thể đăng nhập từ {time}.',
  'rg.excluded.until': 'Tài khoản đang tạm nghỉ hoặc tự loại trừ đến {time}.',
  'rg.excluded.over':
    'Đã hết thời hạn tự loại trừ, nhưng tài khoản không tự mở lại. Hãy yêu cầu mở lại; bạn đăng nhập được sau 24 giờ.',
  'shell.limits': 'Giới hạn và tạm nghỉ',
  'rg.session.soon': 'Theo giới hạn của bạn, hôm nay còn {count} phút chơi.',
  'inbox.title': 'Tin nhắn',
  'vip.title': 'VIP',
  'promo.title': 'Khuyến mãi',
  'identities.title': 'Cách đăng nhập',
  'referral.title': 'Giới thiệu bạn bè',
  'agent.center': 'Trung tâm đại lý',
  'shell.app': 'Tải ứng dụng',
  'shell.affiliates': 'Tiếp thị liên kết',
  'shell.help': 'Trợ giúp',
  'shell.security': 'Bảo mật tài khoản',
  'login.cryptoFailed': 'Trình duyệt không mã hóa được dữ liệu. Hãy mở trang bằng địa chỉ bảo mật (https).',
  'trial.started': 'Bạn đang chơi thử bằng tiền chơi thử.',
  in_increase_submit: 'Đăng ký ngay',
} as const
