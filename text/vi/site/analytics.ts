/** Asked before anybody outside counts which pages are opened. */
export const analytics = {
  'analytics.title': 'Cho phép đếm lượt xem trang?',
  'analytics.body':
    'Nếu bạn đồng ý, {services} đếm xem trang nào của {brand} được mở, và thấy địa chỉ IP cùng trình duyệt của bạn. Bạn là ai, chơi gì và có bao nhiêu tiền thì không bao giờ được chuyển đi.',
  'analytics.accept': 'Đồng ý',
  'analytics.refuse': 'Từ chối',
  'analytics.privacy': 'Quyền riêng tư',
  'analytics.choice': 'Lựa chọn đo lường',
  'analytics.accepted': 'Bạn đã đồng ý. Bạn có thể rút lại bất cứ lúc nào; trang sẽ được tải lại.',
  'analytics.refused': 'Bạn đã từ chối. Không có gì được đếm.',
  'analytics.signal': 'Trình duyệt của bạn yêu cầu không bị theo dõi, nên không có gì được đếm.',
} as const
