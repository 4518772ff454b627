/** What the instant games say. */
export const instant = {
  'instant.autoplay': 'Tự động chơi',
  'instant.recent': 'Ván gần đây',
  'instant.chance': 'Xác suất',
  'instant.times': 'Hệ số',
  'instant.brings': 'Nhận về',
  'instant.rules.rtp': 'Tỷ lệ hoàn trả (RTP): ít nhất {rtp}, dù bạn chọn gì',
  'instant.rules.pace': 'Mỗi ván kéo dài ít nhất {seconds, plural, other {# giây}}.',
  'dice.name': 'Xúc Xắc Trăm',
  'dice.play': 'Gieo',
  'dice.under': 'Dưới',
  'dice.over': 'Trên',
  'dice.side': 'Chọn dưới hay trên',
  'dice.target': 'Mốc',
  'dice.keys.swap': 'Đổi dưới và trên',
  'dice.keys.less': 'Giảm mốc',
  'dice.keys.more': 'Tăng mốc',
  'dice.rules.how':
    'Mỗi ván gieo một số từ 0.00 đến 99.99, mọi số có xác suất như nhau. Bạn đặt mốc và chọn số gieo ra dưới hay trên mốc; ra đúng mốc thì không thắng.',
  'dice.rules.pays':
    'Hệ số là 99 chia cho xác suất thắng tính theo phần trăm, làm tròn xuống bốn chữ số thập phân. Tiền nhận về đã gồm tiền cược.',
  'limbo.name': 'Chạm Trăng',
  'limbo.play': 'Thả đèn',
  'limbo.target': 'Hệ số mục tiêu',
  'limbo.keys.less': 'Giảm hệ số',
  'limbo.keys.more': 'Tăng hệ số',
  'limbo.rules.how':
    'Bạn chọn hệ số mục tiêu. Mỗi ván rút một hệ số; nếu đạt mục tiêu, bạn nhận về tiền cược nhân hệ số mục tiêu.',
  'limbo.rules.pays':
    'Xác suất đạt một hệ số là 99% chia cho hệ số đó. Hệ số cao nhất là 1,000,000. Tiền nhận về đã gồm tiền cược.',
  'plinko.name': 'Mưa Ngọc',
  'plinko.play': 'Thả ngọc',
  'plinko.rows': 'Số hàng',
  'instant.risk': 'Rủi ro',
  'instant.low': 'Thấp',
  'instant.medium': 'Vừa',
  'instant.high': 'Cao',
  'instant.most': 'Hệ số cao nhất',
  'plinko.keys.rows': 'Đổi số hàng',
  'instant.keys.risk': 'Đổi mức rủi ro',
  'plinko.rules.how':
    'Viên ngọc rơi qua các hàng chốt, ở mỗi hàng sang trái hay phải với xác suất như nhau, rồi vào một ô. Tiền nhận về là tiền cược nhân số ghi trên ô, đã gồm tiền cược. Ô ngoài cùng trả cao nhất.',
} as const
