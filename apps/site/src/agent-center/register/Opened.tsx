import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { CopyButton } from '../../shell/parts/CopyButton.tsx'

/** What whoever opened an account passes on to its owner. */
export interface OpenedAccount {
  account: string
  oneTimePassword?: string | undefined
  loginUrl: string
}

/** The account that was opened, and a password that is shown this once. */
export function Opened({ opened, onAnother }: { opened: OpenedAccount; onAnother: () => void }) {
  const { account, oneTimePassword, loginUrl } = opened
  return (
    <section className="card ag-opened">
      <h2>
        <CircleCheck className="i" aria-hidden /> {text('down.opened', { name: account })}
      </h2>
      <dl>
        <Line name={text('field.username')} value={account} />
        {oneTimePassword !== undefined && <Line name={text('field.password')} value={oneTimePassword} />}
        <Line name={text('down.opened.login')} value={loginUrl} />
      </dl>
      {oneTimePassword !== undefined && <p className="note">{text('down.opened.once')}</p>}
      <Button look="line" onClick={onAnother}>
        {text('down.another')}
      </Button>
    </section>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  const shown = useRef<HTMLElement>(null)
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num" ref={shown}>
        {value}
      </dd>
      <CopyButton value={value} what={name} shown={shown} />
    </div>
  )
}
