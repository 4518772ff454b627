import type { ShownExtra } from '@senluna/contract/member/rewards/extra-prize.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../../../brand.ts'

/** A prize as it stands on the wheel. */
export interface WheelPrize {
  id: string
  amount: string
  extra?: ShownExtra | undefined
}

const R = 150
/** A point of the rim, clockwise from the top. */
const rim = (turn: number, radius = R): string => {
  const angle = (turn - 0.25) * 2 * Math.PI
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** Amounts as short as a field is: 5,000,000 is 5M. */
function shortOf(amount: string, shown: string): string {
  const units = Number(amount)
  if (units >= 1_000_000 && units % 100_000 === 0) return `${units / 1_000_000}M`
  return units >= 1_000 && units % 1_000 === 0 ? `${units / 1_000}K` : shown
}

/** Points as a number with a star, goods as a gift; nothing as a dash. */
const shortExtra = (extra: ShownExtra | undefined): string =>
  extra?.goods !== undefined ? '🎁' : extra?.points !== undefined ? `★${shortOf(extra.points, extra.points)}` : '–'

/**
 * The wheel: fields of one size, the pointer at the top. `turns` is how far it has gone, in whole
 * turns and parts of one; it moves there by itself.
 */
export function Wheel({
  prizes,
  turns,
  onStill,
}: {
  prizes: readonly WheelPrize[]
  turns: number
  onStill: () => void
}) {
  const { currency } = useBrand()
  const part = 1 / prizes.length
  return (
    <svg className="wheel" viewBox="-172 -184 344 356" aria-hidden>
      <circle r="166" className="wheel-rim" />
      <g className="wheel-disc" style={{ transform: `rotate(${turns}turn)` }} onTransitionEnd={onStill}>
        {prizes.map(({ id, amount, extra }, nth) => (
          <g key={id}>
            <path
              className={`wheel-field f${prizes.length % 2 === 1 && nth === prizes.length - 1 ? 2 : nth % 2}`}
              d={`M0 0L${rim((nth - 0.5) * part)}A${R} ${R} 0 0 1 ${rim((nth + 0.5) * part)}Z`}
            />
            <text className="wheel-text" transform={`rotate(${nth * part * 360}) translate(0 -104)`}>
              {amount === '0' ? shortExtra(extra) : shortOf(amount, moneyText(amount, currency))}
            </text>
          </g>
        ))}
        {Array.from({ length: 24 }, (_, nth) => (
          <circle key={nth} r="3" className="wheel-lamp" transform={`rotate(${nth * 15}) translate(0 -158)`} />
        ))}
      </g>
      <circle r="34" className="wheel-hub" />
      <path className="wheel-petal" d="M0 14C-20 2-16-18 0-26C16-18 20 2 0 14Z" />
      <path
        className="wheel-petal side"
        d="M-3 15C-28 14-30-4-24-14C-10-10-4 2-3 15ZM3 15C28 14 30-4 24-14C10-10 4 2 3 15Z"
      />
      <path className="wheel-pointer" d="M-15 -180H15L0 -142Z" />
    </svg>
  )
}
