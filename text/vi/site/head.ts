/** What search engines show of a page. */
export const head = {
  'head.home':
    'Xổ số miền Bắc, miền Trung, miền Nam, xổ số nhanh, nổ hũ và mini game. Nạp rút nhanh, kết quả tự kiểm tra được.',
  'head.slots':
    'Nổ hũ tại {brand}: chơi thử miễn phí không cần tài khoản, RTP công khai, kiểm chứng được từng vòng quay.',
  'head.vnlottery':
    'Chọn số miền Bắc, miền Trung, miền Nam: lô, đề, xiên, tỷ lệ trả rõ ràng, kết quả và thống kê từng kỳ quay.',
  'head.lottery': 'Xổ số nhanh, K3, PK10, Keno và xổ số các nước: giờ quay, kết quả, tỷ lệ trả thưởng của từng trò.',
  'head.results':
    'KQXSMB, KQXSMN, KQXSMT: kết quả xổ số ba miền theo ngày và theo đài, bảng lô tô đầu đuôi, dò số và in vé dò.',
  'head.results.day': 'Kết quả {region} ngày {day}: đủ các giải, bảng lô tô đầu đuôi, dò số và in vé dò.',
  'head.results.stats':
    'Thống kê lô tô: tần suất, lô gan, đầu đuôi đặc biệt, soi cầu và cặp số trong 30 đến 300 kỳ gần nhất.',
  'head.promotions': 'Khuyến mãi đang diễn ra tại {brand} với đầy đủ điều khoản.',
  'head.fairness': '{brand} công bố mã băm trước mỗi vòng quay như thế nào và bạn tự kiểm tra kết quả ra sao.',
  'head.help': 'Hướng dẫn nạp, rút, đặt cược, bảo mật tài khoản và cách liên hệ với {brand}.',
} as const
