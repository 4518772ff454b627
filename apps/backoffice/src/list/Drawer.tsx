import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { momentText, say } from '../say.ts'

interface Props {
  title: string
  /** Changes when another row is shown in it. */
  subject: string
  onClose: () => void
  /** The ways to do something with the row. */
  foot?: ReactNode
  children: ReactNode
}

/** One row beside its list, which stays where it is; over it on narrow screens. */
export function Drawer({ title, subject, onClose, foot, children }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollTo(0, 0)
    // Walking through the list by its keys, the focus stays there.
    if (!document.activeElement?.closest('tr[data-row]')) head.current?.focus({ preventScroll: true })
  }, [subject])
  return (
    <aside className="drawer" aria-label={title}>
      <div className="drawer-head">
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={say('desk.list.close')} onClick={onClose}>
          <X className="i s" aria-hidden />
        </IconButton>
      </div>
      <div className="drawer-body" ref={box}>
        {children}
      </div>
      {foot && <div className="drawer-foot">{foot}</div>}
    </aside>
  )
}

/** What is known of a row, line by line; lines without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The sum that a row is about, above all else that is known of it. */
export function Sum({ name, amount, children }: { name: string; amount: string; children?: ReactNode }) {
  return (
    <div className="drawer-sum">
      <small>{name}</small>
      <b className="num">{amount}</b>
      {children}
    </div>
  )
}

interface Step {
  key: string
  what: ReactNode
  /** By whom, and what was said. */
  more?: ReactNode
  at: string
}

/** The way something has come; the last step is where it stands. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ key, what, more, at }) => (
        <li key={key}>
          <div>
            <b>{what}</b>
            {more && <small>{more}</small>}
          </div>
          <time className="num" dateTime={at}>
            {momentText(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
