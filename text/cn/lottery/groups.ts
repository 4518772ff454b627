import type { lotteryGroups as vi } from '../../vi/lottery/groups.ts'

export const lotteryGroups = {
  'lottery.group.N': '北部',
  'lottery.group.C': '中部',
  'lottery.group.S': '南部',
  'lottery.group.FAST': '快开',
  'lottery.group.SEA': '东南亚',
  'lottery.group.SSC': '时时彩',
  'lottery.group.3D': '3D',
  'lottery.group.11X5': '11选5',
  'lottery.group.K3': '快三',
  'lottery.group.PK10': 'PK10赛车',
  'lottery.group.PC28': 'PC28',
  'lottery.group.KENO': '快乐八',
  'lottery.group.LHC': '六合彩',
  'lottery.group.VLOTT': 'Vietlott',
} as const satisfies Record<keyof typeof vi, string>
