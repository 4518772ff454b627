import { lotteryGame, type LotteryTicket } from '@senluna/contract/lottery.ts'
import { findBetType, findGame, structureOf } from '@senluna/games/lottery/rules/index.ts'
import { compare, type Fraction, ppm } from '@senluna/games/lottery/rules/money/fraction.ts'
import { fallsOf, type Prospect as Known, prospectFrom } from '@senluna/games/lottery/rules/prospect/prospect.ts'
import type { Price } from '@senluna/games/lottery/rules/tickets/bet-type.ts'
import { amount } from '@senluna/kit/money.ts'
import { MINUTE } from '@senluna/kit/time.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useBrand } from '../../../brand.ts'
import { priceFrom } from '../draw/rules.ts'
import { factsOf } from './settled-lines.ts'
import { shareText } from './share/share-text.ts'

type WireBet = Pick<LotteryTicket, 'gameCode' | 'drawNumber' | 'betType' | 'selection' | 'price' | 'unit'>

/** A bet as an answer says it, or as the slip reads it. */
type Bet = Omit<WireBet, 'price'> & { price: WireBet['price'] | Price }

/** The most a ticket that waits for its draw can pay, and its chances, in a list of terms. */
export function Prospect({ ticket }: { ticket: WireBet }) {
  const game = useQuery({ ...q(lotteryGame, { params: { code: ticket.gameCode } }), staleTime: MINUTE })
  return (
    <Rows
      bet={ticket}
      cap={game.data?.perPlayerPayout}
      row={(label, value) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      )}
    />
  )
}

/**
 * The same beneath a ticket that is being written. `cap` is the most one player is paid of a draw.
 */
export const SlipProspect = ({ ticket, cap }: { ticket: Bet; cap: string }) => (
  <Rows
    bet={ticket}
    cap={cap}
    row={(label, value) => (
      <div key={label}>
        {label}
        <b>{value}</b>
      </div>
    )}
  />
)

interface RowsProps {
  bet: Bet
  cap: string | undefined
  row: (label: string, value: ReactNode) => ReactNode
}

function Rows({ bet, cap, row }: RowsProps) {
  const { currency } = useBrand()
  const { most, chance, chanceOfMost } = useProspect(bet, cap)
  if (most === undefined || cap === undefined) return null
  const isOneChance = chance && chanceOfMost && compare(chance, chanceOfMost) === 0
  const share = (label: Parameters<typeof text>[0], value: Fraction | undefined) =>
    value && row(text(label), chanceText(value))
  return (
    <>
      {row(
        text('lottery.play.most'),
        <>
          <Money digits={most.toString()} currency={currency} />
          {most.toString() === cap && <small className="hint"> {text('lottery.play.most.cap')}</small>}
        </>,
      )}
      {!isOneChance && share('lottery.play.chance.most', chanceOfMost)}
      {share('lottery.play.chance', chance)}
    </>
  )
}

function chanceText(chance: Fraction): ReactNode {
  const share = ppm(chance)
  return share ? <bdi dir="ltr">{shareText(share)}</bdi> : text('lottery.play.chance.below')
}

/**
 * What a bet can pay; nothing of one that the page's rules don't know or read otherwise. The slip
 * is read anew every second: what the selection can come to is worked out when that changes, and
 * what it pays when the money does.
 */
function useProspect({ gameCode, drawNumber, betType, selection, price, unit }: Bet, cap: string | undefined): Known {
  const chosen = JSON.stringify(selection)
  const known = useMemo(
    () => orNothing(() => selectionOf(gameCode, drawNumber, betType, JSON.parse(chosen))),
    [gameCode, drawNumber, betType, chosen],
  )
  const paid = JSON.stringify(price, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
  return useMemo(
    () =>
      (known &&
        cap !== undefined &&
        orNothing(() =>
          prospectFrom(known.falls, {
            ...known,
            price: priceFrom(JSON.parse(paid) as LotteryTicket['price']),
            unit: amount(BigInt(unit)),
            cap: amount(BigInt(cap)),
          }),
        )) ||
      {},
    [known, paid, unit, cap],
  )
}

function selectionOf(gameCode: string, drawNumber: string, betType: string, selection: unknown) {
  const game = findGame(gameCode)
  const type = game && findBetType(game, betType)
  if (!game || !type) return undefined
  const picked = type.pick(selection)
  return { type, picked, falls: fallsOf(structureOf(game), type, picked, factsOf(betType, drawNumber)) }
}

/** A bet that was read by other rules may be none by these. */
function orNothing<Found>(find: () => Found): Found | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}
