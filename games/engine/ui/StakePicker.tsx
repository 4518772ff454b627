import { text } from '@senluna/web/client/text.ts'
import { Icon } from './Icon.tsx'
import type { MoneyWriter } from './money.ts'

interface Props {
  stakes: readonly bigint[]
  stake: bigint
  locked: boolean
  write: MoneyWriter
  onChoose(stake: bigint): void
}

/** The stake one step down or up the ladder; undefined at its ends. */
export const stepped = (stakes: readonly bigint[], stake: bigint, by: -1 | 1): bigint | undefined =>
  stakes[stakes.indexOf(stake) + by]

/** The stakes the game offers, one step at a time or straight from the list. */
export function StakePicker({ stakes, stake, locked, write, onChoose }: Props) {
  const step = (by: -1 | 1) => {
    const next = stepped(stakes, stake, by)
    return (
      <button
        type="button"
        className="round"
        aria-label={text(by < 0 ? 'game.stakeLess' : 'game.stakeMore')}
        disabled={locked || next === undefined}
        onClick={() => next !== undefined && onChoose(next)}
      >
        <Icon name={by < 0 ? 'minus' : 'plus'} />
      </button>
    )
  }
  return (
    <fieldset className="stake" aria-label={text('game.stake')}>
      {step(-1)}
      <label>
        <span>{text('game.stake')}</span>
        <select
          className="num"
          value={stake.toString()}
          disabled={locked}
          onChange={(event) => onChoose(BigInt(event.target.value))}
        >
          {/* A round of the past may have had a stake that is offered no more. */}
          {(stakes.includes(stake) ? stakes : [stake, ...stakes]).map((stake) => (
            <option key={stake.toString()} value={stake.toString()}>
              {write.plain(stake)}
            </option>
          ))}
        </select>
      </label>
      {step(1)}
    </fieldset>
  )
}
