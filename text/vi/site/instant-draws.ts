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
  'rps.name': 'Oẳn Tù Tì',
  'rps.play': 'Ra tay',
  'rps.rock': 'Búa',
  'rps.paper': 'Bao',
  'rps.scissors': 'Kéo',
  'rps.hand': 'Chọn búa, bao hay kéo',
  'rps.you': 'Bạn',
  'rps.house': 'Nhà cái',
  'rps.end': 'Kết quả',
  'rps.won': 'Thắng',
  'rps.even': 'Hòa',
  'rps.lost': 'Thua',
  'rps.keys.next': 'Đổi tay',
  'rps.rules.how':
    'Bạn ra búa, bao hay kéo; nhà cái rút một trong ba với cơ hội như nhau. Búa thắng kéo, kéo thắng bao, bao thắng búa. Thắng được trả 1.94 lần tiền cược, hòa hoàn lại tiền cược. Tỷ lệ hoàn trả là 98 % dù bạn ra gì.',
} as const
