import type { texts as vi } from './vi.ts'

export const texts = {
  'roiNuoc.name': 'Rối Nước',
  'roiNuoc.win': '{symbol} {count} 列 · {ways} 路',
  'roiNuoc.freeSpins': '每个{symbol}算作 {times} 个符号',
  'roiNuoc.rules.how':
    '同一符号从最左列起连续出现在三列或以上即中奖，行数不限。路数为各列出现次数的乘积，百搭加倍之前最多 {ways} 路。下表为每一路的派彩；各符号的奖金相加。',
  'roiNuoc.rules.freeSpins': '免费旋转中，每个{symbol}算作 {times} 个符号。三颗或以上再送免费旋转，次数不限。',
  'roiNuoc.H1': '龙',
  'roiNuoc.H2': '仙女',
  'roiNuoc.H3': '小丑豆',
  'roiNuoc.H4': '狮子',
  'roiNuoc.L1': '木鸭',
  'roiNuoc.L2': '鱼',
  'roiNuoc.L3': '月琴',
  'roiNuoc.L4': '青蛙',
  'roiNuoc.L5': '纸扇',
  'roiNuoc.W': '水亭',
  'roiNuoc.S': '火珠',
} as const satisfies Record<keyof typeof vi, string>
