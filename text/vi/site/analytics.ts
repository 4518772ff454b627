/** Asked before anybody outside counts which pages are opened. */
export const analytics = {
  'analytics.title': 'Cho phép đo lượt xem trang?',
  'analytics.body':
    'Nếu bạn đồng ý, {services} sẽ đếm lượt xem trang trên {brand} và thấy địa chỉ IP, trình duyệt của bạn. Chúng tôi không bao giờ chia sẻ bạn là ai, chơi gì hay có bao nhiêu tiền.',
  'analytics.accept': 'Đồng ý',
  'analytics.refuse': 'Từ chối',
  'analytics.privacy': 'Quyền riêng tư',
  'analytics.accepted': 'Bạn đã đồng ý. Bạn có thể đổi ý bất cứ lúc nào; trang sẽ tải lại.',
  'analytics.refused': 'Bạn đã từ chối. Chúng tôi không đo lượt xem của bạn.',
  'analytics.signal': 'Trình duyệt của bạn yêu cầu không theo dõi, nên chúng tôi không đo gì cả.',
} as const
