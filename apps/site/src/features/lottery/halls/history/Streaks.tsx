import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { text } from '@senluna/web/client/text.ts'
import { pickName } from '../../draw/names.ts'
import { Drawn } from '../Faces.tsx'
import { measureName, sideSign } from '../words.ts'
import { Legend } from './Legend.tsx'
import { drawsOf, isByPlace, measuresOf, SECOND_SIDES, type Measure, type Numbers } from './sides.ts'
import { useLately } from './use-lately.ts'

const MARKS = 20
const LAST = 5
const MOST_MEASURES = 3

/**
 * How the last draws fell, in view while somebody bets: a mark for each, with words for the marks.
 * It shows what was, not what comes.
 */
export function Streaks({ game }: { game: LotteryGame }) {
  const trend = useLately(game.code).data?.trend ?? []
  const draws = drawsOf(trend)
  const measures = measuresOf(game.family, game.profile)
    .filter(({ subject, by }) => by === 'LH' || 'whole' in subject)
    .slice(0, MOST_MEASURES)
  if (draws.length === 0 || measures.length === 0) return null
  const last = isByPlace(trend) ? draws.slice(0, LAST) : []
  return (
    <section className="card lh-streaks" aria-label={text('lottery.streak.title')}>
      <div className="lh-last-top">
        <h2>{text('lottery.streak.title')}</h2>
        <small aria-hidden>{text('lottery.streak.newest')}</small>
      </div>
      {measures.map((measure) => (
        <Marks key={measure.id} measure={measure} draws={draws.slice(0, MARKS)} />
      ))}
      {last.length > 1 && (
        <details>
          <summary>{text('lottery.streak.last', { count: last.length })}</summary>
          <ul>
            {last.map((numbers, ago) => (
              <li key={ago}>
                <Drawn small family={game.profile === 'D5' ? 'SSC' : game.family} result={[...numbers]} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="st-note">{text('lottery.streak.note')}</p>
    </section>
  )
}

/** One measure of the last draws, the newest at the end; a draw with neither side is a dash. */
function Marks({ measure, draws }: { measure: Measure; draws: readonly Numbers[] }) {
  const sides = draws.map((draw) => measure.sideOf(draw))
  return (
    <div className="lh-streak">
      <span className="sr">
        {measureName(measure)}: {sides.map((side) => (side === undefined ? '–' : pickName(side))).join(', ')}
      </span>
      <Legend measure={measure} />
      <ol dir="ltr" aria-hidden>
        {sides.toReversed().map((side, index) =>
          side === undefined ? (
            <li key={index}>–</li>
          ) : (
            <li key={index} className={SECOND_SIDES.has(side) ? 'b' : 'a'}>
              {sideSign(side)}
            </li>
          ),
        )}
      </ol>
    </div>
  )
}
