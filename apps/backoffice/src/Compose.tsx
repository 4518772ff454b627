import { Button } from '@senluna/web/ui/Button.tsx'
import { Send } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { say } from './say.ts'

/** A few lines to write. Enter sends, Shift and Enter begins a line. */
export function Compose({
  label,
  most,
  onText,
  onTyping,
}: {
  label: string
  most: number
  onText: (text: string) => void
  /** Called while somebody types. */
  onTyping?: () => void
}) {
  const [text, setText] = useState('')
  const id = useId()
  const send = () => {
    if (!text.trim()) return
    onText(text.trim())
    setText('')
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
      <textarea
        id={id}
        rows={2}
        value={text}
        maxLength={most}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value.trim()) onTyping?.()
        }}
        onKeyDown={pressed}
      />
      <div className="compose-foot">
        <span className="hint" id={`${id}-hint`}>
          {say('desk.write.hint')}
        </span>
        <Button look="gold" type="submit" disabled={!text.trim()}>
          <Send className="i s" aria-hidden />
          {say('desk.send')}
        </Button>
      </div>
    </form>
  )
}
