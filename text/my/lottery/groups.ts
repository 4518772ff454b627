import type { lotteryGroups as vi } from '../../vi/lottery/groups.ts'

export const lotteryGroups = {
  'lottery.group.N': 'မြောက်ပိုင်း',
  'lottery.group.C': 'အလယ်ပိုင်း',
  'lottery.group.S': 'တောင်ပိုင်း',
  'lottery.group.FAST': 'အမြန်ထီ',
  'lottery.group.SEA': 'အရှေ့တောင်အာရှ',
  'lottery.group.SSC': 'SSC (ဂဏန်းငါးလုံး)',
  'lottery.group.3D': '3D',
  'lottery.group.11X5': '11 လုံးထဲမှ 5 လုံး',
  'lottery.group.K3': 'K3 အန်စာတုံး',
  'lottery.group.PK10': 'PK10 ပြိုင်ကား',
  'lottery.group.PC28': 'PC28',
  'lottery.group.KENO': 'ကီနို',
  'lottery.group.LHC': 'Mark Six',
  'lottery.group.VLOTT': 'Vietlott',
} as const satisfies Record<keyof typeof vi, string>
