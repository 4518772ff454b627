import type { texts as vi } from './vi.ts'

export const texts = {
  'choNoi.name': 'Chợ Nổi',
  'choNoi.times': '倍数合计：×{times}',
  'choNoi.freeSpins': '金斗笠会把当次旋转的赢额翻倍',
  'choNoi.say.scatter': '{count} 个{symbol}，{amount}。',
  'choNoi.rules.how':
    '同一图标在盘面任意位置出现 {least} 个或以上即中奖。每次掉落，每种图标按数量派彩一次，各图标的赢额相加。',
  'choNoi.rules.scatter': '付费旋转停稳后，{least} 个或以上{scatter}按表派彩，并开启 {spins} 次免费旋转。',
  'choNoi.rules.multiplier':
    '{symbol}只在免费旋转中出现。不再掉落后，盘面上所有倍数相加，乘以该次旋转的赢额。倍数：{values}。',
  'choNoi.rules.more': '免费旋转中，{scatters} 个或以上{scatter}增加 {spins} 次，每局最多 {most} 次，此时不派彩。',
  'choNoi.rules.measured': 'RTP 与免费旋转的频率由 {rounds} 局模拟测得，RTP 误差在 ±{span} 以内。中奖率为精确值。',
  'choNoi.rules.chance':
    '达到最高赢额（{multiple} 倍）的机会：低于五千万分之一。{rounds} 局模拟中一次也未出现，最高为投注额的 {largest} 倍。',
  'choNoi.H1': '榴莲',
  'choNoi.H2': '火龙果',
  'choNoi.H3': '芒果',
  'choNoi.H4': '山竹',
  'choNoi.L1': '椰子',
  'choNoi.L2': '杨桃',
  'choNoi.L3': '青柠',
  'choNoi.L4': '辣椒',
  'choNoi.L5': '香蕉',
  'choNoi.S': '水市小船',
  'choNoi.M': '金斗笠',
} as const satisfies Record<keyof typeof vi, string>
