import type { lotteryGroups as vi } from '../../vi/lottery/groups.ts'

export const lotteryGroups = {
  'lottery.group.N': 'ภาคเหนือ',
  'lottery.group.C': 'ภาคกลาง',
  'lottery.group.S': 'ภาคใต้',
  'lottery.group.FAST': 'ออกผลเร็ว',
  'lottery.group.SEA': 'เอเชียตะวันออกเฉียงใต้',
  'lottery.group.SSC': 'ห้าหลัก',
  'lottery.group.3D': '3D',
  'lottery.group.11X5': '11 เลือก 5',
  'lottery.group.K3': 'ลูกเต๋าเร็ว',
  'lottery.group.PK10': 'แข่งรถ PK10',
  'lottery.group.PC28': 'PC28',
  'lottery.group.KENO': 'คีโน',
  'lottery.group.LHC': 'มาร์กซิกซ์',
  'lottery.group.VLOTT': 'Vietlott',
} as const satisfies Record<keyof typeof vi, string>
