import type { head as vi } from '../../vi/site/head.ts'

export const head = {
  'head.home': '越南北、中、南部彩票，快速开奖，以及老虎机「Sen Vàng」。存取款快捷，每个结果都能自行验证。',
  'head.slots': '{brand} 老虎机：无需账号即可免费试玩，RTP 公开，每一转都可验证。',
  'head.vnlottery': '为北部、中部、南部彩票选号：赔率清晰，每期结果与统计齐全。',
  'head.lottery': '快速彩、K3、PK10、基诺及各国彩票：开奖时间、结果和每种玩法的赔率。',
  'head.results': '越南北部、南部、中部彩票按日期与地区的开奖结果，含末两位头尾表、查号与打印。',
  'head.results.day': '{region} {day} 开奖结果：全部奖项、末两位头尾表、查号与打印。',
  'head.results.stats': '越南彩票统计：频率、最久未开、特别奖头尾、连号位置与号码对，最近 30 至 300 期。',
  'head.promotions': '{brand} 正在进行的优惠活动及完整条款。',
  'head.fairness': '{brand} 如何在每轮之前公布哈希值，以及您如何自行验算结果。',
  'head.help': '存款、取款、投注、账户安全指南，以及联系 {brand} 的方式。',
} as const satisfies Record<keyof typeof vi, string>
