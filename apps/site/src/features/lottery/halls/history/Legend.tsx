import { pickName } from '../../draw/names.ts'
import { subjectName, sideSign } from '../words.ts'
import type { Measure } from './sides.ts'

const SIDES = { BS: ['BIG', 'SMALL'], OE: ['ODD', 'EVEN'], LH: ['DRAGON', 'TIGER'] } as const

/** What the marks of a measure stand for, in words. */
export function Legend({ measure }: { measure: Measure }) {
  const [first, second] = SIDES[measure.by]
  return (
    <p className="lh-legend" aria-hidden>
      <span>{subjectName(measure)}</span>
      <i className="a">{sideSign(first)}</i> {pickName(first)}
      <i className="b">{sideSign(second)}</i> {pickName(second)}
    </p>
  )
}
