/** What agents are refused when they open accounts. */
export const agentOpening = {
  'refusal.AGT_DEPTH': 'Tuyến của bạn đã đủ số cấp: không thể có thêm đại lý ở dưới.',
  'refusal.AGT_DAILY_OPEN': 'Hôm nay bạn đã mở đủ số tài khoản. Ngày mai hãy mở tiếp.',
  'refusal.AGT_LINK_LIMIT': 'Bạn đã có đủ số liên kết đang dùng. Hãy đóng một liên kết trước.',
  'refusal.AGT_LINK_USED': 'Đã có người đăng ký bằng liên kết này nên không xóa được. Bạn có thể đóng liên kết.',
} as const
