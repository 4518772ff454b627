/** What search engines show of a page. */
export const head = {
  'head.home':
    'Xổ số miền Bắc, miền Trung, miền Nam, xổ số nhanh và slot Sen Vàng. Nạp rút nhanh, kết quả nào cũng tự kiểm tra được.',
  'head.slots':
    'Chơi slot của {brand}: chơi thử miễn phí, không cần tài khoản, RTP công bố rõ, mỗi vòng quay đều kiểm tra được.',
  'head.vnlottery':
    'Chọn số miền Bắc, miền Trung, miền Nam: lô, đề, xiên, tỷ lệ trả rõ ràng, kết quả và thống kê từng kỳ quay.',
  'head.lottery': 'Xổ số nhanh, K3, PK10, Keno và xổ số các nước: giờ quay, kết quả, tỷ lệ trả của từng trò.',
  'head.promotions': 'Khuyến mãi đang chạy tại {brand}, điều kiện ghi đầy đủ.',
  'head.fairness': 'Cách {brand} công bố mã băm trước mỗi vòng và cách bạn tự tính lại kết quả.',
  'head.help': 'Hướng dẫn nạp, rút, đặt cược, bảo mật tài khoản và cách liên hệ với {brand}.',
} as const
