/** Moving money between the main wallet and those at vendors. */
export const transfer = {
  'transfer.lead':
    'Phần lớn nhà cung cấp dùng ví chính. Các nhà cung cấp dưới đây có ví riêng: chuyển tiền vào để chơi và rút về bất cứ lúc nào.',
  'transfer.main': 'Ví chính',
  'transfer.inTransit': 'Đang chuyển: {amount}',
  'transfer.inTransitWhy':
    'Nhà cung cấp chưa xác nhận. Tiền của bạn vẫn an toàn: tiền sẽ vào ví đó hoặc trở về đây. Chúng tôi vẫn đang kiểm tra.',
  'transfer.recall': 'Thu hồi tất cả',
  'transfer.balance': 'Số dư',
  'transfer.amountOf': 'Số tiền chuyển vào hoặc rút về từ {vendor}',
  'transfer.all': 'Tất cả',
  'transfer.to': 'Chuyển vào game',
  'transfer.from': 'Rút về ví chính',
  'transfer.limits': 'Từ {min} đến {max}, bội số của {step}',
  'transfer.noAnswer': 'Nhà cung cấp này hiện không phản hồi.',
  'transfer.maintenance': 'Đang bảo trì: chỉ rút về được, chưa chuyển vào được.',
  'transfer.seamless': '{count} nhà cung cấp dùng ví chính',
  'transfer.none': 'Không có nhà cung cấp nào dùng ví riêng.',
  'transfer.done.in': 'Đã chuyển {amount} vào {vendor}.',
  'transfer.done.out': 'Đã rút {amount} từ {vendor} về ví chính.',
  'transfer.pending': '{vendor} chưa xác nhận. {amount} đang chuyển, chúng tôi vẫn đang kiểm tra.',
  'transfer.failed': '{vendor} từ chối lệnh chuyển. Tiền của bạn vẫn ở chỗ cũ.',
  'transfer.down': '{vendor} không phản hồi. Tiền vẫn ở đó, vui lòng thử lại sau vài phút.',
  'transfer.nothing': 'Không có tiền để rút về.',
  'transfer.invalid': 'Hãy nhập số tiền bằng chữ số.',
} as const
