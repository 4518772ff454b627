import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useId } from 'react'
import { useBrand } from '../../../brand.ts'
import { backOf, type TicketMoney } from './slip.ts'
import type { LevelChoice } from '../draw/use-table.ts'

interface Props {
  level: LevelChoice
  money: readonly TicketMoney[]
  /** Of a chase, how many times each of its draws is bought. */
  multiples: readonly number[] | undefined
}

/**
 * How high the odds are against what comes back of every bet: the player's choice, for the whole
 * ticket.
 */
export function Level({ level: { chosen, most, choose }, money, multiples }: Props) {
  const { currency } = useBrand()
  const id = useId()
  const says =
    chosen === most
      ? text('lottery.play.levelFull')
      : text('lottery.play.levelBack', { money: moneyText(backOf(money, multiples).toString(), currency) })
  return (
    <div className="slip-level">
      <label htmlFor={id}>
        {text('lottery.play.level')}
        <b className="num">{chosen}</b>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={1}
        value={chosen}
        aria-valuetext={text('lottery.play.levelIs', { level: chosen, most, says })}
        onChange={(event) => choose(Number(event.target.value))}
      />
      <small className="num" aria-hidden>
        {says}
      </small>
    </div>
  )
}
