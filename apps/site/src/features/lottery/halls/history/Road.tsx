import { text } from '@senluna/web/client/text.ts'
import { Scroller } from '@senluna/web/ui/Scroller.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useState } from 'react'
import { pickName } from '../../draw/names.ts'
import { dragonsOf, roadOf, SECOND_SIDES, type Measure, type Numbers } from './sides.ts'
import { measureName, sideSign } from '../words.ts'

/** A run from so many draws on is a long one. */
const LONG = 3
/** A road is so many marks deep; a longer run goes on in the next column. */
const DEEP = 6
const MOST_LONG = 6

/** A road of sides, and the long runs of now. It shows what was, not what comes. */
export function Road({ measures, draws }: { measures: readonly Measure[]; draws: readonly Numbers[] }) {
  const [id, setId] = useState(measures[0]?.id ?? '')
  const measure = measures.find((measure) => measure.id === id) ?? measures[0]
  if (!measure) return null
  const columns = roadOf(draws.map((draw) => measure.sideOf(draw)).toReversed())
  const long = dragonsOf(measures, draws, LONG).slice(0, MOST_LONG)
  return (
    <div className="lh-road">
      <Select
        label={text('lottery.hall.road')}
        value={measure.id}
        options={measures.map((measure) => [measure.id, measureName(measure)] as const)}
        onValue={setId}
      />
      <Scroller label={measureName(measure)} className="lh-road-in">
        <ol dir="ltr">
          {columns.map(({ side, length }, index) => (
            <li key={index} aria-label={`${pickName(side)} ×${length}`} style={{ '--k': Math.ceil(length / DEEP) }}>
              {Array.from({ length }, (_, nth) => (
                <i key={nth} className={SECOND_SIDES.has(side) ? 'b' : 'a'} title={pickName(side)} aria-hidden>
                  {sideSign(side)}
                </i>
              ))}
            </li>
          ))}
        </ol>
      </Scroller>
      {long.length > 0 && (
        <>
          <h3>{text('lottery.hall.long')}</h3>
          <ul className="lh-long">
            {long.map((run) => (
              <li key={run.measure.id}>
                <span>{measureName(run.measure)}</span>
                <b className={SECOND_SIDES.has(run.side) ? 'b' : 'a'}>{pickName(run.side)}</b>
                <small className="num">{text('lottery.hall.inARow', { count: run.length })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="st-note">{text('lottery.play.independent')}</p>
    </div>
  )
}
