/** What the instant games of wheel, coins, hands, cards and numbers say. */
export const instantDraws = {
  'wheel.name': 'Vòng Quay Trăng',
  'wheel.play': 'Quay',
  'wheel.segments': 'Số ô',
  'wheel.rules.how':
    'Bánh xe có 20 ô bằng nhau và dừng ở một ô, mọi ô có cơ hội như nhau. Tiền nhận về là tiền cược nhân số ghi trên ô, đã gồm tiền cược. Mức rủi ro chọn bánh xe; cả ba bánh xe đều hoàn trả 97.5 %.',
  'coinFlip.name': 'Sấp Ngửa',
  'coinFlip.play': 'Tung',
  'coinFlip.heads': 'Ngửa',
  'coinFlip.tails': 'Sấp',
  'coinFlip.side': 'Mặt',
  'coinFlip.flips': 'Số lần tung',
  'coinFlip.keys.swap': 'Đổi mặt',
  'coinFlip.keys.less': 'Bớt một lần tung',
  'coinFlip.keys.more': 'Thêm một lần tung',
  'coinFlip.rules.how':
    'Bạn chọn một mặt và số lần tung, từ 1 đến 10. Mỗi lần tung ra ngửa hay sấp với cơ hội như nhau. Nếu mọi lần đều ra mặt đã chọn, bạn nhận 1.96 lần tiền cược cho một lần tung, và gấp đôi cho mỗi lần thêm; tiền nhận về đã gồm tiền cược. Trong danh sách, ● là ngửa, ○ là sấp.',
} as const
