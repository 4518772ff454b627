import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** A button with a picture only; its label is read out and shown on hover. */
export function IconButton({ label, className, children, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className={className ? `ib ${className}` : 'ib'} aria-label={label} title={label}>
      {children}
    </button>
  )
}
