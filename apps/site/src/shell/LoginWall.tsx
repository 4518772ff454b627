import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { EmptyState } from '@senluna/web/ui/States.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { whyEnded } from '../session.ts'
import { useModal } from './use-modal.ts'

/** A page of one's own, seen by nobody in particular: says what for, or why one is out, or just so, and offers to log in. */
export function LoginWall({ children }: { children?: ReactNode }) {
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
      {children ?? text(whyEnded() ?? 'auth.needed')}
    </EmptyState>
  )
}
