import { confirmEmail } from '@senluna/contract/member/codes.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { LinkPage } from './LinkPage.tsx'
import { useLinkToken } from './use-link-token.ts'

/**
 * The page of a mailed question: is this address yours? Opening it says nothing yet; a press does.
 */
export default function Confirm() {
  const { token, spend } = useLinkToken()
  const navigate = useNavigate()
  const answer = useMutation({
    mutationFn: (mine: boolean) => call(confirmEmail, { body: { token, mine } }),
    onSuccess: spend,
    onError: (error) => {
      if (isRefused(error, 'AUTH_LINK_INVALID')) spend()
    },
  })
  const home = (
    <Button
      look={answer.isSuccess ? 'gold' : 's2'}
      size="lg"
      block
      onClick={() => void navigate('/', { replace: true })}
    >
      {text('reset.home')}
    </Button>
  )
  if (answer.isSuccess)
    return (
      <LinkPage title={text('confirm.title')}>
        <output>{text(answer.data.confirmed ? 'confirm.done' : 'confirm.removed')}</output>
        {home}
      </LinkPage>
    )
  if (token === '' || answer.isError)
    return (
      <LinkPage title={text('confirm.title')}>
        {token === '' ? <p role="alert">{text('reset.noToken')}</p> : <RefusalNote error={answer.error} />}
        {home}
      </LinkPage>
    )
  return (
    <LinkPage title={text('confirm.title')}>
      <p>{text('confirm.body')}</p>
      <Button
        look="gold"
        size="lg"
        block
        busy={answer.isPending && answer.variables}
        disabled={answer.isPending}
        onClick={() => answer.mutate(true)}
      >
        {text('confirm.mine')}
      </Button>
      <Button
        size="lg"
        block
        busy={answer.isPending && !answer.variables}
        disabled={answer.isPending}
        onClick={() => answer.mutate(false)}
      >
        {text('confirm.notMine')}
      </Button>
    </LinkPage>
  )
}
