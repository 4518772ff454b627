import type { StationResult } from '@senluna/contract/lottery/results.ts'
import { CHECKED_DIGITS, matchesOf } from '@senluna/games/lottery/rules/history/check-numbers.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'

interface Props {
  stations: readonly StationResult[]
  typed: string
  onTyped: (typed: string) => void
}

/** Which numbers of the day end as typed digits do. */
export function CheckNumber({ stations, typed, onTyped }: Props) {
  const found = stations.flatMap(({ gameCode, name, result }) =>
    result ? matchesOf(result, typed).map((match) => ({ ...match, gameCode, name })) : [],
  )
  const isLongEnough = typed.length >= CHECKED_DIGITS.least
  return (
    <section className="card rp-card rp-check" aria-label={text('lottery.results.check')}>
      <div className="ch">
        <h2>{text('lottery.results.check')}</h2>
      </div>
      <TextField
        label={text('lottery.results.check.label')}
        hint={text('lottery.results.check.hint')}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CHECKED_DIGITS.most}
        onValue={(value) => onTyped(value.replace(/\D/g, '').slice(0, CHECKED_DIGITS.most))}
      />
      <div aria-live="polite">
        {isLongEnough && (
          <p>
            <b>
              {found.length === 0
                ? text('lottery.results.check.none')
                : text('lottery.results.check.found', { count: found.length })}
            </b>
          </p>
        )}
        <ul>
          {found.map(({ gameCode, name, prize, nth, number, digits }) => (
            <li key={`${gameCode} ${prize} ${nth}`}>
              {stations.length > 1 && <b>{name} · </b>}
              {prizeText(prize)}{' '}
              <bdi className="num">
                {number.slice(0, -digits)}
                <mark>{number.slice(-digits)}</mark>
              </bdi>
            </li>
          ))}
        </ul>
      </div>
      {isLongEnough && <p className="rp-note">{text('lottery.results.check.note')}</p>}
    </section>
  )
}

/** What a prize is called. */
export const prizeText = (prize: string): string => {
  const key = `lottery.prize.${prize}`
  return isText(key) ? text(key) : prize
}
