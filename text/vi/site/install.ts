export const install = {
  'install.push.label': 'Thông báo trên thiết bị này',
  'install.push.hint': 'Tin về tài khoản của bạn, kể cả khi đã đóng trang. Thông báo không ghi số tiền.',
  'install.push.blocked':
    'Trình duyệt đang chặn thông báo của trang này. Hãy cho phép trong phần cài đặt của trình duyệt.',
  'install.push.missing':
    'Trình duyệt này không hiện được thông báo. Trên iPhone, hãy thêm trang vào màn hình chính trước.',
  'install.push.unavailable': 'Hiện chưa có thông báo đẩy.',
  'install.push.failed': 'Chưa bật được thông báo. Hãy kiểm tra mạng rồi thử lại.',
  'install.app.title': 'Cài đặt {brand}',
  'install.app.hint': 'Mở ngay từ màn hình chính, hiện toàn màn hình.',
  'install.app.action': 'Cài đặt',
  'install.app.done': 'Bạn đang dùng ứng dụng rồi',
} as const
