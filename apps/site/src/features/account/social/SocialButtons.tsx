import './social.css'
import type { SignInOutcome, SocialWay } from '@senluna/contract/member/identities.ts'
import { deviceId } from '@senluna/web/client/call/identity.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deviceName } from '../../../device-name.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { keepNewcomer, newcomerIn } from './newcomer.ts'
import { callLogin } from '../login/second-step.ts'
import { broughtOutcome, ticketFrom, ticketOf } from './sign-in-window.ts'
import { SocialNote } from './SocialNote.tsx'
import { useSocialWays, WAY_NAMES } from './social-ways.ts'
import { useGoOn } from '../login/use-login.ts'
import { WayMark } from './WayMark.tsx'

/**
 * Logging in by an account elsewhere: a button for each that this brand offers; nothing where there
 * is none.
 */
export function SocialButtons({ next }: { next: string | null }) {
  const ways = useSocialWays()
  const modal = useModal()
  const goOn = useGoOn()
  const leaving = useRef<AbortController>(null)
  const enter = useMutation({
    mutationFn: async ({ way, brought }: { way: SocialWay; brought?: SignInOutcome }) => {
      leaving.current?.abort()
      leaving.current = new AbortController()
      const shown = brought ? ticketOf(brought) : await ticketFrom(way, 'login', leaving.current.signal)
      try {
        return await callLogin({
          username: '',
          password: shown,
          type: way,
          deviceId: deviceId(),
          deviceName: deviceName(),
        })
      } catch (error) {
        if (!isRefused(error, 'AUTH_SOCIAL_NEW')) throw error
        keepNewcomer(newcomerIn(error.value, way, shown))
        return undefined
      }
    },
    onSuccess: (reply) => (reply ? goOn(reply, next) : modal.open('newcomer', next ? { next } : {})),
  })
  const { mutate } = enter
  useEffect(() => {
    // This page may be the window itself, when the browser has parted it from the one that opened
    // it.
    const said = broughtOutcome()
    if (said) mutate({ way: said.signIn, brought: said })
    return () => leaving.current?.abort()
  }, [mutate])
  if (ways.length === 0) return null
  const going = enter.variables?.way
  return (
    <div className="social">
      <p className="social-or">
        <span>{text('social.or')}</span>
      </p>
      <SocialNote error={enter.error} way={going} />
      {ways.map((way) => (
        <Button
          key={way}
          look="line"
          block
          className="social-way"
          // The others may be tried when a window was lost behind this one.
          aria-busy={(enter.isPending && going === way) || undefined}
          onClick={() => mutate({ way })}
        >
          <WayMark way={way} />
          {text('social.with', { name: WAY_NAMES[way] })}
        </Button>
      ))}
      <output className="hint">
        {enter.isPending && going ? text('social.waiting', { name: WAY_NAMES[going] }) : ''}
      </output>
    </div>
  )
}
