import { text } from '@senluna/web/client/text.ts'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { wholeNumber } from './whole-number.ts'

interface Props {
  /** What it counts, for those who hear it. */
  label: string
  value: number
  /** What stands in the field where that is no number it takes; `value` is the one before it. */
  wrong: string | undefined
  /** Gets the number; or, beside the one there was, what was typed that is none. */
  onValue: (value: number, wrong?: string) => void
  most: number
  least?: number
}

/**
 * A whole number to step up and down, or to type. What is typed stays as it is: what is no number,
 * or none of those taken, is said below it and never made into one.
 */
export function Stepper({ label, value, wrong, onValue, most, least = 1 }: Props) {
  const said = useId()
  const isWrong = wrong !== undefined
  const step = (by: number) => onValue(Math.max(least, Math.min(most, value + by)))
  const type = (typed: string) => {
    const read = wholeNumber(typed, least, most)
    if (read === undefined) onValue(value, typed)
    else onValue(read)
  }
  return (
    <>
      <fieldset className="stp" aria-label={label} data-wrong={isWrong || undefined}>
        <button
          type="button"
          aria-label={text('lottery.play.less')}
          disabled={value <= least && !isWrong}
          onClick={() => step(-1)}
        >
          <Minus className="i xs" aria-hidden />
        </button>
        <input
          className="num"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? said : undefined}
          value={wrong ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          aria-label={text('lottery.play.more')}
          disabled={value >= most && !isWrong}
          onClick={() => step(1)}
        >
          <Plus className="i xs" aria-hidden />
        </button>
      </fieldset>
      {isWrong && (
        <p className="err stp-err" id={said}>
          {text('lottery.play.whole', { least: String(least), most: String(most) })}
        </p>
      )}
    </>
  )
}
