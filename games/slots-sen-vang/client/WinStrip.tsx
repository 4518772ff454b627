import { text } from '@senluna/web/client/text.ts'
import type { MoneyWriter } from '../../engine/ui/money.ts'
import { Rolling } from '../../engine/ui/Rolling.tsx'
import { nameOf } from './names.ts'
import type { View } from './presenter.ts'
import { paidBy } from './told.ts'

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
  const { pointedAt, counted, countMs, told } = view
  return (
    <div className="sv-win" aria-hidden>
      {counted > 0n ? (
        <p className={told && told.beat.total > stake ? 'won good' : 'won'}>
          <span>{text('game.win')}</span> <Rolling value={counted} ms={countMs} write={write} />
        </p>
      ) : (
        <p className="won none">{resumed ? text('game.resumed') : ' '}</p>
      )}
      <p className="line-note">
        {pointedAt && told
          ? `${'line' in pointedAt ? `${text('game.win.line', { line: pointedAt.line, count: pointedAt.count })} ${nameOf(pointedAt.symbol)}` : text('game.win.scatter', { count: pointedAt.count })} · ${write.plain(paidBy(pointedAt, told.beat, stake))}`
          : ' '}
      </p>
    </div>
  )
}
