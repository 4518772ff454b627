import type { LotteryOrder } from '@senluna/contract/lottery.ts'
import { protection } from '@senluna/contract/member/protection.ts'
import { q } from '@senluna/web/client/query.ts'
import { ltr, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { isTrialMember, useLoggedIn, useMember, useRealAccount } from '../../../session.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'
import { betsOf, orderAgreed, type Agreement } from '../placing/agreed.ts'
import { chaseOf, FIRST_PLAN, isMistyped as isPlanMistyped, type ChasePlan } from './chase-plan.ts'
import { toBoard, toMistyped, toNext } from './focus.ts'
import { Locked } from '../placing/Locked.tsx'
import type { NearDraw } from '../draw/rules.ts'
import {
  isByPoints,
  isMistyped,
  isTooMany,
  pointsOf,
  type LineReading,
  type OrderBody,
  type Slip,
  type SlipReading,
} from './slip.ts'
import { TicketLine } from './TicketLine.tsx'
import { useAgreed } from '../placing/use-agreed.ts'
import { usePlace } from '../placing/use-place.ts'
import type { LevelChoice } from '../draw/use-table.ts'

const Chase = lazy(page(async () => ({ default: (await import('./Chase.tsx')).Chase })))
const Level = lazy(page(async () => ({ default: (await import('./Level.tsx')).Level })))
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
  const { slip, reading, level, plan, onPlan, drawNumber, locked, onNext, draws, isOwn, empty, onPlaced } = props
  const { currency } = useBrand()
  const loggedIn = useLoggedIn()
  const modal = useModal()
  const { pathname, search } = useLocation()
  const trial = isTrialMember(useMember())
  const real = useRealAccount()
  const [receipt, setReceipt] = useState<LotteryOrder | null>(null)
  const place = usePlace()
  const agreed = useAgreed(slip.lines, plan, level?.chosen, drawNumber)
  const box = useRef<HTMLDivElement>(null)
  const only = reading.lines.length === 1 ? reading.lines[0]?.perHit : undefined
  const money = {
    stake: reading.total,
    tickets: reading.tickets.length,
    ...(only === undefined ? {} : { payout: only }),
  }
  const chase = plan ? chaseOf(plan, draws, money) : undefined
  const total = chase ? chase.total : reading.total
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
    }
    const words = agreed(more)
    const game = reading.tickets[0]?.gameCode
    place.send(
      betsOf(game, drawNumber, slip.lines, plan, level?.chosen, words),
      orderAgreed(order, words),
      (placed) => {
        slip.clear()
        onPlan(null)
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
  const mayPlace = reading.isComplete && !locked && drawNumber !== undefined && !(trial && !isOwn)
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
            </fieldset>
          </div>
          <Suspense>{level && <Level level={level} money={reading.money} multiples={chase?.multiples} />}</Suspense>
          <label className="check slip-chase">
            <input
              type="checkbox"
              checked={plan !== null}
              onChange={(event) => onPlan(event.target.checked ? FIRST_PLAN : null)}
            />
            <span>{text('lottery.play.chase')}</span>
          </label>
          <Suspense>{plan && <Chase plan={plan} onPlan={onPlan} draws={draws} money={money} />}</Suspense>
          <div className="sum num">
            {hasPoints && (
              <div>
                {text('lottery.play.points')}
                <b>{mistyped ? '—' : countText(pointsOf(slip))}</b>
              </div>
            )}
            <PerHit lines={reading.lines} />
            {chase && (
              <div>
                {text('lottery.play.chase.draws')}
                <b>{mistyped ? '—' : chase.drawNumbers.length}</b>
              </div>
            )}
          </div>
        </>
      )}
      {real && <DayLimit />}
      <div className="slip-end">
        {slip.lines.length > 0 && (
          <div className="sum num">
            <div className="big">
              {text('lottery.play.total')}
              <b>{mistyped ? '—' : <Money digits={total.toString()} currency={currency} />}</b>
            </div>
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
          {place.error ? (
            <Suspense>
              <PlaceRefused
                error={place.error}
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

/** The head of the panel on wide windows: how many bets, and away with all. */
export function TicketHead({ slip }: { slip: Slip }) {
  return (
    <div className="ch">
      <ReceiptText className="i" aria-hidden />
      <h2>{text('lottery.play.slip')}</h2>
      {slip.lines.length > 0 && (
        <>
          <span className="tag soft">{text('lottery.play.count', { count: slip.lines.length })}</span>
          <IconButton
            className="more"
            label={text('lottery.play.clear')}
            onClick={() => {
              slip.clear()
              toBoard()
            }}
          >
            <Trash2 className="i s" aria-hidden />
          </IconButton>
        </>
      )}
    </div>
  )
}

/** What one hit pays: of the least and of the most of the lines, where they differ. */
function PerHit({ lines }: { lines: readonly LineReading[] }) {
  const { currency } = useBrand()
  const hits = lines.flatMap(({ perHit }) => (perHit === undefined ? [] : [perHit]))
  if (hits.length === 0) return null
  const least = hits.reduce((a, b) => (b < a ? b : a))
  const most = hits.reduce((a, b) => (b > a ? b : a))
  return (
    <div>
      {text('lottery.play.perHit')}
      <b>
        <bdi dir="ltr">
          {least === most
            ? moneyText(least.toString(), currency)
            : ltr(`${moneyText(least.toString(), currency)} – ${moneyText(most.toString(), currency)}`)}
        </bdi>
      </b>
    </div>
  )
}

/**
 * The member's own limit on what may be lost in a day, with what it has taken; not there where none
 * is set.
 */
function DayLimit() {
  const { currency } = useBrand()
  const standing = useQuery(q(protection)).data
  const own = standing?.limits.find(({ kind }) => kind === 'lossDay')
  if (!own || own.value === null) return null
  const [used, value] = [BigInt(own.used ?? 0), BigInt(own.value)]
  const percent = value === 0n ? 100 : Math.min(100, Number((used * 100n) / value))
  return (
    <div className="lim num">
      <span>
        {text('lottery.play.dayLimit')}
        <bdi dir="ltr">
          {moneyText(used.toString(), currency)} / {moneyText(own.value, currency)}
        </bdi>
      </span>
      <i className="bar" aria-hidden>
        <i style={{ width: `${percent}%` }} />
      </i>
    </div>
  )
}
