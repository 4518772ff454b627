import { BY_DIGIT, LISTS } from '@senluna/games/lottery/rules/quick-entry/generators.ts'
import { ltr, text } from '@senluna/web/client/text.ts'
import { RotateCcw, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { HUNDRED, someOf } from './board/boards.ts'

interface Props {
  locked: boolean
  /** Adds numbers by their last two digits. */
  onAdd: (tails: readonly string[]) => void
  onClear: () => void
}

const RANDOM = 5
const WHOLE = ['kep', 'kep lech', 'sat kep', 'chan chan', 'chan le', 'le chan', 'le le'] as const
const DIGIT = ['dau', 'duoi', 'tong'] as const

/** Ways to pick many numbers at once. */
export function Filters({ locked, onAdd, onClear }: Props) {
  const [more, setMore] = useState(false)
  const quick = [
    [text('lottery.pick.CHAN'), LISTS.chan],
    [text('lottery.pick.LE'), LISTS.le],
    [ltr('00–49'), LISTS.xiu],
    [ltr('50–99'), LISTS.tai],
  ] as const
  return (
    <>
      <fieldset className="lot-quick" aria-label={text('lottery.play.filters')}>
        {quick.map(([name, numbers]) => (
          <button key={name} type="button" className="qk num" disabled={locked} onClick={() => onAdd(numbers ?? [])}>
            {name}
          </button>
        ))}
        <button
          type="button"
          className="qk"
          aria-expanded={more}
          aria-controls="vn-filters"
          onClick={() => setMore(!more)}
        >
          {text('lottery.play.filter')}
        </button>
        <button type="button" className="qk gold" disabled={locked} onClick={() => onAdd(someOf(HUNDRED, RANDOM))}>
          <Shuffle className="i xs" aria-hidden />
          {text('lottery.play.random', { count: RANDOM })}
        </button>
        <button type="button" className="qk" onClick={onClear}>
          <RotateCcw className="i xs" aria-hidden />
          {text('lottery.play.unpick')}
        </button>
      </fieldset>
      {more && (
        <div className="vn-filters" id="vn-filters">
          <div className="pills">
            {WHOLE.map((name) => (
              <button
                key={name}
                type="button"
                className="pill"
                disabled={locked}
                onClick={() => onAdd(LISTS[name] ?? [])}
              >
                {text(`lottery.play.filter.${KEYS[name]}`)}
              </button>
            ))}
          </div>
          {DIGIT.map((name) => (
            <fieldset key={name} className="by-digit" aria-labelledby={`vn-by-${name}`}>
              <span id={`vn-by-${name}`}>{text(`lottery.play.filter.${name}`)}</span>
              {Array.from({ length: 10 }, (_, digit) => (
                <button
                  key={digit}
                  type="button"
                  className="qk num"
                  disabled={locked}
                  onClick={() => onAdd(BY_DIGIT[name]?.(digit) ?? [])}
                >
                  {digit}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </>
  )
}

const KEYS = {
  kep: 'kep',
  'kep lech': 'kepLech',
  'sat kep': 'satKep',
  'chan chan': 'chanChan',
  'chan le': 'chanLe',
  'le chan': 'leChan',
  'le le': 'leLe',
} as const
