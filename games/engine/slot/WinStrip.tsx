import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from '../ui/money.ts'
import { Rolling } from '../ui/Rolling.tsx'
import type { SlotBeat, SlotView } from './view.ts'

interface Props {
  view: Pick<SlotView<SlotBeat>, 'counted' | 'countMs' | 'spokenBeat'>
  /** What the round was staked with. */
  stake: bigint
  write: MoneyWriter
  resumed: boolean
  /** What is pointed at just now, in words. */
  note: string | undefined
}

/** What the round has won, and what is pointed at just now. */
export function WinStrip({ view, stake, write, resumed, note }: Props) {
  const { counted, countMs, spokenBeat } = view
  return (
    <div className="slot-win" aria-hidden>
      {counted > 0n ? (
        <p className={spokenBeat && spokenBeat.beat.total > stake ? 'won good' : 'won'}>
          <span>{text('game.win')}</span> <Rolling value={counted} from={0n} ms={countMs} write={write} />
        </p>
      ) : (
        <p className="won none">{resumed ? text('game.resumed') : ' '}</p>
      )}
      <p className="line-note">{note ?? ' '}</p>
    </div>
  )
}
