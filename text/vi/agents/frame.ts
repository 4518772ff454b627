/** The frame of the agent center and its announcements. */
export const agentFrame = {
  'agent.title': 'Đại lý',
  'agent.close': 'Đóng',
  'agent.balance': 'Số dư của tôi {amount}',
  'agent.page.agentAnnouncement': 'Thông báo',
  'agent.announcements.none': 'Chưa có thông báo nào',
  'agent.menu': 'Danh mục của trung tâm đại lý',
  'agent.unread': 'chưa đọc',
  'agent.only': 'Chỉ tài khoản đại lý xem được trang này.',
  'agent.noPages': 'Trợ lý này không được mở mục nào.',
  'agent.back': 'Quay lại danh sách',
} as const
