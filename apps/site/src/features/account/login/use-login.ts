import { firstLogin, type LoginReply } from '@senluna/contract/member/account.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { deviceId } from '@senluna/web/client/call/identity.ts'
import { useNavigate } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { deviceName } from '../../../device-name.ts'
import { sessionOpened } from '../../../session.ts'
import { keepLastLogin } from '../../../shell/account/last-login.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { humanProof } from '../human/human-check.ts'
import { isOwnAddress } from './own-address.ts'
import { rememberName, rememberNumber } from './remembered.ts'
import { callLogin } from './second-step.ts'

export interface Credentials {
  /** By password where nothing is said. */
  type?: 'username' | 'sms' | 'ticket'
  /** The mobile number for a code; empty for a ticket. */
  username: string
  /** The password, the code, the ticket. */
  password: string
  countryDialingCode?: string
  remember: boolean
  captcha?: string
  captchaId?: string
  /** After an exclusion's term: asks to come back. */
  comeBack?: boolean
}

/** What logs in: the safety check first, next the sealed call; then it goes on to `next`. */
export function useLogin(next?: string | null) {
  const { security } = useBrand()
  const goOn = useGoOn()
  return async ({ type = 'username', username, password, remember, ...more }: Credentials): Promise<LoginReply> => {
    const { captcha, captchaId, comeBack, countryDialingCode } = more
    const humanVerify = type === 'ticket' ? undefined : await humanProof(security)
    const reply = await callLogin(
      {
        username: username.trim(),
        password,
        type,
        ...(countryDialingCode && { countryDialingCode }),
        deviceId: deviceId(),
        deviceName: deviceName(),
        humanVerify,
        ...(captcha && { captcha, captchaId }),
        ...(comeBack && { comeBack }),
      },
      remember && type === 'username',
    )
    if (type === 'sms') rememberNumber(remember ? username : null)
    else if (type !== 'ticket') rememberName(remember ? reply.userName : null)
    goOn(reply, next)
    return reply
  }
}

/**
 * Takes the new session and leads on: to `next`, what the person asked for that needed a log-in (a
 * game, a page behind the wall, a ticket), else home.
 */
export function useGoOn() {
  const navigate = useNavigate()
  return (reply: LoginReply, next?: string | null) => {
    sessionOpened(reply)
    keepLastLogin(reply)
    if (reply.firstTimeLogin && !reply.passwordChangeRequired)
      void call(firstLogin, { body: {} }).catch(() => undefined)
    if (isOwnAddress(next)) void navigate(next, { replace: true })
    else void navigate(pathTo('home'), { replace: true })
  }
}
