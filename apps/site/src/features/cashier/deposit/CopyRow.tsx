import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Copy } from 'lucide-react'
import { useRef } from 'react'

interface Props {
  name: string
  value: string
  /** What the button copies; without it there is none. */
  copied?: string
  strong?: boolean
}

/** One thing a payer has to write down, with a button that copies it. */
export function CopyRow({ name, value, copied, strong }: Props) {
  const shown = useRef<HTMLElement>(null)
  const copy = async (what: string) => {
    try {
      await navigator.clipboard.writeText(what)
      toast('success', text('deposit.copied'))
    } catch {
      // A page without the right to copy marks it, so that the person can.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
    }
  }
  return (
    <div className={strong ? 'deposit-row strong' : 'deposit-row'}>
      <span>{name}</span>
      <bdi ref={shown} dir="ltr" className="num">
        {value}
      </bdi>
      {copied !== undefined && (
        <IconButton label={text('deposit.copy', { what: name })} onClick={() => void copy(copied)}>
          <Copy className="i s" aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
