import { isText, text } from '@senluna/web/client/text.ts'
import { pickName } from '../draw/names.ts'
import type { Face, Title } from './boards/board.ts'
import type { Measure } from './history/sides.ts'

/** What a row is called. */
export function titleOf({ key, n = 0 }: Title): string {
  if (key !== 'digit') return text(`lottery.hall.row.${key}`, { n })
  const place = `lottery.hall.digit.${n}`
  return isText(place) ? text(place) : String(n)
}

/**
 * What a thing of a row is called: animals have names of their own, tigers and dragons being bets
 * too.
 */
export function valueName(value: string, face: Face): string {
  const key = `lottery.animal.${value}`
  return face === 'ANIMAL' && isText(key) ? text(key) : pickName(value)
}

/** What a measure asks: of which number, and which sides. */
export function measureName({ subject, by }: Measure): string {
  if (by === 'LH') return text('lottery.hall.by.LH')
  return `${subjectOf(subject)} · ${text(`lottery.hall.by.${by}`)}`
}

const subjectOf = (subject: Measure['subject']): string =>
  'whole' in subject ? text(`lottery.hall.of.${subject.whole}`) : titleOf(subject)
