/** What the game says, and what its symbols are called. */
export const texts = {
  'senVang.name': 'Sen Vàng',
  'senVang.H1': 'Sen vàng',
  'senVang.H2': 'Đèn lồng',
  'senVang.H3': 'Cá chép',
  'senVang.H4': 'Trống đồng',
  'senVang.L1': 'Hoa mai',
  'senVang.L2': 'Trúc',
  'senVang.L3': 'Sóng',
  'senVang.L4': 'Mây',
  'senVang.L5': 'Lá sen',
  'senVang.W': 'Sen trăng',
  'senVang.S': 'Ngọc trăng',
} as const
