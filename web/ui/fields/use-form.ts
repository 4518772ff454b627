import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'

interface FormOptions<Reply> {
  /** Whether what is filled in may be sent. What is missing is said once it was `tried`. */
  ready?: () => boolean
  /** Where it may not be sent, the reader is taken to the first field that is wrong. */
  focusesWrong?: true
  send: () => Promise<Reply>
  onDone?: (reply: Reply) => unknown
  onRefused?: (error: Error) => unknown
  /** Whatever became of it. */
  onSettled?: () => unknown
}

/** A form that is checked, sent, and says what became of it. */
export function useForm<Reply>({ ready = () => true, focusesWrong, send, ...then }: FormOptions<Reply>) {
  const [tried, setTried] = useState(false)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async (reply) => {
      await then.onDone?.(reply)
    },
    onError: (error) => void then.onRefused?.(error),
    onSettled: async () => {
      await then.onSettled?.()
    },
  })
  return {
    /** For `onSubmit` of the form. */
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      setTried(true)
      if (ready()) return sending.mutate()
      const form = event.currentTarget
      if (focusesWrong) requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    },
    /** Whether somebody has tried to send it: from then on it says what is missing. */
    tried,
    busy: sending.isPending,
    error: sending.error,
    reply: sending.data,
    isDone: sending.isSuccess,
    /** Forgets what became of it; what was tried stays tried. */
    reset: sending.reset,
  }
}
