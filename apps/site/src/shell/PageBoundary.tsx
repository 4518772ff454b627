import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { CloudOff, RotateCw } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { missingText } from './page-chunk.ts'

interface Props {
  /** Where the reader is: somewhere else, what failed here is forgotten. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  failed: { error: unknown } | null
}

/** Keeps a page that fails from taking the whole site with it: says so in its place, with a way on. */
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
      <div className="state" role="alert">
        <span className="emblem">
          <CloudOff className="i" aria-hidden />
        </span>
        <p>{missing}</p>
        <Button onClick={() => location.reload()}>
          <RotateCw className="i s" aria-hidden />
          {text('shell.reload')}
        </Button>
      </div>
    )
  }
}
