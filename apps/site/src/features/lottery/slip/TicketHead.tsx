import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { ReceiptText, Trash2 } from 'lucide-react'
import { toBoard } from './focus.ts'
import type { Slip } from './slip.ts'

/** The head of the panel on wide windows: how many bets, and away with all. */
export function TicketHead({ slip }: { slip: Slip }) {
  return (
    <div className="ch">
      <ReceiptText className="i" aria-hidden />
      <h2>{text('lottery.play.slip')}</h2>
      {slip.lines.length > 0 && (
        <>
          <span className="tag soft">{text('lottery.play.count', { count: slip.lines.length })}</span>
          <IconButton
            className="more"
            label={text('lottery.play.clear')}
            onClick={() => {
              slip.clear()
              toBoard()
            }}
          >
            <Trash2 className="i s" aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  )
}
