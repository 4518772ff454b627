export const jackpots = {
  'jackpots.MINI': 'Mini',
  'jackpots.MINOR': 'Minor',
  'jackpots.MAJOR': 'Major',
  'jackpots.GRAND': 'Grand',
  'jackpots.lead': 'Cược thật ở các game tham gia nuôi cả bốn hũ. Ván nào cũng có cơ hội trúng.',
  'jackpots.mustHit': 'Chắc chắn nổ trước {cap}',
  'jackpots.random': 'Trung bình cứ {oneIn} tiền cược nổ một lần',
  'jackpots.suspended': 'Tạm dừng: không tăng, không trúng',
  'jackpots.games': 'Game tham gia',
  'jackpots.won': 'Các hũ đã nổ',
  'jackpots.empty': 'Chưa có hũ nào nổ.',
  'jackpots.hidden': 'Ẩn danh',
  'jackpots.more': 'Xem thêm',
  'jackpots.rules': 'Cách trúng và tỷ lệ',
  'jackpots.rule.growth':
    'Mỗi cược thật góp một phần vào hũ và vào mức khởi điểm của hũ sau. Chơi thử không góp và không trúng.',
  'jackpots.rule.random':
    'Major và Grand: mỗi ván rút một số từ chính hạt giống của ván. Xác suất tỷ lệ với tiền cược; ai cũng tự tính lại được khi hạt giống đã công bố.',
  'jackpots.rule.mustHit':
    'Mini và Minor: điểm nổ được chốt trước và giữ kín, chỉ công bố mã băm. Cược đầu tiên sau khi hũ chạm điểm nổ sẽ trúng, nên hũ càng lớn, cơ hội càng cao.',
  'jackpots.rule.paid':
    'Hũ đã trúng được trả ngay vào ví chính; hũ mới bắt đầu từ mức khởi điểm. Tiền trong hũ không bao giờ trở về nhà cái.',
  'jackpots.level': 'Hũ',
  'jackpots.seed': 'Mức khởi điểm',
  'jackpots.share': 'Góp mỗi cược',
  'jackpots.back': 'Hoàn cho người chơi',
  'jackpots.proof': 'Bằng chứng',
  'jackpots.promised': 'Mã băm đã công bố',
  'jackpots.serverSeed': 'Hạt giống máy chủ',
  'jackpots.point': 'Điểm nổ',
  'jackpots.id': 'Mã hũ',
  'jackpots.cycle': 'Hũ số',
} as const
