import type { LotteryOrder } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { isTrialMember, useLoggedIn, useMember, useRealAccount } from '../../../session.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { betsOf, orderAgreed, type Agreement } from '../placing/agreed.ts'
import { chaseOf, FIRST_PLAN, isMistyped as isPlanMistyped, type ChasePlan } from './chase/chase-plan.ts'
import { toMistyped, toNext } from './focus.ts'
import { Locked } from '../placing/Locked.tsx'
import type { NearDraw } from '../draw/rules.ts'
import { isByPoints, isMistyped, isTooMany, pointsOf, type OrderBody, type Slip, type SlipReading } from './slip.ts'
import { fits, useFree } from './use-free.ts'
import { isSeed, seedFor } from './player-seed.ts'
import { Most, PerHit } from './Returns.tsx'
import { TicketLine } from './TicketLine.tsx'
import { useAgreed } from '../placing/use-agreed.ts'
import { usePlace } from '../placing/use-place.ts'
import type { LevelChoice } from '../draw/use-table.ts'

const BonusBar = lazy(page(async () => ({ default: (await import('../../../rewards/bonus/BonusBar.tsx')).BonusBar })))
const Chase = lazy(page(async () => ({ default: (await import('./chase/Chase.tsx')).Chase })))
const DayLimit = lazy(page(async () => ({ default: (await import('./DayLimit.tsx')).DayLimit })))
const FreeTicket = lazy(page(async () => ({ default: (await import('./FreeTicket.tsx')).FreeTicket })))
const Level = lazy(page(async () => ({ default: (await import('./Level.tsx')).Level })))
const OwnSeed = lazy(page(async () => ({ default: (await import('./OwnSeed.tsx')).OwnSeed })))
const PlaceRefused = lazy(page(async () => ({ default: (await import('../placing/PlaceRefused.tsx')).PlaceRefused })))
const Receipt = lazy(page(async () => ({ default: (await import('../receipts/Receipt.tsx')).Receipt })))

interface Props {
  slip: Slip
  reading: SlipReading
  /** The rebate level, where the game has levels. */
  level: LevelChoice | undefined
  /**
   * The chase being written; kept by who shows this, since a sheet that closes or a window that
   * turns begins it anew.
   */
  plan: ChasePlan | null
  onPlan: (plan: ChasePlan | null) => void
  /** The draw it is for; absent while none takes bets. */
  drawNumber: string | undefined
  locked: boolean
  /** Goes on to the next draw. */
  onNext?: () => void
  /** Those a chase may run over, oldest first. */
  draws: readonly NearDraw[]
  /** Whether the house draws it: free play bets on no other. */
  isOwn: boolean
  /** The most one player is paid of a draw; absent while the game isn't known. */
  cap?: string | undefined
  /** How a first bet is made here. */
  empty: string
  onPlaced?: (order: LotteryOrder) => void
}

const AT_ONCE = [1, 5, 10, 50, 100]

/**
 * The bets being written: money for each, a chase, what it comes to, and the button that places
 * them.
 */
export function TicketPanel(props: Props) {
  const { slip, reading, level, onPlan, drawNumber, locked, onNext, draws, isOwn, cap, empty, onPlaced } = props
  // A chase runs over the draws of the page's own game.
  const hasPairs = slip.lines.some(({ pair }) => pair)
  const plan = hasPairs ? null : props.plan
  const { currency } = useBrand()
  const loggedIn = useLoggedIn()
  const modal = useModal()
  const { pathname, search } = useLocation()
  const trial = isTrialMember(useMember())
  const real = useRealAccount()
  const [receipt, setReceipt] = useState<LotteryOrder | null>(null)
  const [seed, setSeed] = useState('')
  // Draws of the house take a seed up; official results can't.
  const isMixed = draws.some(({ commitment }) => commitment !== undefined)
  const place = usePlace()
  const agreed = useAgreed(slip.lines, plan, level?.chosen, drawNumber)
  const box = useRef<HTMLDivElement>(null)
  // A refusal is about the bets that were sent: it goes when they are changed.
  const [asked, setAsked] = useState<readonly unknown[]>([])
  const refusal = asked[0] === slip.lines && asked[1] === plan ? place.error : null
  const only = reading.lines.length === 1 ? reading.lines[0]?.perHit : undefined
  const money = {
    stake: reading.total,
    tickets: reading.tickets.length,
    ...(only === undefined ? {} : { payout: only }),
  }
  const chase = plan ? chaseOf(plan, draws, money) : undefined
  const total = chase ? chase.total : reading.total
  const isOne = reading.tickets.length === 1 && plan === null
  const free = useFree(reading.tickets[0]?.gameCode, total, real)
  const isFree = free !== undefined && free.chosen && fits(free.grant, total, isOne)
  const mistyped = isMistyped(reading) || (plan !== null && isPlanMistyped(plan, money))
  const send = (more?: Agreement) => {
    if (mistyped) return toMistyped(box.current)
    if (!loggedIn) return modal.open('login', { next: pathname + search })
    const order: OrderBody = {
      tickets: reading.tickets,
      clientTotal: total.toString(),
      ...(plan && chase
        ? { chase: { drawNumbers: chase.drawNumbers, multiples: chase.multiples, stopOnWin: plan.stopOnWin } }
        : {}),
      ...(isMixed ? { seed: seedFor(seed) } : {}),
      ...(isFree ? { free: free.grant.id } : {}),
    }
    const words = agreed(more)
    const game = reading.tickets[0]?.gameCode
    setAsked([slip.lines, plan])
    place.send(
      betsOf(game, drawNumber, slip.lines, plan, level?.chosen, words, isFree && free.grant.id),
      orderAgreed(order, words),
      (placed) => {
        slip.clear()
        onPlan(null)
        free?.onChosen(false)
        setReceipt(placed)
        onPlaced?.(placed)
      },
    )
  }
  const closed = () => {
    setReceipt(null)
    // What opened it is shut, since the ticket is empty: the focus stays where it was, not at the
    // page's beginning.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    })
  }
  const hasPoints = slip.lines.some(isByPoints)
  const mayPlace = reading.isComplete && isSeed(seed) && !locked && drawNumber !== undefined && !(trial && !isOwn)
  return (
    <div className="slip-in" ref={box} tabIndex={-1}>
      {slip.lines.length === 0 ? (
        <p className="slip-none">{empty}</p>
      ) : (
        <>
          <ul className="slip-list">
            {reading.lines.map((line) => (
              <TicketLine
                key={line.line.key}
                reading={line}
                slip={slip}
                onDrop={(button) => {
                  toNext(button, box.current)
                  slip.drop(line.line.key)
                }}
              />
            ))}
          </ul>
          <div className="slip-all">
            <p id="slip-all">{text(hasPoints ? 'lottery.play.all.points' : 'lottery.play.all.times')}</p>
            <fieldset className="chips num" aria-labelledby="slip-all">
              {AT_ONCE.map((times) => (
                <button key={times} type="button" className="chip" onClick={() => slip.timesForAll(times)}>
                  {times}
                </button>
              ))}
              <button type="button" className="chip" onClick={slip.double}>
                {text('lottery.again.double')}
              </button>
            </fieldset>
          </div>
          <Suspense>{level && <Level level={level} money={reading.money} multiples={chase?.multiples} />}</Suspense>
          {!hasPairs && (
            <label className="check slip-chase">
              <input
                type="checkbox"
                checked={plan !== null}
                onChange={(event) => onPlan(event.target.checked ? FIRST_PLAN : null)}
              />
              <span>{text('lottery.play.chase')}</span>
            </label>
          )}
          <Suspense>{plan && <Chase plan={plan} onPlan={onPlan} draws={draws} money={money} />}</Suspense>
          <Suspense>{isMixed && <OwnSeed seed={seed} onSeed={setSeed} />}</Suspense>
          <div className="sum num">
            {hasPoints && (
              <div>
                {text('lottery.play.points')}
                <b>{mistyped ? '—' : countText(pointsOf(slip))}</b>
              </div>
            )}
            <PerHit lines={reading.lines} />
            {!chase && !mistyped && cap !== undefined && <Most reading={reading} cap={cap} />}
            {chase && (
              <div>
                {text('lottery.play.chase.draws')}
                <b>{mistyped ? '—' : chase.drawNumbers.length}</b>
              </div>
            )}
          </div>
        </>
      )}
      <Suspense>
        {free && slip.lines.length > 0 && !mistyped && <FreeTicket free={free} stake={total} isOne={isOne} />}
      </Suspense>
      <Suspense>{real && <BonusBar />}</Suspense>
      <Suspense>{real && <DayLimit />}</Suspense>
      <div className="slip-end">
        {slip.lines.length > 0 && (
          <div className="sum num">
            <div className="big">
              {text('lottery.play.total')}
              <b>{mistyped ? '—' : <Money digits={total.toString()} currency={currency} />}</b>
            </div>
            {isFree && (
              <div>
                {text('lottery.play.free.pays')}
                <b>
                  <Money digits="0" currency={currency} />
                </b>
              </div>
            )}
          </div>
        )}
        <div className="slip-foot" aria-live="polite">
          {isTooMany(reading) && <p className="err">{text('lottery.play.tooMany')}</p>}
          {trial && !isOwn && <p className="note info">{text('lottery.play.trialOwn')}</p>}
          {locked && (
            <div className="note info">
              <Locked drawNumber={drawNumber} onNext={onNext} />
            </div>
          )}
          {refusal ? (
            <Suspense>
              <PlaceRefused
                error={refusal}
                reading={reading}
                sent={place.variables?.body}
                onAccept={send}
                onDrop={(...keys) => {
                  slip.drop(...keys)
                  place.reset()
                }}
                {...(onNext && {
                  onNext: () => {
                    onNext()
                    place.reset()
                  },
                })}
              />
            </Suspense>
          ) : null}
          <Button
            look="gold"
            size="lg"
            block
            busy={place.isPending}
            disabled={slip.lines.length === 0 || (loggedIn && !mayPlace && !mistyped)}
            onClick={() => send()}
          >
            {text(loggedIn ? 'lottery.play.place' : 'lottery.play.loginToPlace')}
          </Button>
        </div>
      </div>
      <Suspense>{receipt && <Receipt order={receipt} onClose={closed} />}</Suspense>
    </div>
  )
}
