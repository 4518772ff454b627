import { CHIPS } from '@senluna/kit/games/table.ts'
import { chipText } from './bets.ts'

/** A chip; what lies on a bet has the colour of the largest chip in it. */
export function Chip({ units }: { units: number }) {
  const colour = CHIPS.findLast((chip) => chip <= units) ?? CHIPS[0]
  return (
    <span className="tb-chip num" data-chip={colour} aria-hidden>
      <span>{chipText(units)}</span>
    </span>
  )
}
