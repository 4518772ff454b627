import './compose.css'
import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { useCompose } from '@senluna/web/ui/fields/use-compose.ts'
import { SendHorizontal } from 'lucide-react'
import { useId } from 'react'

interface Props {
  label: string
  hint: string
  most: number
  disabled?: boolean
  onText: (text: string) => void
  /** Called while somebody types. */
  onTyping?: (() => void) | undefined
}

/** A line or a few to write to somebody. */
export function Compose({ label, hint, most, disabled, onText, onTyping }: Props) {
  const { words, form, area } = useCompose(onText, onTyping)
  const id = useId()
  return (
    <form className="compose" {...form}>
      <label htmlFor={id}>{label}</label>
      <div className="compose-line">
        <textarea
          id={id}
          rows={2}
          maxLength={most}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          data-autofocus
          {...area}
        />
        <IconButton label={text('chat.send')} type="submit" disabled={disabled || !words}>
          <SendHorizontal className="i" aria-hidden />
        </IconButton>
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </form>
  )
}
