import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useState, type SyntheticEvent } from 'react'

/** What a call takes to see who is in front of the page. */
interface Again {
  password?: string
}

interface Options<Reply> {
  /** Whether the account's password is asked for: it shows who is in front of the page. */
  asksPassword: boolean
  /** What else must be filled in. */
  ready?: () => boolean
  send: (again: Again) => Promise<Reply>
  onDone?: (reply: Reply) => unknown
}

/** What its window shows of such a form. */
export interface ConfirmedForm {
  submit: (event: SyntheticEvent) => void
  busy: boolean
  error: Error | null
  asksPassword: boolean
  password: string
  setPassword: (typed: string) => void
  /** It was tried without the password. */
  lacksPassword: boolean
}

/** A form that does one thing, and asks for the password before it. For a `FormWindow`. */
export function useConfirmedForm<Reply>({ asksPassword, ready = () => true, send, onDone }: Options<Reply>) {
  const [password, setPassword] = useState('')
  const empty = asksPassword && password === ''
  const form = useForm({
    ready: () => !empty && ready(),
    send: () => send(asksPassword ? { password } : {}),
    ...(onDone && { onDone }),
  })
  return {
    ...form,
    asksPassword,
    password,
    setPassword: (typed: string) => {
      setPassword(typed)
      form.clearTried()
    },
    lacksPassword: form.tried && empty,
  }
}
