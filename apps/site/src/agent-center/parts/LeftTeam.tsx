import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useChosen } from './use-chosen.ts'

/** The account in focus left the team, or never was in it: the way back to one’s own. */
export function LeftTeam() {
  const chosen = useChosen()
  const back = () => chosen.step({ account: undefined, alone: undefined })
  return (
    <div role="alert">
      <EmptyState
        action={
          <Button look="line" onClick={back}>
            {text('team.back')}
          </Button>
        }
      >
        {text('refusal.AGT_NOT_IN_TEAM')}
      </EmptyState>
    </div>
  )
}
