/** What the game says, and what its symbols are called. */
export const texts = {
  'roiNuoc.name': 'Rối Nước',
  'roiNuoc.win': '{count} cột {symbol} · {ways} cách',
  'roiNuoc.freeSpins': 'Mỗi {symbol} tính như {times} biểu tượng',
  'roiNuoc.rules.how':
    'Một biểu tượng thắng khi có ở ba cột trở lên liền nhau tính từ cột trái, hàng nào cũng được. Số cách là tích số lần xuất hiện ở mỗi cột, tối đa {ways} cách khi chưa có biểu tượng thay thế nhân thêm. Bảng dưới ghi tiền cho một cách; các biểu tượng được cộng lại.',
  'roiNuoc.rules.freeSpins':
    'Trong vòng quay miễn phí, mỗi {symbol} tính như {times} biểu tượng. Ba ngọc trăng trở lên tặng thêm vòng, không giới hạn số lần.',
  'roiNuoc.H1': 'Rồng',
  'roiNuoc.H2': 'Cô tiên',
  'roiNuoc.H3': 'Chú Tễu',
  'roiNuoc.H4': 'Lân',
  'roiNuoc.L1': 'Vịt gỗ',
  'roiNuoc.L2': 'Cá',
  'roiNuoc.L3': 'Đàn nguyệt',
  'roiNuoc.L4': 'Ếch',
  'roiNuoc.L5': 'Quạt giấy',
  'roiNuoc.W': 'Thủy đình',
  'roiNuoc.S': 'Ngọc lửa',
} as const
