import type { texts as vi } from './vi.ts'

export const texts = {
  'muaVang.name': 'Mùa Vàng',
  'muaVang.feature': '谷筐留下，空格再转',
  'muaVang.won': '丰收！{count} 次重转',
  'muaVang.left': '剩余 {count} 次重转',
  'muaVang.over': '收割完毕',
  'muaVang.paid': '全部谷筐合计',
  'muaVang.harvest': '{count} 个谷筐 · {amount}',
  'muaVang.full': '满田金谷！',
  'muaVang.rules.every': '丰收平均每 {spins} 转一次',
  'muaVang.rules.how': '同一垄内相邻三个或以上相同符号即中奖，位置不限。每垄按最高的一串派彩，三垄奖金相加。',
  'muaVang.rules.wild': '{symbol}可替代除{basket}外的所有符号。',
  'muaVang.rules.harvest': '每个{basket}带有投注额的倍数：{values}。{least} 个或以上开启丰收，获得 {respins} 次重转。',
  'muaVang.rules.respins':
    '丰收期间谷筐保留。每次重转中每个空格有 1/{chance} 的机会出现新谷筐；出现新谷筐则恢复为 {respins} 次。结束时全部谷筐相加。{cells} 格全满再加投注额的 {full} 倍。',
  'muaVang.H1': '水牛',
  'muaVang.H2': '哨笛风筝',
  'muaVang.H3': '公鸡',
  'muaVang.L1': '镰刀',
  'muaVang.L2': '水缸',
  'muaVang.L3': '蚱蜢',
  'muaVang.W': '太阳',
  'muaVang.C': '金谷筐',
  'muaVang.X': '空地',
} as const satisfies Record<keyof typeof vi, string>
