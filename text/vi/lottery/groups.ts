/** The regions and halls in which the lottery's games are listed. */
export const lotteryGroups = {
  'lottery.group.N': 'Miền Bắc',
  'lottery.group.C': 'Miền Trung',
  'lottery.group.S': 'Miền Nam',
  'lottery.group.FAST': 'Xổ số nhanh',
  'lottery.group.SEA': 'Đông Nam Á',
  'lottery.group.SSC': 'SSC (5 số)',
  'lottery.group.3D': '3D',
  'lottery.group.11X5': '11 chọn 5',
  'lottery.group.K3': 'Xúc xắc K3',
  'lottery.group.PK10': 'Đua xe PK10',
  'lottery.group.PC28': 'PC28',
  'lottery.group.KENO': 'Keno',
  'lottery.group.LHC': 'Mark Six',
  'lottery.group.VLOTT': 'Vietlott',
} as const
