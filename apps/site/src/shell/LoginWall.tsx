import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import { useLocation } from 'react-router'
import { useModal } from './use-modal.ts'

/** A page of one's own, seen by nobody in particular: says so and offers to log in. */
export function LoginWall() {
  const modal = useModal()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      action={
        <Button look="gold" onClick={() => modal.open('login', { next: pathname + search })}>
          {text('shell.login')}
        </Button>
      }
    >
      {text('auth.needed')}
    </EmptyState>
  )
}
