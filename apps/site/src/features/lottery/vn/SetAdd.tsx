import { choose } from '@senluna/games/lottery/rules/tickets/selection.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { writingOf } from './board/boards.ts'

interface Props {
  type: string
  count: number
  locked: boolean
  onAdd: () => void
}

/** Numbers that count together: how many are picked, what they come to, and onto the ticket. */
export function SetAdd({ type, count, locked, onAdd }: Props) {
  const writing = writingOf(type)
  if (writing.by !== 'SET') return null
  const { least, most } = writing
  const fits = count >= least && count <= most
  return (
    <div className="set-add">
      <p aria-live="polite">
        {text('lottery.play.setNeeds', { count, least, most })}
        {fits && least < most && ` · ${text('lottery.play.lines', { count: choose(count, least) })}`}
      </p>
      <Button look="gold" size="sm" disabled={!fits || locked} onClick={onAdd}>
        {text('lottery.play.setAdd')}
      </Button>
    </div>
  )
}
