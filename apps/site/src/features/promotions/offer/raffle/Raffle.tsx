import './raffle.css'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useBrand } from '../../../../brand.ts'
import { prizeText } from '../../../../rewards/prize-text.ts'
import type { OfferProps } from '../offer-props.ts'
import { Draws } from './Draws.tsx'
import { Odds } from './Odds.tsx'
import { Tickets } from './Tickets.tsx'
import { refreshDrawn, useDraw, useRaffle } from './use-raffle.ts'
import { Wheel } from './Wheel.tsx'

/** Full turns of one spin before it comes to its field. */
const SPIN = 5

/** A seed of the reader's own, new for each draw. */
const ownSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A wheel that turns to what was drawn: the draw is made and kept before it moves, so closing the
 * page loses nothing.
 */
export function Raffle({ id, status, version, offer, takes }: OfferProps<'RAFFLE'>) {
  const { currency } = useBrand()
  const own = useRaffle(id, takes)
  const draw = useDraw()
  const [turns, setTurns] = useState(0)
  const [spinning, setSpinning] = useState(false)
  const mine = own.data?.pages[0]
  const still = () => {
    setSpinning(false)
    refreshDrawn()
  }
  const spin = () => {
    if (!mine) return
    const body = { promotionId: id, clientSeed: ownSeed(), commitment: mine.commitment, version }
    draw.mutate(
      { body },
      {
        onSuccess: ({ prize }) => {
          const place = offer.prizes.findIndex((shown) => shown.id === prize.id)
          const to = (1 - place / offer.prizes.length) % 1
          setTurns((before) => Math.ceil(before) + SPIN + to)
          if (isCalm()) still()
          else setSpinning(true)
        },
      },
    )
  }
  const won = !spinning && draw.data?.prize
  const left = mine?.ticketsLeft ?? 0
  const stage = useRef<HTMLDivElement>(null)
  // The button is locked while it turns and once no ticket is left: who pressed it by keys stays.
  useEffect(() => {
    const { activeElement: active } = document
    // A button that has just been locked has the focus for a moment more.
    const isLost = active === document.body || active?.matches(':disabled')
    if (spinning || draw.isPending || !draw.data || !isLost) return
    const again = stage.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')
    const target = again ?? stage.current
    target?.focus({ preventScroll: true })
  }, [spinning, draw.isPending, draw.data, left])
  return (
    <>
      <div className="raffle-stage" data-theme="dark" ref={stage} tabIndex={-1}>
        <Wheel prizes={offer.prizes} turns={turns} onStill={still} />
        <output className="raffle-won" aria-live="polite">
          {won &&
            (won.kind === 'NONE' ? text('raffle.nothing') : text('raffle.won', { prize: prizeText(won, currency) }))}
        </output>
        {takes && status !== 'CLOSED' && status !== 'COMING_SOON' && (
          <Button look="gold" block busy={draw.isPending || spinning} disabled={left === 0} onClick={spin}>
            {spinning
              ? text('raffle.spinning')
              : left === 0 && mine
                ? text('raffle.none')
                : text('raffle.spin', { count: String(left) })}
          </Button>
        )}
        <RefusalNote error={draw.error} />
      </div>
      <Odds prizes={offer.prizes} />
      <Tickets offer={offer} />
      <p className="hint raffle-fair">
        <ShieldCheck className="i s" aria-hidden />
        {text('raffle.fair')}
      </p>
      {mine && (
        <dl className="raffle-hash">
          <dt>{text('raffle.hash')}</dt>
          <dd className="num">{mine.commitment}</dd>
        </dl>
      )}
      {takes && <Draws list={own} />}
    </>
  )
}
