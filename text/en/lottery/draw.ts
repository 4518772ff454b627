import type { lotteryDraw as vi } from '../../vi/lottery/draw.ts'

export const lotteryDraw = {
  'lottery.play.unit.days': 'days',
  'lottery.play.unit.hours': 'hours',
  'lottery.play.unit.minutes': 'minutes',
  'lottery.play.unit.seconds': 'seconds',
  'lottery.play.days': '{count, plural, one {# day} other {# days}}',
  'lottery.play.drawing': 'Drawing',
  'lottery.play.everySeconds': 'Every {count, plural, one {second} other {# seconds}}',
  'lottery.play.everyMinutes': 'Every {count, plural, one {minute} other {# minutes}}',
  'lottery.play.byCalendar': 'On scheduled days',
  'lottery.play.closedGame': 'Paused',
  'lottery.play.untilLock': 'Bet until {time}',
  'lottery.play.times': '{count, plural, one {# time} other {# times}}',
  'lottery.play.independent':
    'For reference only. Each draw is independent: a number that came up often is no more likely to come up again.',
  'lottery.play.source.SELF': 'Verifiable house draw',
  'lottery.play.source.OFFICIAL': 'Official result',
  'lottery.play.source.DEMONSTRATION': 'Demonstration draw',
  'lottery.play.popular': 'Hot numbers',
  'lottery.play.popular.lead': 'From the last {count, plural, one {result} other {# results}}',
  'lottery.play.popular.play': 'Pick numbers',
} as const satisfies Record<keyof typeof vi, string>
