/** Moving money between the main wallet and those at vendors. */
export const transfer = {
  'transfer.lead':
    'Phần lớn nhà cung cấp chơi ngay từ ví chính. Những nơi dưới đây giữ ví riêng: chuyển tiền sang để chơi, đưa về bất cứ lúc nào bạn muốn.',
  'transfer.main': 'Ví chính',
  'transfer.inTransit': 'Đang chuyển: {amount}',
  'transfer.inTransitWhy':
    'Nhà cung cấp chưa trả lời. Tiền của bạn an toàn: sẽ tới nơi hoặc trở về đây, chúng tôi vẫn đang hỏi.',
  'transfer.recall': 'Đưa tất cả về',
  'transfer.along': 'Mang theo ví chính khi mở trò chơi của những nơi này, và đưa về khi rời trò chơi',
  'transfer.balance': 'Số dư',
  'transfer.amountOf': 'Số tiền chuyển với {vendor}',
  'transfer.all': 'Tất cả',
  'transfer.to': 'Chuyển sang',
  'transfer.from': 'Đưa về',
  'transfer.limits': 'Từ {min} đến {max}, bội số của {step}',
  'transfer.noAnswer': 'Nhà cung cấp này hiện không trả lời.',
  'transfer.maintenance': 'Đang bảo trì: tiền có thể đưa về, chưa thể chuyển sang.',
  'transfer.seamless': '{count} nhà cung cấp dùng ví chính',
  'transfer.none': 'Ở đây không có nhà cung cấp nào giữ ví riêng.',
  'transfer.done.in': 'Đã chuyển {amount} sang {vendor}.',
  'transfer.done.out': 'Đã đưa {amount} từ {vendor} về.',
  'transfer.pending': '{vendor} chưa trả lời. {amount} đang chuyển, chúng tôi vẫn đang hỏi.',
  'transfer.failed': '{vendor} không nhận. Tiền vẫn ở chỗ cũ.',
  'transfer.down': '{vendor} không trả lời. Tiền vẫn ở đó, hãy thử lại sau vài phút.',
  'transfer.nothing': 'Không có gì để đưa về.',
  'transfer.invalid': 'Hãy nhập số tiền bằng chữ số.',
} as const
