import { clockZone } from './say.ts'

/** A moment as a field of date and time has it, by the brand's clock: `2026-11-22T09:30`. */
export const clockField = (iso: string | undefined): string =>
  iso === undefined || iso === '' ? '' : shown(Date.parse(iso)).slice(0, 16)

/**
 * What such a field says, as a moment. Of an hour that a change of clocks leaves out, the one after
 * it.
 */
export function clockMoment(field: string): string {
  const wanted = Date.parse(`${field}Z`)
  const near = wanted - (Date.parse(`${shown(wanted)}Z`) - wanted)
  return new Date(near - (Date.parse(`${shown(near)}Z`) - wanted)).toISOString()
}

/** `2026-11-22T09:30:00` where the brand is. */
const shown = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: clockZone(),
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(at)
    .replace(' ', 'T')
