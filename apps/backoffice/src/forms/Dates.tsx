import { DateField, type DayProps } from '@senluna/web/ui/calendar/DateField.tsx'
import { MomentField as Moment, type MomentProps } from '@senluna/web/ui/calendar/MomentField.tsx'
import { lazy } from 'react'
import { clockZone, say } from '../say.ts'

const Calendar = lazy(() => import('@senluna/web/ui/calendar/Calendar.tsx'))

/** A day in the desk's language; today is the brand's. */
export function DayField(props: DayProps) {
  return <DateField {...props} zone={clockZone()} calendar={Calendar} />
}

/**
 * A day and a time by the brand's clock, which may be left out: `2026-11-22T09:30`, what
 * `clockMoment` makes a moment of.
 */
export function MomentField(props: MomentProps) {
  return <Moment optional none={say('desk.date.none')} {...props} zone={clockZone()} calendar={Calendar} />
}
