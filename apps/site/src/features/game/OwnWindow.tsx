import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { goesAlong } from '../../play/along.ts'

const LOOK_MS = 1_000

interface Props {
  address: string
  /** What the game is called. */
  name: string
  /** The window was closed, or the player leaves while it is open. */
  onClosed: () => void
  onLeave: () => void
}

/** A game that wants a window of its own: opened by a press, so that no blocker minds. */
export function OwnWindow({ address, name, onClosed, onLeave }: Props) {
  const [blocked, setBlocked] = useState(false)
  const [own, setOwn] = useState<Window | null>(null)
  useEffect(() => {
    if (!own) return
    const timer = setInterval(() => {
      if (own.closed) setOwn(null)
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      // Also when the player goes on before anybody has looked.
      if (own.closed) onClosed()
    }
  }, [own, onClosed])
  const show = () => {
    const opened = open('', 'game', 'width=1280,height=760')
    setBlocked(opened === null)
    if (!opened) return
    // Somebody else's page: it may not reach back to this one.
    opened.opener = null
    opened.location.href = address
    setOwn(opened)
  }
  const leave = () => {
    own?.close()
    onLeave()
  }
  return (
    <div className="state game-state">
      <p>{text(goesAlong() ? 'launch.ownWallet.along' : 'launch.ownWallet', { name })}</p>
      {blocked && <p role="alert">{text('launch.popupBlocked')}</p>}
      <Button look="gold" size="lg" onClick={show}>
        {text('launch.openWindow')}
      </Button>
      <Link className="btn s2" to="/?mc=transferFund">
        {text('launch.toTransfer')}
      </Link>
      <Button onClick={leave}>{text('frame.leave')}</Button>
    </div>
  )
}
