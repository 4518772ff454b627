import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': '月光转盘',
  'wheel.play': '转动',
  'wheel.segments': '格数',
  'wheel.rules.how':
    '转盘有 20 个相同的格子，停在每一格的机会相等。返还金额为投注额乘以格上的数字，包含投注额。风险决定使用哪个转盘；三个转盘的返还率都是 97.5 %。',
} as const satisfies Record<keyof typeof vi, string>
