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

/** A side as a mark of a few letters, no two of a measure alike. */
export function sideSign(side: string): string {
  const key = `lottery.hall.side.${side}`
  return isText(key) ? text(key) : pickName(side).slice(0, 1)
}

/** What a measure asks: of which number, and which sides. */
export function measureName({ subject, by }: Measure): string {
  if (by === 'LH') return text('lottery.hall.by.LH')
  return `${subjectOf(subject)} · ${text(`lottery.hall.by.${by}`)}`
}

/** Of which number or numbers a measure speaks. */
export const subjectName = ({ subject, by }: Measure): string =>
  by === 'LH' ? text('lottery.hall.by.LH') : subjectOf(subject)

const subjectOf = (subject: Measure['subject']): string =>
  'whole' in subject ? text(`lottery.hall.of.${subject.whole}`) : titleOf(subject)
