import { useOfflineSince } from '@senluna/web/client/online.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { CloudOff, RotateCw } from 'lucide-react'
import { Component, useEffect, type ReactNode } from 'react'
import { missingText, PageMissing } from './page-chunk.ts'

interface Props {
  /** Where the reader is: somewhere else, what failed here is forgotten. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  failed: { error: unknown } | null
}

/**
 * Keeps a page that fails from taking the whole site with it: says so in its place, with a way on.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failed: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failed: null }
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    const missing = missingText(failed.error)
    if (missing === undefined)
      return <ErrorState error={failed.error} onRetry={() => this.setState({ failed: null })} />
    return (
      <Missing words={missing} unreached={failed.error instanceof PageMissing && failed.error.type === 'offline'} />
    )
  }
}

/**
 * In the place of a page whose code didn't come. What there was no network for comes by itself once
 * there is: by a reload, since a browser doesn't ask again for code that failed.
 */
function Missing({ words, unreached }: { words: string; unreached: boolean }) {
  const back = useOfflineSince() === null && unreached
  useEffect(() => {
    if (back) location.reload()
  }, [back])
  return (
    <div className="state" role="alert">
      <span className="emblem">
        <CloudOff className="i" aria-hidden />
      </span>
      <p>{words}</p>
      <Button onClick={() => location.reload()}>
        <RotateCw className="i s" aria-hidden />
        {text('shell.reload')}
      </Button>
    </div>
  )
}
