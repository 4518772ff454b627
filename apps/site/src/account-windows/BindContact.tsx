import { bindEmail, bindMobile, countries } from '@senluna/contract/member/codes.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WRONG_CODE } from '../shell/account/OwnCode.tsx'
import { SendCode } from '../shell/account/SendCode.tsx'
import { useOwnCode } from '../shell/account/use-own-code.ts'
import { FormWindow } from './FormWindow.tsx'
import { useConfirmedForm } from './use-confirmed-form.ts'
import { readAgain } from './read-again.ts'

interface Props {
  kind: 'mobile' | 'email'
  /** Whether the account has a confirmed one: then a code goes to that one too. */
  confirmed: boolean
  hasPassword: boolean
  onClose: () => void
}

/** Makes a number or an address the account's own: where to, then the code that arrived there. */
export function BindContact({ kind, confirmed, hasPassword, onClose }: Props) {
  const [value, setValue] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [code, setCode] = useState('')
  const [oldCode, setOldCode] = useState('')
  const list = useQuery({ ...q(countries), enabled: kind === 'mobile' })
  const country =
    list.data?.list.find(({ countryCode }) => countryCode === (chosen ?? list.data.guess)) ?? list.data?.list[0]
  const dialing = kind === 'mobile' && country ? { countryDialingCode: country.countryDialingCode } : {}
  const channel = kind === 'mobile' ? ('SMS' as const) : ('EMAIL' as const)
  const [to, setTo] = useState<string>()
  const [minutes, setMinutes] = useState(0)
  const own = useOwnCode((sent) => {
    setTo(value.trim())
    setMinutes(sent.expiredMinutes)
  })
  const former = useOwnCode()
  const ask = own.send
  const bind = useConfirmedForm({
    asksPassword: hasPassword && !confirmed,
    send: (again) => {
      const body = {
        ...again,
        ...dialing,
        value: value.trim(),
        code: code.trim(),
        ...(confirmed && { oldCode: oldCode.trim() }),
      }
      return kind === 'mobile' ? call(bindMobile, { body }) : call(bindEmail, { body })
    },
    onDone: ({ masked }) => {
      toast('success', text('sec.bind.done', { masked }))
      void readAgain()
      onClose()
    },
  })
  const send = () => {
    bind.reset()
    ask.mutate({ channel, purpose: 'BIND', value: value.trim(), ...dialing })
  }
  const where = useForm({
    ready: () => value.trim() !== '',
    send: async () => send(),
  })
  // A code that is good for nothing any more makes nobody wait for the next one.
  const spent = isRefused(bind.error, 'SMS_CODE_EXPIRED')
  const wrong = isRefused(bind.error, ...WRONG_CODE) ? bind.error : undefined
  const at = (name: 'code' | 'oldCode') =>
    wrong?.fields.some(({ field }) => field === name) ? { error: text(`refusal.${wrong.code}`) } : {}
  const title = text(`sec.bind.${kind}`)
  const field = { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 12, required: true } as const
  if (to !== undefined)
    return (
      <FormWindow
        title={title}
        form={bind}
        submit={text('sec.do.confirm')}
        error={ask.error ?? former.send.error}
        said={wrong !== undefined && wrong.fields.length > 0}
        onClose={onClose}
      >
        <p className="note info">
          <span>
            <b>{to}</b>: {text('sec.bind.sent', { minutes })}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                setTo(undefined)
                setCode('')
                bind.reset()
              }}
            >
              {text('sec.bind.other')}
            </button>
          </span>
        </p>
        <TextField
          {...field}
          label={text('sec.bind.code')}
          value={code}
          onValue={setCode}
          data-autofocus
          {...at('code')}
          end={<SendCode busy={ask.isPending} left={spent ? 0 : own.left} asked onSend={send} />}
        />
        {confirmed && (
          <TextField
            {...field}
            label={text('sec.bind.old')}
            value={oldCode}
            onValue={setOldCode}
            {...at('oldCode')}
            end={
              <SendCode
                busy={former.send.isPending}
                left={spent ? 0 : former.left}
                asked={former.asked}
                onSend={() => former.send.mutate({ channel, purpose: 'OWN' })}
              />
            }
          />
        )}
      </FormWindow>
    )
  return (
    <Modal title={title} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={where.submit} noValidate>
        <RefusalNote error={ask.error ?? list.error} />
        {kind === 'mobile' && country && (
          <Select
            label={text('sec.bind.country')}
            value={country.countryCode}
            options={(list.data?.list ?? []).map((row) => [
              row.countryCode,
              `${row.countryCode} ${row.countryDialingCode}`,
            ])}
            onValue={setChosen}
          />
        )}
        <TextField
          label={text(`sec.row.${kind}`)}
          value={value}
          onValue={(typed) => {
            setValue(typed)
            where.clearTried()
          }}
          type={kind === 'mobile' ? 'tel' : 'email'}
          autoComplete={kind === 'mobile' ? 'tel-national' : 'email'}
          required
          maxLength={254}
          {...(kind === 'mobile' && country && { placeholder: country.example })}
          {...(where.tried && value.trim() === '' && { error: text('sec.needed') })}
          data-autofocus
        />
        <Button look="gold" block type="submit" busy={ask.isPending}>
          {text('sec.bind.send')}
        </Button>
      </form>
    </Modal>
  )
}
