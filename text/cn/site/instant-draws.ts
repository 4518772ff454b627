import type { instantDraws as vi } from '../../vi/site/instant-draws.ts'

export const instantDraws = {
  'wheel.name': '月光转盘',
  'wheel.play': '转动',
  'wheel.segments': '格数',
  'wheel.rules.how':
    '转盘有 20 个相同的格子，停在每一格的机会相等。返还金额为投注额乘以格上的数字，包含投注额。风险决定使用哪个转盘；三个转盘的返还率都是 97.5 %。',
  'coinFlip.name': '正反面',
  'coinFlip.play': '抛硬币',
  'coinFlip.heads': '正面',
  'coinFlip.tails': '反面',
  'coinFlip.side': '面',
  'coinFlip.flips': '抛掷次数',
  'coinFlip.keys.swap': '换面',
  'coinFlip.keys.less': '少抛一次',
  'coinFlip.keys.more': '多抛一次',
  'coinFlip.rules.how':
    '您选择一面和抛掷次数（1 至 10 次）。每次出现正面或反面的机会相等。若每次都是您选的一面，抛一次返还投注额的 1.96 倍，每多一次翻倍，包含投注额。列表中 ● 为正面，○ 为反面。',
  'rps.name': '石头剪刀布',
  'rps.play': '出拳',
  'rps.rock': '石头',
  'rps.paper': '布',
  'rps.scissors': '剪刀',
  'rps.hand': '石头、剪刀或布',
  'rps.you': '您',
  'rps.house': '庄家',
  'rps.end': '结果',
  'rps.won': '赢',
  'rps.even': '平',
  'rps.lost': '输',
  'rps.keys.next': '换一个',
  'rps.rules.how':
    '您出石头、剪刀或布；庄家以相等的机会抽出其一。石头胜剪刀，剪刀胜布，布胜石头。赢返还投注额的 1.94 倍，平局退回投注额。无论出什么，返还率都是 98 %。',
  'scratch.name': '幸运刮刮卡',
  'scratch.play': '刮卡',
  'scratch.symbol': '图案',
  'scratch.cards': '每 100,000 张中奖张数',
  'scratch.rules.how':
    '一张卡有九格。三格图案相同，按该图案的倍数返还，包含投注额；每张卡最多一组。风险决定卡的种类。下表列出每 100,000 张中有多少张中奖；三种卡的返还率都是 97.5 %。',
} as const satisfies Record<keyof typeof vi, string>
