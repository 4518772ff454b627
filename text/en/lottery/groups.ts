import type { lotteryGroups as vi } from '../../vi/lottery/groups.ts'

export const lotteryGroups = {
  'lottery.group.N': 'North',
  'lottery.group.C': 'Central',
  'lottery.group.S': 'South',
  'lottery.group.FAST': 'Fast lottery',
  'lottery.group.SEA': 'Southeast Asia',
  'lottery.group.SSC': 'SSC (five digits)',
  'lottery.group.3D': '3D',
  'lottery.group.11X5': '11 choose 5',
  'lottery.group.K3': 'K3 dice',
  'lottery.group.PK10': 'PK10 racing',
  'lottery.group.PC28': 'PC28',
  'lottery.group.KENO': 'Keno',
  'lottery.group.LHC': 'Mark Six',
  'lottery.group.VLOTT': 'Vietlott',
} as const satisfies Record<keyof typeof vi, string>
