import { passkeyLogin } from '@senluna/contract/member/passkeys.ts'
import {
  browserSupportsWebAuthn,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { call } from '@senluna/web/client/call/call.ts'
import { deviceId } from '@senluna/web/client/call/identity.ts'
import { Refused, Unreachable } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { deviceName } from '../../../device-name.ts'
import { LoginNote } from './LoginNote.tsx'
import { callLogin } from './second-step.ts'
import { useGoOn } from './use-login.ts'

/** Logs in with a passkey: no name, no password. Not there where the browser has none. */
export default function PasskeyButton({ next }: { next: string | null }) {
  const goOn = useGoOn()
  const enter = useMutation({
    mutationFn: async () => {
      const { options } = await call(passkeyLogin)
      const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
      const passkey = JSON.stringify(await startAuthentication({ optionsJSON }))
      return callLogin({
        username: '',
        password: '',
        type: 'passkey',
        passkey,
        deviceId: deviceId(),
        deviceName: deviceName(),
      })
    },
    onSuccess: (reply) => goOn(reply, next),
  })
  if (!browserSupportsWebAuthn()) return null
  const ours = enter.error instanceof Refused || enter.error instanceof Unreachable
  return (
    <div className="form">
      <Button block busy={enter.isPending} onClick={() => enter.mutate()}>
        <KeyRound className="i s" aria-hidden />
        {text('login.passkey')}
      </Button>
      {enter.error && !ours && (
        <p className="note info" role="alert">
          {text('login.passkey.none')}
        </p>
      )}
      {ours && <LoginNote error={enter.error} />}
    </div>
  )
}
