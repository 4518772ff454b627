/** What the instant games of wheel, coins, hands, cards and numbers say. */
export const instantDraws = {
  'wheel.name': 'Vòng Quay Trăng',
  'wheel.play': 'Quay',
  'wheel.segments': 'Số ô',
  'wheel.rules.how':
    'Bánh xe có 20 ô bằng nhau và dừng ở một ô, mọi ô có cơ hội như nhau. Tiền nhận về là tiền cược nhân số ghi trên ô, đã gồm tiền cược. Mức rủi ro chọn bánh xe; cả ba bánh xe đều hoàn trả 97.5 %.',
} as const
