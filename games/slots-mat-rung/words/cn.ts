import type { texts as vi } from './vi.ts'

export const texts = {
  'matRung.name': 'Mật Rừng',
  'matRung.jar': '蜜罐 {now}/{full}',
  'matRung.freeSpins': '每次掉落的奖金倍数：{times}',
  'matRung.rules.how': '{least} 个或以上相同图标上下左右相连即成中奖图标群。各群奖金相加。',
  'matRung.rules.wild': '{symbol}计入与其相连的每个图标群，单独不成群。',
  'matRung.rules.jar':
    '付费旋转中每消除一个图标，蜜罐便得一滴蜜。一次旋转集满 {jar} 滴，开启 {spins} 次免费旋转；其中各次掉落的奖金依次乘以 {times}，最后的倍数保持到该次旋转结束。蜜罐每次旋转重新计数。',
  'matRung.rules.fields':
    '每次旋转从 {fields} 张编号盘面中抽取一张，机会均等。编号决定落下的所有图标，因此数据按全部盘面计算。',
  'matRung.H1': '蜂后',
  'matRung.H2': '蜂巢',
  'matRung.H3': '凤蝶',
  'matRung.L1': '白千层花',
  'matRung.L2': '紫睡莲',
  'matRung.L3': '蘑菇',
  'matRung.L4': '蕨叶',
  'matRung.W': '蜜滴',
} as const satisfies Record<keyof typeof vi, string>
