import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useModal } from '../windows/use-modal.ts'

/**
 * A page of the member center, opened in free play: says that it needs a real account and offers to
 * open one.
 */
export function TrialWall() {
  const modal = useModal()
  return (
    <EmptyState
      action={
        <Button look="gold" onClick={() => modal.open('register')}>
          {text('in_increase_submit')}
        </Button>
      }
    >
      {text('in_need_true_account')}
    </EmptyState>
  )
}
