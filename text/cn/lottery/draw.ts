import type { lotteryDraw as vi } from '../../vi/lottery/draw.ts'

export const lotteryDraw = {
  'lottery.play.unit.days': '天',
  'lottery.play.unit.hours': '时',
  'lottery.play.unit.minutes': '分',
  'lottery.play.unit.seconds': '秒',
  'lottery.play.days': '{count} 天',
  'lottery.play.drawing': '开奖中',
  'lottery.play.everySeconds': '每 {count} 秒一期',
  'lottery.play.everyMinutes': '每 {count} 分钟一期',
  'lottery.play.byCalendar': '按开奖日历',
  'lottery.play.closedGame': '暂停',
  'lottery.play.untilLock': '{time} 截止投注',
  'lottery.play.times': '{count} 次',
  'lottery.play.independent': '统计仅供参考。每期独立开奖，常出的号码并不会更容易再出。',
  'lottery.play.source.SELF': '平台公开开奖',
  'lottery.play.source.OFFICIAL': '官方开奖',
  'lottery.play.source.DEMONSTRATION': '演示开奖',
  'lottery.play.popular': '常出号码',
  'lottery.play.popular.lead': '来自最近 {count} 期结果',
  'lottery.play.popular.play': '去选号',
} as const satisfies Record<keyof typeof vi, string>
