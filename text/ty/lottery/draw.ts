import type { lotteryDraw as vi } from '../../vi/lottery/draw.ts'

export const lotteryDraw = {
  'lottery.play.unit.days': 'araw',
  'lottery.play.unit.hours': 'oras',
  'lottery.play.unit.minutes': 'minuto',
  'lottery.play.unit.seconds': 'segundo',
  'lottery.play.days': '{count} araw',
  'lottery.play.drawing': 'Binubunot',
  'lottery.play.everySeconds': 'Bawat {count} segundo',
  'lottery.play.everyMinutes': 'Bawat {count} minuto',
  'lottery.play.byCalendar': 'Ayon sa kalendaryo',
  'lottery.play.closedGame': 'Nakahinto',
  'lottery.play.untilLock': 'Taya hanggang {time}',
  'lottery.play.times': '{count} beses',
  'lottery.play.independent':
    'Pangsanggunian lang ang estadistika. Hiwalay ang bawat bunot: hindi mas malamang lumabas ulit ang madalas na numero.',
  'lottery.play.source.SELF': 'Bunot ng bahay, hayag',
  'lottery.play.source.OFFICIAL': 'Opisyal na resulta',
  'lottery.play.source.DEMONSTRATION': 'Bunot na pangdemo',
  'lottery.play.popular': 'Mga madalas na numero',
  'lottery.play.popular.lead': 'Mula sa huling {count} resulta',
  'lottery.play.popular.play': 'Pumili ng numero',
} as const satisfies Record<keyof typeof vi, string>
