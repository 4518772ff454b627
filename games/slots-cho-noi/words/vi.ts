/** What the game says, and what its symbols are called. */
export const texts = {
  'choNoi.name': 'Chợ Nổi',
  'choNoi.times': 'Tổng hệ số nhân: ×{times}',
  'choNoi.freeSpins': 'Nón vàng nhân tiền thắng của lượt quay',
  'choNoi.say.scatter': '{count} {symbol}, {amount}.',
  'choNoi.rules.how':
    'Từ {least} biểu tượng giống nhau trở lên ở bất kỳ vị trí nào trên bàn là thắng. Mỗi lượt rơi, mỗi biểu tượng trả một lần theo số lượng; tiền thắng của các biểu tượng được cộng lại.',
  'choNoi.rules.scatter':
    'Khi vòng quay trả tiền kết thúc, từ {least} {scatter} trở lên sẽ trả thưởng theo bảng và mở {spins} vòng quay miễn phí.',
  'choNoi.rules.multiplier':
    '{symbol} chỉ xuất hiện trong vòng quay miễn phí. Khi không còn gì rơi, tổng các hệ số trên bàn nhân với tiền thắng của vòng đó. Các hệ số: {values}.',
  'choNoi.rules.more':
    'Trong vòng quay miễn phí, từ {scatters} {scatter} trở lên cộng thêm {spins} vòng, tối đa {most} vòng mỗi ván; {scatter} khi đó không trả tiền.',
  'choNoi.rules.measured':
    'RTP và tần suất vòng quay miễn phí được đo qua {rounds} vòng mô phỏng, sai số RTP ±{span}. Tỷ lệ thắng được tính chính xác.',
  'choNoi.rules.chance':
    'Khả năng đạt mức tối đa ({multiple} lần): dưới 1 trên 50 triệu lượt. Trong {rounds} vòng mô phỏng chưa lần nào đạt; mức cao nhất là {largest} lần mức cược.',
  'choNoi.H1': 'Sầu riêng',
  'choNoi.H2': 'Thanh long',
  'choNoi.H3': 'Xoài',
  'choNoi.H4': 'Măng cụt',
  'choNoi.L1': 'Dừa',
  'choNoi.L2': 'Khế',
  'choNoi.L3': 'Chanh',
  'choNoi.L4': 'Ớt',
  'choNoi.L5': 'Chuối',
  'choNoi.S': 'Ghe chợ',
  'choNoi.M': 'Nón vàng',
} as const
