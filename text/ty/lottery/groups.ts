import type { lotteryGroups as vi } from '../../vi/lottery/groups.ts'

export const lotteryGroups = {
  'lottery.group.N': 'Hilaga',
  'lottery.group.C': 'Gitna',
  'lottery.group.S': 'Timog',
  'lottery.group.FAST': 'Mabilis na bunutan',
  'lottery.group.SEA': 'Timog-silangang Asya',
  'lottery.group.SSC': 'Limang digit',
  'lottery.group.3D': '3D',
  'lottery.group.11X5': '11 pili 5',
  'lottery.group.K3': 'Mabilis na dice',
  'lottery.group.PK10': 'Karera PK10',
  'lottery.group.PC28': 'PC28',
  'lottery.group.KENO': 'Keno',
  'lottery.group.LHC': 'Mark Six',
  'lottery.group.VLOTT': 'Vietlott',
} as const satisfies Record<keyof typeof vi, string>
