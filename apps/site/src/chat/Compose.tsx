import './compose.css'
import { text } from '@senluna/web/client/text.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { SendHorizontal } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'

interface Props {
  label: string
  hint: string
  most: number
  disabled?: boolean
  onText: (text: string) => void
  /** Called while somebody types. */
  onTyping?: (() => void) | undefined
}

/** A line or a few to write to somebody. Enter sends, Shift and Enter begins a line. */
export function Compose({ label, hint, most, disabled, onText, onTyping }: Props) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const send = () => {
    if (!typed.trim()) return
    onText(typed.trim())
    setTyped('')
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className="compose"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className="compose-line">
        <textarea
          id={id}
          rows={2}
          value={typed}
          maxLength={most}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          data-autofocus
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value.trim()) onTyping?.()
          }}
          onKeyDown={pressed}
        />
        <IconButton label={text('chat.send')} type="submit" disabled={disabled || !typed.trim()}>
          <SendHorizontal className="i" aria-hidden />
        </IconButton>
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </form>
  )
}
