import { timeThere } from '@senluna/web/client/call/server-clock.ts'
import { dayText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../brand.ts'
import { useAddress } from '../../../shell/nav/use-address.ts'
import { chosenDays, daysOf, lastSeven, PERIODS, type Days, type Period } from './period.ts'

/** The period that a page is of. */
export interface ChosenPeriod {
  days: Days
  /** Nothing where the days were chosen by hand. */
  period: Period | undefined
  today: string
  /** The most days that may be chosen. */
  most: number
  choose: (period: Period) => void
  chooseDays: (days: Days) => void
  /** Widens it to the last seven days; nothing where it is as long already. */
  widen: (() => void) | undefined
}

/**
 * The period in the address: its name, or two days. A reload, a link and the way back show the
 * same. Where the address names none, it is `usual`.
 */
export function usePeriod({ usual, most = 92 }: { usual: Period; most?: number }): ChosenPeriod {
  const [params, change] = useAddress()
  const { timeZone } = useBrand()
  const today = dayText(timeThere(), timeZone)
  const byHand = chosenDays(params.get('from'), params.get('to'), most)
  const period = byHand ? undefined : (PERIODS.find((name) => name === params.get('period')) ?? usual)
  const days = byHand ?? daysOf(period ?? usual, today)
  const write = (values: Readonly<Record<string, string | undefined>>) =>
    change(
      (next) => {
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value)
          else next.delete(name)
        return next
      },
      { replace: true },
    )
  const chooseDays = (chosen: Days) => write({ period: undefined, ...chosen })
  const week = lastSeven(today)
  return {
    days,
    period,
    today,
    most,
    choose: (name) => write({ period: name === usual ? undefined : name, from: undefined, to: undefined }),
    chooseDays,
    widen: days.from <= week.from && days.to >= week.to ? undefined : () => chooseDays(week),
  }
}
