import type { Round } from '@senluna/contract/play/house.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText } from '@senluna/web/ui/money/format.ts'
import type { CSSProperties, ReactNode } from 'react'
import type { MoneyWriter } from '../ui/money.ts'
import { Rolling } from '../ui/Rolling.tsx'
import type { SlotView } from './view.ts'

const BIG = { 1: 'game.bigWin', 2: 'game.megaWin', 3: 'game.superWin' } as const

/** What a feature calls its spins, where they are no free spins. */
export interface FeatureWords {
  won(count: number): string
  now(count: { now: number; all: number; left: number }): string
  over: string
  paid: string
}

const FREE_SPINS = (): FeatureWords => ({
  won: (count) => text('game.freeSpins.won', { count }),
  now: ({ now, all }) => text('game.freeSpins.now', { now, all }),
  over: text('game.featureOver'),
  paid: text('game.freeSpins.paid'),
})

interface Props {
  sign: SlotView<unknown>['sign']
  freeSpins: SlotView<unknown>['freeSpins']
  /** The round that is shown again. */
  recalled: Round | undefined
  timeZone: string
  calm: boolean
  countMs: number
  write: MoneyWriter
  /** What stands beside the count of free spins: what their wins are multiplied by. */
  times?: ReactNode
  /** What the free spins do, on the sheet that opens them. */
  note: string
  words?: FeatureWords | undefined
}

/** What stands over the board: free spins won, their count, a large win, a round shown again. */
export function Sign({
  sign,
  freeSpins,
  recalled,
  timeZone,
  calm,
  countMs,
  write,
  times,
  note,
  words = FREE_SPINS(),
}: Props) {
  return (
    <>
      <div className="slot-ribbon">
        {recalled && (
          <span className="replay">
            {text('game.replay')} <time dateTime={recalled.at}>{momentText(recalled.at, timeZone)}</time>
          </span>
        )}
        {freeSpins && (
          <span>
            {words.now({ ...freeSpins, all: Math.max(freeSpins.total, freeSpins.now) })} {times}
          </span>
        )}
      </div>
      {sign && (
        <div
          className={`slot-sign ${sign.kind}${sign.kind === 'big' ? ` step-${sign.step}` : ''}`}
          style={sign.kind === 'big' ? ({ '--row': sign.row } as CSSProperties) : undefined}
        >
          {(sign.kind === 'feature' || sign.kind === 'more') && (
            <>
              <strong>
                {sign.kind === 'feature' ? words.won(sign.spins) : text('game.freeSpins.more', { count: sign.spins })}
              </strong>
              {sign.kind === 'feature' && <span>{note}</span>}
            </>
          )}
          {sign.kind === 'feature' && <small>{text('game.freeSpins.start')}</small>}
          {sign.kind === 'total' && (
            <>
              <strong>{words.over}</strong>
              <span>{words.paid}</span>
              <em>
                <Rolling value={sign.won} from={0n} ms={calm ? 0 : 1_400} write={write} />
              </em>
              <small>{text('game.skip')}</small>
            </>
          )}
          {sign.kind === 'big' && (
            <>
              <strong key={sign.step}>{text(BIG[sign.step])}</strong>
              <em>
                <Rolling value={sign.won} from={0n} ms={countMs} write={write} />
              </em>
              <small>{text('game.skip')}</small>
            </>
          )}
        </div>
      )}
    </>
  )
}
