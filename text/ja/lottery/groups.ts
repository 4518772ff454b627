import type { lotteryGroups as vi } from '../../vi/lottery/groups.ts'

export const lotteryGroups = {
  'lottery.group.N': '北部',
  'lottery.group.C': '中部',
  'lottery.group.S': '南部',
  'lottery.group.FAST': '高速抽せん',
  'lottery.group.SEA': '東南アジア',
  'lottery.group.SSC': '5桁',
  'lottery.group.3D': '3D',
  'lottery.group.11X5': '11から5',
  'lottery.group.K3': '高速ダイス',
  'lottery.group.PK10': 'PK10レース',
  'lottery.group.PC28': 'PC28',
  'lottery.group.KENO': 'キノ',
  'lottery.group.LHC': 'マークシックス',
  'lottery.group.VLOTT': 'Vietlott',
} as const satisfies Record<keyof typeof vi, string>
