/**
 * Closed, broken, slow: what a page says when it cannot be as usual; and the page of one wallet.
 */
export const states = {
  'status.denied.money': 'Tiền trong tài khoản vẫn là của bạn. Vui lòng liên hệ chăm sóc khách hàng để rút.',
  'status.denied.unknown': 'Không rõ',
  'status.denied.source': 'Quốc gia theo địa chỉ IP: {source}',
  'shell.chunk.missing': 'Không tải được trang này. Có thể đã có phiên bản mới.',
  'shell.chunk.timeout': 'Trang tải quá lâu. Hãy kiểm tra mạng rồi thử lại.',
  'seamless.title': 'Một ví cho mọi trò chơi',
  'seamless.note': 'Chơi game của các nhà cung cấp này bằng số dư hiện có, không cần chuyển tiền.',
  'seamless.none': 'Hiện chưa có nhà cung cấp nào dùng chung ví.',
}
