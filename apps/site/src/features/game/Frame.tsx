import type { LaunchReply } from '@senluna/contract/play/launch.ts'
import type { FromStage, ToStage } from '@senluna/contract/play/stage.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { frameGone, roundBegan, roundLetGo, roundShown, walletBalance } from '@senluna/web/client/balance.ts'
import { chosenLanguage, text } from '@senluna/web/client/text.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useHidden } from '../../shell/header/BalanceBar.tsx'
import { FrameTrouble } from './FrameTrouble.tsx'
import { OwnWindow } from './OwnWindow.tsx'
import { mayFrame, stageOf, useStage } from './use-stage.ts'

const SLOW_MS = 10_000
const FAILED_MS = 30_000

interface Props {
  launch: LaunchReply | undefined
  name: string
  /** Whether the game plays from the balance of the site's header. */
  main: boolean
  sound: boolean
  /** The player turned the sound on or off in the game. */
  onSound: (on: boolean) => void
  /** The balance of a book that the header does not show. */
  onBalance: (digits: string) => void
  onOver: () => void
  onReady: () => void
  onNeedReal: () => void
  /** A stake waits for the reality check. */
  onCheckDue: () => void
  /** Something comes before play: the game stands still. */
  paused: boolean
  onRetry: () => void
  onLeave: () => void
  /** A game in a window of its own was closed. */
  onClosed: () => void
}

/** The game itself, behind a curtain until it says that it is ready. */
export function Frame({
  launch,
  name,
  main,
  sound,
  onSound,
  paused,
  onBalance,
  onOver,
  onReady,
  onNeedReal,
  onCheckDue,
  onRetry,
  onLeave,
  onClosed,
}: Props) {
  const { stageOrigin, launchGameCDNs } = useBrand()
  const navigate = useNavigate()
  const [hidden] = useHidden()
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [percent, setPercent] = useState(0)
  const waited = useWaited(!ready)
  // A game that doesn't come is asked for once more at its second address, where it has one.
  const address = launch && (waited >= FAILED_MS ? (launch.game_url2 ?? launch.game_url) : launch.game_url)
  const own = address === undefined ? undefined : stageOf(address, stageOrigin, launchGameCDNs)
  const stage = own ?? stageOrigin
  const account = useQuery(q(balance)).data

  const heard = (message: FromStage, say: (message: ToStage) => void) => {
    if (message.type === 'ready') {
      setReady(true)
      onReady()
      say({
        type: 'hello',
        theme: 'dark',
        language: chosenLanguage(),
        sound,
        reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
      say({ type: 'balanceHidden', on: hidden })
    } else if (message.type === 'loading') setPercent(message.percent)
    else if (message.type === 'roundStarted' || message.type === 'roundShown' || message.type === 'noRound') {
      if (!main) onBalance(message.balance)
      else if (message.type === 'roundStarted') roundBegan(message.roundId, message.balance)
      else if (message.type === 'noRound') roundLetGo(message.roundId)
      else roundShown(message)
    } else if (message.type === 'sound') onSound(message.on)
    else if (message.type === 'needRealAccount') onNeedReal()
    else if (message.type === 'checkDue') onCheckDue()
    else if (message.type === 'sessionOver') onOver()
    else if (message.type === 'leave') onLeave()
    else if (message.type === 'escape') document.querySelector<HTMLElement>('.game-bar button')?.focus()
  }
  const say = useStage(frame, stage, heard)
  const sayLatest = useRef(say)
  useEffect(() => {
    sayLatest.current = say
  })
  useEffect(() => {
    if (ready) sayLatest.current({ type: 'balanceHidden', on: hidden })
  }, [ready, hidden])
  useEffect(() => {
    if (ready) sayLatest.current({ type: 'pause', on: paused })
  }, [ready, paused])
  useEffect(() => {
    // Money that came from elsewhere (a refill, another tab) is reported to the game, too.
    if (ready && main && account)
      // The wallet itself: what is held back for the round in view would come back as if it were
      // all there is.
      sayLatest.current({ type: 'balance', balance: walletBalance(account), version: account.version })
  }, [ready, main, account])
  useEffect(() => frameGone, [])
  useEffect(() => {
    if (launch?.openIn === 'ROUTE' && launch.route?.startsWith('/')) void navigate(launch.route, { replace: true })
  }, [launch, navigate])

  if (launch?.openIn === 'POPUP')
    return <OwnWindow address={launch.game_url} name={name} onClosed={onClosed} onLeave={onLeave} />
  if (address && launch?.openIn === 'IFRAME' && !mayFrame(address, stage))
    return <FrameTrouble message={text('launch.invalid')} onRetry={onRetry} onLeave={onLeave} />
  const foreign = address !== undefined && own === undefined
  return (
    <>
      {launch?.openIn === 'IFRAME' && (
        <iframe
          ref={frame}
          className="game-frame"
          src={address}
          title={text('frame.title', { name })}
          allow="autoplay; fullscreen"
          referrerPolicy="origin"
          onLoad={() => {
            // A vendor's game says nothing to us: that it has loaded is all there is to know.
            if (foreign) setReady(true)
          }}
        />
      )}
      {!ready && (
        <div className="curtain" data-theme="dark">
          <img src="/art/hero.svg" alt="" />
          <div>
            <p className="curtain-name">{name}</p>
            <progress
              className="progress"
              aria-label={text('frame.opening', { name })}
              max={100}
              value={Math.max(4, percent)}
            />
            <output className="hint">{waited >= SLOW_MS ? text('frame.slow') : text('frame.opening', { name })}</output>
            {waited >= FAILED_MS && (
              <div className="modal-foot center">
                <Button onClick={onLeave}>{text('frame.leave')}</Button>
                <Button look="gold" onClick={onRetry}>
                  {text('shell.retry')}
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
    </>
  )
}

/** How long something has been waited for, in the steps that matter. */
function useWaited(waiting: boolean): number {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    if (!waiting) return
    const timers = [SLOW_MS, FAILED_MS].map((ms) => setTimeout(() => setWaited(ms), ms))
    return () => timers.forEach(clearTimeout)
  }, [waiting])
  return waited
}
