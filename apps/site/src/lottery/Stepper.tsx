import { text } from '@senluna/web/client/text.ts'
import { Minus, Plus } from 'lucide-react'

interface Props {
  /** What it counts, for those who hear it. */
  label: string
  value: number
  onValue: (value: number) => void
  most: number
  least?: number
}

/** A whole number to step up and down, or to type. */
export function Stepper({ label, value, onValue, most, least = 1 }: Props) {
  const set = (to: number) => onValue(Math.max(least, Math.min(most, to)))
  return (
    <fieldset className="stp" aria-label={label}>
      <button
        type="button"
        aria-label={text('lottery.play.less')}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        <Minus className="i xs" aria-hidden />
      </button>
      <input
        className="num"
        dir="ltr"
        inputMode="numeric"
        aria-label={label}
        value={value}
        onChange={(event) => set(Number(event.target.value.replaceAll(/\D/g, '') || least))}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        aria-label={text('lottery.play.more')}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Plus className="i xs" aria-hidden />
      </button>
    </fieldset>
  )
}
