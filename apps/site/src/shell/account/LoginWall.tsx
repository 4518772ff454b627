import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useJoining, whyEnded } from '../../session.ts'
import { useModal } from '../windows/use-modal.ts'

/**
 * A page of one's own, seen by nobody in particular: says what for, or why one is out, or just so,
 * and offers to log in. While it isn't known whether somebody is logged in, something is on its
 * way.
 */
export function LoginWall({ children }: { children?: ReactNode }) {
  const modal = useModal()
  const { pathname, search } = useLocation()
  if (useJoining())
    return (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  return (
    <EmptyState
      action={
        <Button look="gold" onClick={() => modal.open('login', { next: pathname + search })}>
          {text('shell.login')}
        </Button>
      }
    >
      {children ?? text(whyEnded() ?? 'auth.needed')}
    </EmptyState>
  )
}
