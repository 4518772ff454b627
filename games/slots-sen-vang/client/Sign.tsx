import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/money/format.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { Rolling } from '../../engine/ui/Rolling.tsx'
import { SEN_VANG } from '../rules/index.ts'
import type { View } from './presenter.ts'

interface Props {
  sign: View['sign']
  freeSpins: View['freeSpins']
  /** The round that is shown again. */
  recalled: Round | undefined
  timeZone: string
  counted: bigint
  countMs: number
  write: MoneyWriter
}

/** What stands over the board: free spins won, their count, a large win, a round shown again. */
export function Sign({ sign, freeSpins, recalled, timeZone, counted, countMs, write }: Props) {
  return (
    <>
      <div className="sv-ribbon">
        {recalled && (
          <span className="replay">
            {text('game.replay')} <time dateTime={recalled.at}>{momentText(recalled.at, timeZone)}</time>
          </span>
        )}
        {freeSpins && (
          <span>
            {text('game.freeSpins.now', { now: freeSpins.now, all: Math.max(freeSpins.total, freeSpins.now) })}{' '}
            <b>×{SEN_VANG.freeSpinMultiplier}</b>
          </span>
        )}
      </div>
      {sign && (
        <div className={`sv-sign ${sign.kind}`}>
          {(sign.kind === 'feature' || sign.kind === 'more') && (
            <>
              <strong>
                {sign.kind === 'feature'
                  ? text('game.freeSpins.won', { count: sign.spins })
                  : text('game.freeSpins.more', { count: sign.spins })}
              </strong>
              {sign.kind === 'feature' && (
                <span>{text('game.freeSpins.times', { times: SEN_VANG.freeSpinMultiplier })}</span>
              )}
            </>
          )}
          {sign.kind === 'total' && (
            <>
              <strong>{text('game.featureOver')}</strong>
              <span>{text('game.freeSpins.total', { amount: write.plain(sign.won) })}</span>
            </>
          )}
          {sign.kind === 'big' && (
            <>
              <strong>{text('game.bigWin')}</strong>
              <em>
                <Rolling value={counted} ms={countMs} write={write} />
              </em>
            </>
          )}
        </div>
      )}
    </>
  )
}
