import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { Rolling } from '../../engine/ui/Rolling.tsx'
import { SEN_VANG } from '../rules/index.ts'
import type { View } from './presenter.ts'

interface Props {
  sign: View['sign']
  freeSpins: View['freeSpins']
  recalling: boolean
  counted: bigint
  countMs: number
  write: MoneyWriter
}

/** What stands over the board: free spins won, their count, a large win, a round shown again. */
export function Sign({ sign, freeSpins, recalling, counted, countMs, write }: Props) {
  return (
    <>
      <div className="sv-ribbon">
        {recalling && <span className="replay">{text('game.replay')}</span>}
        {freeSpins && (
          <span>
            {text('game.freeSpins.now', { now: freeSpins.now, all: Math.max(freeSpins.of, freeSpins.now) })}{' '}
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
