/** What is said of a draw and its game, wherever it is shown. */
export const lotteryDraw = {
  'lottery.play.unit.days': 'ngày',
  'lottery.play.unit.hours': 'giờ',
  'lottery.play.unit.minutes': 'phút',
  'lottery.play.unit.seconds': 'giây',
  'lottery.play.days': '{count} ngày',
  'lottery.play.drawing': 'Đang quay',
  'lottery.play.everySeconds': 'Quay nhanh {count} giây',
  'lottery.play.everyMinutes': 'Quay nhanh {count} phút',
  'lottery.play.byCalendar': 'Theo lịch quay',
  'lottery.play.closedGame': 'Tạm dừng',
  'lottery.play.untilLock': 'Nhận cược đến {time}',
  'lottery.play.times': '{count} lần',
  'lottery.play.independent':
    'Thống kê chỉ để tham khảo. Mỗi kỳ quay độc lập, số về nhiều không có khả năng về cao hơn.',
  'lottery.play.source.SELF': 'Nhà cái quay công khai',
  'lottery.play.source.OFFICIAL': 'Kết quả chính thức',
  'lottery.play.source.DEMONSTRATION': 'Kỳ quay minh họa',
  'lottery.play.popular': 'Số về nhiều',
  'lottery.play.popular.lead': 'Từ {count} kết quả gần nhất',
  'lottery.play.popular.play': 'Chọn số',
}
