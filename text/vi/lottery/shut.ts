/** Why the catalogue keeps a lottery shut: for players, and for staff in the list of games. */
export const lotteryShut = {
  'lottery.shut.LAO': 'Công ty xổ số chưa xác nhận ngày quay, số chữ số và cách đọc hai số dưới.',
  'lottery.shut.HANOI_TH':
    'Các kỳ “đặc biệt” và “VIP” tư nhân mang tên này không có nguồn chính thức. Bạn có thể cược miền Bắc ở Xổ số Việt Nam.',
  'lottery.shut.SG_4D': 'Giờ quay và nguồn kết quả chưa được xác nhận.',
  'lottery.shut.SG_TOTO': 'Các giải cao chia từ một quỹ chung mà nhà cái không giữ.',
  'lottery.shut.STOCK_SET': 'Chưa có nguồn xác nhận cách tính chỉ số đóng cửa và mức thay đổi.',
  'lottery.shut.STOCK_NIKKEI': 'Chưa có nguồn xác nhận cách tính chỉ số đóng cửa và mức thay đổi.',
  'lottery.shut.VL_MEGA645': 'Chỉ Vietlott được bán trò này.',
  'lottery.shut.VL_POWER655': 'Chỉ Vietlott được bán trò này.',
  'lottery.shut.VL_KENO': 'Chỉ Vietlott được bán trò này.',
}
