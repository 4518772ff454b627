import type { lotteryDraw as vi } from '../../vi/lottery/draw.ts'

export const lotteryDraw = {
  'lottery.play.unit.days': '日',
  'lottery.play.unit.hours': '時間',
  'lottery.play.unit.minutes': '分',
  'lottery.play.unit.seconds': '秒',
  'lottery.play.days': '{count}日',
  'lottery.play.drawing': '抽選中',
  'lottery.play.everySeconds': '{count}秒ごと',
  'lottery.play.everyMinutes': '{count}分ごと',
  'lottery.play.byCalendar': '抽選カレンダー順',
  'lottery.play.closedGame': '休止中',
  'lottery.play.untilLock': '{time} まで受付',
  'lottery.play.times': '{count}回',
  'lottery.play.independent': '統計は参考です。各回は独立で、よく出た番号が出やすくなることはありません。',
  'lottery.play.source.SELF': '公開の自社抽選',
  'lottery.play.source.OFFICIAL': '公式結果',
  'lottery.play.source.DEMONSTRATION': 'デモ抽選',
  'lottery.play.popular': 'よく出た番号',
  'lottery.play.popular.lead': '直近{count}回の結果より',
  'lottery.play.popular.play': '番号を選ぶ',
} as const satisfies Record<keyof typeof vi, string>
