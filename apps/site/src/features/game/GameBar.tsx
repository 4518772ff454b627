import { text } from '@senluna/web/client/text.ts'
import { moneyText, spanText } from '@senluna/web/ui/money/format.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { RollingMoney } from '@senluna/web/ui/money/RollingMoney.tsx'
import { ArrowLeft, Clock, HeartHandshake, Maximize, Minimize } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useHidden } from '../../shell/header/BalanceBar.tsx'
import type { PlayMode } from '../../play/use-play.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

interface Props {
  name: string
  /** Our own games show balance, clock, sound and fairness themselves: the bar leaves them out. */
  own: boolean
  digits: string | undefined
  /** What lies in the vendor's own wallet, where it has one. */
  there: string | undefined
  mode: PlayMode
  onLeave: () => void
  onMode: (mode: PlayMode) => void
}

/** The bar over a game. Leaving is as easy to find as anything. */
export function GameBar({ name, own, digits, there, mode, onLeave, onMode }: Props) {
  const { currency } = useBrand()
  const [hidden] = useHidden()
  const navigate = useNavigate()
  const [full, toggleFull] = useFullScreen()
  return (
    <header className="game-bar" aria-label={text('frame.bar')}>
      <IconButton label={text('frame.back')} onClick={onLeave}>
        <ArrowLeft className="i" aria-hidden />
      </IconButton>
      <b className="game-name">{name}</b>
      <span className="sp" />
      {!own && (
        <span className="game-balance">
          <span className="sr">{text('balance.label')}</span>
          {digits !== undefined && <RollingMoney digits={digits} currency={currency} hidden={hidden} />}
          <small>{currency.symbol}</small>
          {there !== undefined && (
            <small className="game-there num">
              {text('balance.there', { amount: hidden ? '***' : moneyText(there, currency) })}
            </small>
          )}
        </span>
      )}
      <fieldset className="mode" aria-label={text('frame.mode')}>
        {(['real', 'demo'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={mode === choice}
            onClick={() => mode !== choice && onMode(choice)}
          >
            {text(`frame.mode.${choice}`)}
          </button>
        ))}
      </fieldset>
      {!own && <SessionClock />}
      <IconButton label={text('shell.limits')} onClick={() => void navigate(pathTo('limits'))}>
        <HeartHandshake className="i" aria-hidden />
      </IconButton>
      <IconButton
        label={text(full ? 'frame.fullscreenExit' : 'frame.fullscreen')}
        className="full"
        onClick={toggleFull}
      >
        {full ? <Minimize className="i" aria-hidden /> : <Maximize className="i" aria-hidden />}
      </IconButton>
    </header>
  )
}

/** How long this game has been open. */
function SessionClock() {
  const [began] = useState(() => Date.now())
  const [now, setNow] = useState(began)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const time = spanText(now - began)
  return (
    <span className="clock num" role="timer" aria-label={text('frame.clock', { time })}>
      <Clock className="i xs" aria-hidden />
      {time}
    </span>
  )
}

function useFullScreen(): readonly [boolean, () => void] {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void document.documentElement.requestFullscreen?.().catch(() => undefined)
  }
  return [full, toggle]
}
