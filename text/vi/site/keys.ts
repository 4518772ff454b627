export const keys = {
  'keys.title': 'Phím tắt',
  'keys.search': 'Tìm trò chơi',
  'keys.move': 'Di chuyển trong danh sách trò chơi và bảng số',
  'keys.choose': 'Mở trò chơi, chọn số',
  'keys.close': 'Đóng cửa sổ hoặc trình đơn',
  'keys.list': 'Danh sách này',
  'keys.games': 'Mỗi trò chơi có danh sách phím riêng, mở bằng cùng phím này.',
} as const
