import './code.css'
import { useRef } from 'react'
import { CopyButton } from './CopyButton.tsx'

interface Props {
  value: string
  /** What it is, for the button that copies it. */
  what: string
  /** Shown as it is, however long: what people compare digit by digit. */
  whole?: boolean
}

/** Longer ids are shown by their ends. */
const LONGEST = 20

/** An id or a hash: its ends where it is long, and a button that copies all of it. */
export function Code({ value, what, whole }: Props) {
  const shown = useRef<HTMLElement>(null)
  return (
    <span className="code">
      <bdi ref={shown} dir="ltr" title={value}>
        {whole ? value : shortCode(value)}
      </bdi>
      <CopyButton value={value} what={what} shown={shown} />
    </span>
  )
}

/** A long id by its ends: `01890a5d…9a8057`. */
export const shortCode = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, 8)}…${value.slice(-6)}` : value
