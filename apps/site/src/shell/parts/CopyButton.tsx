import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Check, Copy } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import { useCopy } from './use-copy.ts'

interface Props {
  value: string
  /** What is copied, for the label. */
  what: string
  /** Where it stands: marked where the page may not copy. */
  shown?: RefObject<HTMLElement | null>
}

/** A small button that copies an id, an account or an address, and shows a tick once it has. */
export function CopyButton({ value, what, shown }: Props) {
  const { isCopied, copy } = useCopy(value, shown)
  return (
    <IconButton label={text('records.copy', { what })} onClick={copy}>
      {isCopied ? <Check className="i s" aria-hidden /> : <Copy className="i s" aria-hidden />}
    </IconButton>
  )
}

/** The same as a button with words. */
export function CopyWords({
  value,
  shown,
  children,
  ...rest
}: Omit<Props, 'what'> & Omit<ComponentProps<typeof Button>, 'onClick' | 'value'>) {
  const { isCopied, copy } = useCopy(value, shown)
  return (
    <Button {...rest} onClick={copy}>
      {isCopied ? <Check className="i s" aria-hidden /> : <Copy className="i s" aria-hidden />}
      {children}
    </Button>
  )
}
