import { DateField as Field, type DayProps } from '@senluna/web/ui/calendar/DateField.tsx'
import { lazy } from 'react'
import { useBrand } from '../brand.ts'
import { page } from '../shell/frame/page-chunk.ts'

const Calendar = lazy(page(() => import('@senluna/web/ui/calendar/Calendar.tsx')))

/** A day, chosen from a calendar in the page's language; today is the brand's. */
export function DateField(props: DayProps) {
  const { timeZone } = useBrand()
  return <Field {...props} zone={timeZone} calendar={Calendar} />
}
