import type { VendorHealth } from '@senluna/contract/desk/brand/vendor-keys.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { say } from '../../say.ts'

const LOOK: Record<VendorHealth['state'], string> = {
  GOOD: 'badge good',
  SLOW: 'badge warn',
  SHAKY: 'badge warn',
  DOWN: 'badge bad',
  QUIET: 'badge',
  OWN: 'badge',
  UNCONNECTED: 'badge',
}
const PART_MINUTES = 5

/** Whether somebody calls this vendor at all: without that there is nothing to tell. */
export const isCalled = ({ state }: VendorHealth): boolean => state !== 'OWN' && state !== 'UNCONNECTED'

/** How a vendor stands, in a word. */
export function HealthState({ health }: { health: VendorHealth }) {
  return <span className={LOOK[health.state]}>{say(`desk.vendors.health.${health.state}`)}</span>
}

/** The last hour in parts of five minutes, the oldest first. */
export function HealthHour({ health }: { health: VendorHealth }) {
  const bad = health.hour.filter((part) => part === 'BAD').length
  const warn = health.hour.filter((part) => part === 'WARN').length
  return (
    <>
      <span className="hour" aria-hidden>
        {health.hour.map((part, index) => {
          const from = (health.hour.length - index) * PART_MINUTES
          const look = say(`desk.vendors.part.${part}`)
          return (
            <i
              key={from}
              className={part.toLowerCase()}
              title={say('desk.vendors.hour.part', { from, to: from - PART_MINUTES, look })}
            />
          )
        })}
      </span>
      <span className="sr">{say('desk.vendors.hour.label', { bad, warn })}</span>
    </>
  )
}

/** The share of an hour's calls that got no answer. */
export const errorText = ({ calls, unanswered }: VendorHealth): string =>
  calls === 0 ? '–' : `${((unanswered * 100) / calls).toFixed(1)}%`

/** 95 of 100 answers came within. */
export const p95Text = ({ p95Ms }: VendorHealth): string =>
  p95Ms === undefined ? '–' : say('desk.vendors.ms', { ms: countText(p95Ms) })
