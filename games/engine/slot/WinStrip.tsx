import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { Rolling } from '../../engine/ui/Rolling.tsx'
import { nameOf } from './names.ts'
import type { View } from './view.ts'
import { paidBy } from './captions.ts'

/** What the round has won, and what the line just pointed at paid. */
export function WinStrip({
  view,
  stake,
  write,
  resumed,
}: {
  view: View
  stake: bigint
  write: MoneyWriter
  resumed: boolean
}) {
  const { pointedAt, counted, countMs, spokenBeat } = view
  return (
    <div className="sv-win" aria-hidden>
      {counted > 0n ? (
        <p className={spokenBeat && spokenBeat.beat.total > stake ? 'won good' : 'won'}>
          <span>{text('game.win')}</span> <Rolling value={counted} from={0n} ms={countMs} write={write} />
        </p>
      ) : (
        <p className="won none">{resumed ? text('game.resumed') : ' '}</p>
      )}
      <p className="line-note">
        {pointedAt && spokenBeat
          ? `${'line' in pointedAt ? `${text('game.win.line', { line: pointedAt.line, count: pointedAt.count })} ${nameOf(pointedAt.symbol)}` : text('game.win.scatter', { count: pointedAt.count })} · ${write.plain(paidBy(pointedAt, spokenBeat.beat, stake))}`
          : ' '}
      </p>
    </div>
  )
}
