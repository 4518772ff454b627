import { CloudOff, Flower2, RotateCw } from 'lucide-react'
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { Refused } from '../client/call/refused.ts'
import { useOfflineSince } from '../client/online.ts'
import { sentenceOf, shortReference } from '../client/sentence.ts'
import { text } from '../client/text.ts'
import { Button } from './Button.tsx'

/** A box of the final size while its content is on the way. Nothing for the first 150 ms. */
export function Skeleton({ style }: { style: CSSProperties }) {
  return <div className="skel" style={style} aria-hidden />
}

/**
 * Draws its children only after a moment, so that what is quick never flickers; says "Loading"
 * after a second, or that there is no connection: what waits for one comes once it is back.
 */
export function Loading({ children }: { children: ReactNode }) {
  const shown = useAfter(150)
  const said = useAfter(1_000)
  const offline = useOfflineSince() !== null
  if (said && offline)
    return (
      <output className="state" aria-busy="true">
        <span className="emblem">
          <CloudOff className="i" aria-hidden />
        </span>
        <p>{text('shell.network')}</p>
      </output>
    )
  return (
    <div aria-busy="true" style={{ visibility: shown ? 'visible' : 'hidden' }}>
      <output className="sr">{said ? text('shell.loading') : ''}</output>
      {children}
    </div>
  )
}

function useAfter(ms: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return past
}

/** Nothing here: one sentence, one thing to do. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="state">
      <span className="emblem">
        <Flower2 className="i" aria-hidden />
      </span>
      <p>{children}</p>
      {action}
    </div>
  )
}

/**
 * It could not be loaded: what, that money is safe, how to try again, and a reference for support.
 */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const said = sentenceOf(error)
  const reference = error instanceof Refused ? shortReference(error.traceId) : ''
  return (
    <div className="state" role="alert">
      <span className="emblem">
        <CloudOff className="i" aria-hidden />
      </span>
      <div>
        <h3>{text('shell.errorTitle')}</h3>
        <p>
          {said} {text('shell.errorMoney')}
        </p>
        {reference && !said.includes(reference) && <p className="hint">{text('shell.reference', { id: reference })}</p>}
      </div>
      <Button onClick={onRetry}>
        <RotateCw className="i s" aria-hidden />
        {text('shell.retry')}
      </Button>
    </div>
  )
}
