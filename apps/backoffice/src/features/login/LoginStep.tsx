import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { say } from '../../say.ts'

interface Props {
  title: string
  /** What the button says; "continue" where nothing is said. */
  action?: string
  form: { submit: (event: SyntheticEvent) => void; busy: boolean; error: unknown }
  /** The step can't be taken any more; `children` say why. */
  over?: boolean
  children: ReactNode
  /** What stands below the button. */
  foot?: ReactNode
}

/** A step of the log-in. Its first field has the focus: there is nothing else to do on its page. */
export function LoginStep({ title, action, form, over = false, children, foot }: Props) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <form className="form" ref={box} onSubmit={form.submit}>
      <h1>{title}</h1>
      {children}
      <RefusalNote error={over ? null : form.error} />
      <Button look="gold" type="submit" block busy={form.busy} disabled={over}>
        {action ?? say('desk.login.next')}
      </Button>
      {foot}
    </form>
  )
}
