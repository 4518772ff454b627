import { text } from '@senluna/web/client/text.ts'
import { toast } from '@senluna/web/ui/toast.ts'
import { Component, type ReactNode } from 'react'
import { missingText } from '../frame/page-chunk.ts'

interface Props {
  /** What is asked for: when it changes, it is tried again. */
  place: string
  children: ReactNode
}

interface State {
  place: string
  failed: boolean
}

/** A window whose code doesn't come leaves the page as it is, with a word and a reload. */
export class WindowBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failed: false }
  }

  override componentDidCatch(error: unknown) {
    toast('error', missingText(error) ?? text('shell.newVersion'), {
      label: text('shell.reload'),
      run: () => location.reload(),
    })
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
