import type { HTMLAttributes, ReactNode } from 'react'

/**
 * Lets the keyboard reach a part that scrolls by itself, so that arrows move what is in it:
 * `<section ref={reachable}>`.
 */
export const reachable = (part: HTMLElement | null): void => part?.setAttribute('tabindex', '0')

interface Props extends HTMLAttributes<HTMLElement> {
  /** What is in it, for those who hear it. */
  label: string
  children: ReactNode
}

/** Words that come one after another, in a part that scrolls by itself. New ones are read out. */
export function Scroller({ label, children, ...rest }: Props) {
  return (
    <div {...rest} role="log" aria-label={label} ref={reachable}>
      {children}
    </div>
  )
}
