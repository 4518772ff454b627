/** Money between an agent and its own. */
export const line = {
  'line.lead':
    'Chỉ chuyển cho tuyến trên hoặc tuyến dưới trực tiếp. Không thể thu hồi, chỉ có thể nhờ người nhận chuyển lại.',
  'line.to': 'Người nhận',
  'line.up': 'Lên tuyến trên',
  'line.down': 'Xuống tuyến dưới',
  'line.upline': 'Tuyến trên của bạn: {account}',
  'line.none.up': 'Bạn không có tuyến trên.',
  'line.none.down': 'Bạn chưa có tuyến dưới trực tiếp.',
  'line.find': 'Tìm theo tài khoản',
  'line.amount': 'Số tiền',
  'line.limits': 'Từ {min} đến {max}, bội số của {step}. Hôm nay còn {left}.',
  'line.pin': 'Mật khẩu giao dịch',
  'line.pin.hint': '6 chữ số',
  'line.send': 'Chuyển',
  'line.sent': 'Đã chuyển {amount} cho {account}.',
  'line.wager': 'Người nhận cần cược số tiền này một lần trước khi rút.',
  'line.more': 'Xem thêm',
  'line.invalid': 'Hãy nhập số tiền bằng chữ số.',
  'line.invalid.pin': 'Hãy nhập 6 chữ số.',
  'line.invalid.to': 'Hãy chọn người nhận.',
  'line.remaining': 'Bạn còn phải cược {amount}.',
} as const
