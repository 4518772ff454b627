import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react'

interface FormOptions<Reply, More> {
  /** The form, where it takes its reader to what is wrong before anybody has tried to send it. */
  box?: RefObject<HTMLFormElement | null>
  /** Whether what is filled in may be sent. What is missing is said once it was `tried`. */
  ready?: () => boolean
  /** Where it may not be sent, the reader is taken to the first field that is wrong. */
  focusesWrong?: true
  /** It may not be sent. */
  onWrong?: () => unknown
  /** `more` is what a button beside the form's own adds to it. */
  send: (more: More | undefined) => Promise<Reply>
  onDone?: (reply: Reply) => unknown
  onRefused?: (error: Error) => unknown
  /** Whatever became of it. */
  onSettled?: () => unknown
}

/** A form that is checked, sent, and says what became of it. */
export function useForm<Reply, More = never>({
  box: given,
  ready = () => true,
  focusesWrong,
  onWrong,
  send,
  ...then
}: FormOptions<Reply, More>) {
  const own = useRef<HTMLFormElement>(null)
  const box = given ?? own
  const [tried, setTried] = useState(false)
  /** Known at once: a second press can come before the button is drawn as locked. */
  const underWay = useRef(false)
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async (reply) => {
      await then.onDone?.(reply)
    },
    onError: (error) => void then.onRefused?.(error),
    onSettled: async () => {
      underWay.current = false
      await then.onSettled?.()
    },
  })
  /** Takes the reader to the first field that is wrong, also where it is folded away. */
  const focusWrong = () =>
    requestAnimationFrame(() => {
      const field = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      field?.closest('details')?.setAttribute('open', '')
      field?.focus()
    })
  return {
    focusWrong,
    /** For `onSubmit` of the form, and for `onClick` of another button that sends it. */
    submit: (event: SyntheticEvent, more?: More) => {
      event.preventDefault()
      if (underWay.current) return
      box.current = event.currentTarget.closest('form')
      setTried(true)
      if (ready()) {
        underWay.current = true
        return sending.mutate(more)
      }
      void onWrong?.()
      if (focusesWrong) focusWrong()
    },
    /** Whether somebody has tried to send it: from then on it says what is missing. */
    tried,
    /** What is missing is not said before the next try. */
    clearTried: () => setTried(false),
    busy: sending.isPending,
    error: sending.error,
    reply: sending.data,
    isDone: sending.isSuccess,
    /** Forgets what became of it; what was tried stays tried. */
    reset: sending.reset,
  }
}
