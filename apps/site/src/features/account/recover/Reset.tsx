import { resetByLink } from '@senluna/contract/member/codes.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { useNavigate } from 'react-router'
import { LinkPage } from './LinkPage.tsx'
import { usePasswordRules } from '../password/password-rules.ts'
import { rememberName } from '../login/remembered.ts'
import { RuledField } from '../password/RuledField.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useRuledForm } from '../password/use-ruled-form.ts'

/** The page of a mailed link to a new password. */
export default function Reset() {
  const { token, spend } = useLinkToken()
  const navigate = useNavigate()
  const rules = usePasswordRules()
  const form = useRuledForm('reset', rules)
  const reset = useForm({
    ready: form.check,
    focusesWrong: true,
    send: () =>
      call(resetByLink, {
        body: {
          token,
          newPassword: form.valueOf('newPassword'),
          confirmNewPassword: form.valueOf('confirmNewPassword'),
        },
      }),
    onDone: ({ userName }) => {
      spend()
      rememberName(userName)
    },
    onRefused: (error) => {
      if (isRefused(error, 'AUTH_LINK_INVALID')) spend()
      form.refuseBy(error)
    },
  })
  const again = (
    <Button look="gold" size="lg" block onClick={() => void navigate('/login?modal=forgot', { replace: true })}>
      {text('reset.again')}
    </Button>
  )
  if (reset.reply)
    return (
      <LinkPage title={text('reset.title')}>
        <output>{text('reset.done', { name: reset.reply.userName })}</output>
        <Button look="gold" size="lg" block onClick={() => void navigate('/login', { replace: true })}>
          {text('shell.login')}
        </Button>
      </LinkPage>
    )
  if (token === '' || isRefused(reset.error, 'AUTH_LINK_INVALID'))
    return (
      <LinkPage title={text('reset.title')}>
        {token === '' ? <p role="alert">{text('reset.noToken')}</p> : <RefusalNote error={reset.error} />}
        {again}
      </LinkPage>
    )
  return (
    <LinkPage title={text('reset.title')}>
      <form className="form" onSubmit={reset.submit} noValidate>
        <p className="hint">{text('reset.hint')}</p>
        <RefusalNote error={isRefused(reset.error, 'REG_FIELD') ? null : reset.error} />
        {rules.map((rule) => (
          <RuledField key={rule.field} rule={rule} form={form} />
        ))}
        <Button look="gold" size="lg" block type="submit" busy={reset.busy}>
          {text('reset.submit')}
        </Button>
      </form>
    </LinkPage>
  )
}
