import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { Copy } from 'lucide-react'

interface Props {
  name: string
  value: string
  /** What the button copies; without it there is none. */
  copied?: string
  strong?: boolean
}

/** One thing a payer has to write down, with a button that copies it. */
export function CopyRow({ name, value, copied, strong }: Props) {
  return (
    <div className={strong ? 'deposit-row strong' : 'deposit-row'}>
      <span>{name}</span>
      <bdi dir="ltr" className="num">
        {value}
      </bdi>
      {copied !== undefined && (
        <IconButton
          label={text('deposit.copy', { what: name })}
          onClick={() =>
            void navigator.clipboard.writeText(copied).then(() => toast('success', text('deposit.copied')))
          }
        >
          <Copy className="i s" aria-hidden />
        </IconButton>
      )}
    </div>
  )
}
