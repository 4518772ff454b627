/**
 * What is said of other pages before they are loaded: entries of menus, limits reached while
 * playing.
 */
export const early = {
  'rg.excluded.forGood': 'Tài khoản đã tự loại trừ vĩnh viễn.',
  'rg.excluded.returnAt': 'Bạn đã xin mở lại. Đăng nhập được từ {time}.',
  'rg.excluded.until': 'Tài khoản đang nghỉ hoặc tự loại trừ đến {time}.',
  'rg.excluded.over':
    'Thời hạn tự loại trừ đã hết, nhưng tài khoản không tự mở. Bạn có thể xin mở lại; sau 24 giờ mới đăng nhập được.',
  'shell.limits': 'Giới hạn và nghỉ ngơi',
  'rg.session.soon': 'Còn {count} phút chơi trong ngày theo giới hạn của bạn.',
  'inbox.title': 'Tin nhắn',
  'vip.title': 'VIP',
  'promo.title': 'Khuyến mãi',
  'identities.title': 'Cách đăng nhập',
  'referral.title': 'Giới thiệu bạn bè',
  'agent.center': 'Trung tâm đại lý',
  'shell.app': 'Tải ứng dụng',
  'shell.affiliates': 'Đối tác',
  'shell.help': 'Trợ giúp',
  'shell.security': 'Bảo mật tài khoản',
  'login.cryptoFailed': 'Trình duyệt không mã hóa được dữ liệu. Hãy mở trang bằng địa chỉ an toàn (https).',
  'trial.started': 'Bạn đang chơi thử bằng tiền ảo.',
  in_increase_submit: 'Đăng ký ngay',
} as const
