import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

interface FormOptions<Reply> {
  /** Whether what is filled in may be sent. What is missing is said once it was `tried`. */
  ready?: () => boolean
  send: () => Promise<Reply>
  onDone?: (reply: Reply) => unknown
  onRefused?: (error: Error) => unknown
}

/** A form that is checked, sent, and says what became of it. */
export function useForm<Reply>({ ready = () => true, send, onDone, onRefused }: FormOptions<Reply>) {
  const [tried, setTried] = useState(false)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async (reply) => {
      await onDone?.(reply)
    },
    onError: (error) => void onRefused?.(error),
  })
  return {
    /** For `onSubmit` of the form. */
    submit: (event: FormEvent) => {
      event.preventDefault()
      setTried(true)
      if (ready()) sending.mutate()
    },
    /** Whether somebody has tried to send it: from then on it says what is missing. */
    tried,
    busy: sending.isPending,
    error: sending.error,
    reply: sending.data,
    /** Forgets what became of it and that it was tried. */
    reset: () => {
      setTried(false)
      sending.reset()
    },
  }
}
