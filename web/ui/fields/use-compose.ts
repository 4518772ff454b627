import { useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react'

export interface Composing {
  /** What would be sent; empty while there is nothing to send. */
  words: string
  form: { onSubmit: (event: FormEvent) => void }
  area: {
    value: string
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

/**
 * Writing to somebody: Enter sends, Shift and Enter begins a line, a word still being composed is
 * let be.
 */
export function useCompose(onText: (words: string) => void, onTyping?: () => void): Composing {
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const send = () => {
    if (!words) return
    onText(words)
    setTyped('')
  }
  return {
    words,
    form: {
      onSubmit: (event) => {
        event.preventDefault()
        send()
      },
    },
    area: {
      value: typed,
      onChange: (event) => {
        setTyped(event.target.value)
        if (event.target.value.trim()) onTyping?.()
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        send()
      },
    },
  }
}
