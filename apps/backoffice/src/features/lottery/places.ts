import { CalendarDays, Clover, Gauge, Percent, TicketCheck } from 'lucide-react'
import { place, type PlaceGroup } from '../../place.ts'

/** The lottery's pages at the desk. */
export const lotteryPlaces: PlaceGroup = {
  group: 'desk.nav.lottery',
  places: [
    place('/lottery-draws', 'desk.draws', 'lottery.view', Clover, () => import('./Draws.tsx')),
    place('/lottery-terms', 'desk.terms', 'lotteryTerms.view', Percent, () => import('./Terms.tsx')),
    place(
      '/lottery-line-limits',
      'desk.lineLimits',
      'lotteryTerms.view',
      Gauge,
      () => import('./lines/LineLimits.tsx'),
    ),
    place('/lottery-games', 'desk.lotteries', 'lotteryTerms.view', TicketCheck, () => import('./Games.tsx')),
    place('/lottery-days', 'desk.days', 'lotteryTerms.view', CalendarDays, () => import('./Days.tsx')),
  ],
}
