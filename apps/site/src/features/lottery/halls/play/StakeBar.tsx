import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { percentText } from '@senluna/web/ui/money/format.ts'
import { useId } from 'react'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { LEAST_SERIES } from '@senluna/kit/agents/rebates/prize-group.ts'
import { useBrand } from '../../../../brand.ts'
import { Stepper } from '../../slip/Stepper.tsx'
import { MOST_TIMES } from '../../slip/slip.ts'

/** The money of a bet: of one line, how many times, and the prize level where there is one. */
export interface Stake {
  readonly unit: bigint
  readonly times: number
  /** What stands in the field of times where that is no number of them. */
  readonly wrong?: string | undefined
  readonly series?: number
}

/** Steps of units at fixed odds, as a share of the least. */
const UNITS = [1n, 2n, 5n, 10n, 20n, 50n, 100n]

/** The units a bet type takes: its own modes, or round multiples of the least. */
function unitsOf(terms: BetTypeTerms): readonly bigint[] {
  if (terms.modes) return terms.modes.map(BigInt)
  const least = BigInt(terms.minUnit)
  const units = UNITS.map((times) => least * times).filter((unit) => unit <= BigInt(terms.perTicketMaxUnit))
  return units.length > 0 ? units : [least]
}

/**
 * A stake that a bet type takes: what was chosen before as far as it does, its own first choices
 * where not.
 */
export function stakeFor(terms: BetTypeTerms, before: Stake | undefined): Stake {
  const units = unitsOf(terms)
  const unit = units.find((unit) => unit === before?.unit) ?? units[0] ?? 1n
  const times = { times: before?.times ?? 1, wrong: before?.wrong }
  if (terms.price.by !== 'SERIES') return { unit, ...times }
  const { series, maxSeries } = terms.price
  return { unit, ...times, series: Math.min(before?.series ?? series, maxSeries) }
}

interface Props {
  terms: BetTypeTerms
  stake: Stake
  onStake: (stake: Stake) => void
}

/** What a line costs, how many times, and how the prize stands against money back on every bet. */
export function StakeBar({ terms, stake, onStake }: Props) {
  const { currency } = useBrand()
  const id = useId()
  const { price } = terms
  return (
    <div className="lh-stake">
      <div className="lh-units" role="radiogroup" aria-label={text('lottery.hall.unit')}>
        <span aria-hidden>{text('lottery.hall.unit')}</span>
        <div>
          {unitsOf(terms).map((unit) => (
            <label key={unit.toString()} className="lh-unit num">
              <input
                type="radio"
                name={`${id}-unit`}
                className="sr"
                checked={unit === stake.unit}
                onChange={() => onStake({ ...stake, unit })}
              />
              <bdi dir="ltr">{moneyText(unit.toString(), currency).replace(/[.,]00$/, '')}</bdi>
            </label>
          ))}
        </div>
      </div>
      <div className="lh-times">
        <span aria-hidden>{text('lottery.hall.times')}</span>
        <Stepper
          label={text('lottery.hall.times')}
          value={stake.times}
          wrong={stake.wrong}
          most={MOST_TIMES}
          onValue={(times, wrong) => onStake({ ...stake, times, wrong })}
        />
      </div>
      {price.by === 'SERIES' && stake.series !== undefined && (
        <div className="lh-series">
          <label htmlFor={`${id}-series`}>
            {text('lottery.hall.series')}
            <b className="num">{stake.series}</b>
          </label>
          <input
            id={`${id}-series`}
            type="range"
            min={LEAST_SERIES}
            max={price.maxSeries}
            step={1}
            value={stake.series}
            aria-valuetext={text('lottery.hall.seriesIs', {
              series: stake.series,
              percent: percentText(backX100(stake.series, price.maxSeries)),
            })}
            onChange={(event) => onStake({ ...stake, series: Number(event.target.value) })}
          />
          <small className="num">
            {text('lottery.hall.rebate', { percent: percentText(backX100(stake.series, price.maxSeries)) })}
          </small>
        </div>
      )}
    </div>
  )
}

/**
 * What a lower series gives back of every stake, in hundredths of a percent: a series is so many
 * two-thousandths.
 */
const backX100 = (series: number, most: number): number => (most - series) * 5
