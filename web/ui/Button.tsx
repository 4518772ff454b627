import { LoaderCircle } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'gold' | 'line' | 's2' | 'ghost' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  /** Works on it: locked, its label and width kept. */
  busy?: boolean
  children: ReactNode
}

/** A button. One gold one in a region of the page: the step that moves people forward. */
export function Button({
  look = 's2',
  size = 'md',
  block,
  busy,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={['btn', look, size, block && 'block', className].filter(Boolean).join(' ')}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <LoaderCircle className="i s spin" aria-hidden />}
      {children}
    </button>
  )
}
