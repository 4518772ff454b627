import './records.css'
import { gameVendors } from '@senluna/contract/play/games.ts'
import { bets, type BetRow, type BetTotals } from '@senluna/contract/money/records.ts'
import { productOf, PRODUCTS, type Product } from '@senluna/kit/product.ts'
import { pages, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, momentText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { BET_RECEIPTS } from '../../families.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { useIsBettable } from '../../shell/nav/use-categories.ts'
import { productName } from '../../shell/nav/product-name.ts'
import { LoginWall } from '../../shell/account/LoginWall.tsx'
import { ExportButton } from './ExportButton.tsx'
import { Receipt } from './Receipt.tsx'
import { RangePicker } from './RangePicker.tsx'
import { lastDays, spanOf } from './range.ts'
import { statusWord } from './status-word.ts'
import { RecordList, tone, type Column } from './RecordList.tsx'
import { oneOf, useFilters } from './use-filters.ts'

const RECEIPTS = BET_RECEIPTS.map(({ products, load }) => ({ products, OrderReceipt: lazy(load) }))

/** The states that the products on offer produce; the others are a vendor's words to come. */
const STATES = ['OPEN', 'WON', 'LOST', 'PUSH', 'VOID', 'CANCELLED'] as const satisfies readonly BetRow['status'][]

const MODES = ['REAL', 'TRIAL'] as const

/** Own wagers, what is open first; a row opens its receipt. */
export default function Bets() {
  const loggedIn = useLoggedIn()
  return (
    <section className="records">
      <h1>{text('records.bets')}</h1>
      {loggedIn ? <BetList /> : <LoginWall />}
    </section>
  )
}

/** The list with its filters and totals. With `exports`, it can be taken along as a table. */
export function BetList({ exports = false }: { exports?: boolean }) {
  const { timeZone, currency } = useBrand()
  const trial = isTrialMember(useMember())
  const chosen = useFilters(exports ? 'mc.' : '')
  const range = spanOf(chosen.get('from'), chosen.get('to')) ?? lastDays(7, timeZone)
  const status = oneOf(STATES, chosen.get('status'))
  const product = oneOf(PRODUCTS, chosen.get('product'))
  const isBettable = useIsBettable()
  const products = PRODUCTS.filter((known) => known === product || isBettable(known))
  const [open, setOpen] = useState<BetRow | null>(null)
  const receipts = open ? orderReceiptsOf(open) : []
  const vendors = useVendors(product)
  const vendorCode = oneOf(
    vendors.map(([code]) => code),
    chosen.get('vendor'),
  )
  const mode = trial ? 'TRIAL' : oneOf(MODES, chosen.get('mode')) || 'REAL'
  const narrowed = { ...range, mode, ...(product && { product }), ...(vendorCode && { vendorCode }) }
  const list = useInfiniteQuery({
    ...pages(bets, { query: { ...narrowed, pageSize: '20', ...(status && { status }) } }),
    staleTime: 0,
  })
  const totals = list.data?.pages[0]?.totals
  const columns: readonly Column<BetRow>[] = [
    { title: text('records.time'), look: 'num', cell: (bet) => momentText(bet.placedAt, timeZone) },
    { title: text('records.game'), cell: (bet) => <GameOf bet={bet} /> },
    { title: text('records.stake'), look: 'amount', cell: (bet) => moneyText(bet.stake, currency) },
    { title: text('records.payout'), look: 'amount', cell: (bet) => moneyText(bet.payout, currency) },
    {
      title: text('records.pnl'),
      look: 'amount',
      // What is open has neither won nor lost.
      tone: (bet) => (bet.status === 'OPEN' ? '' : tone(bet.pnl)),
      cell: (bet) => (bet.status === 'OPEN' ? '–' : signedText(bet.pnl, currency)),
    },
    { title: text('records.status'), cell: (bet) => <BetStatus bet={bet} /> },
    { title: text('records.detail'), silent: true, cell: (bet) => <Details bet={bet} onOpen={setOpen} /> },
  ]
  return (
    <>
      <div className="record-tools">
        <RangePicker value={range} onValue={(next) => chosen.set({ ...next })} />
        <Select
          label={text('records.product')}
          value={product}
          onValue={(next) => chosen.set({ product: next, vendor: '' })}
          options={[['', text('records.all')], ...products.map((known) => [known, productName(known)] as const)]}
        />
        <Select
          label={text('records.vendor')}
          value={vendorCode}
          onValue={(next) => chosen.set({ vendor: next })}
          options={[['', text('records.all')], ...vendors]}
        />
        <Select
          label={text('records.status')}
          value={status}
          onValue={(next) => chosen.set({ status: next })}
          options={[
            ['', text('records.all')],
            ...STATES.map((status) => [status, text(`betStatus.${status}`)] as const),
          ]}
        />
        {!trial && (
          <Select
            label={text('records.mode')}
            value={mode}
            onValue={(next) => chosen.set({ mode: next === 'REAL' ? '' : next })}
            options={MODES.map((mode) => [mode, text(`records.mode.${mode}`)] as const)}
          />
        )}
        {exports && <ExportButton report="BETS" filter={{ ...narrowed, ...(status && { betStatus: status }) }} />}
      </div>
      {totals && totals.count + totals.open > 0 && <Totals totals={totals} />}
      <RecordList list={list} columns={columns} keyOf={(bet) => bet.betNo} empty={text('records.emptyBets')} />
      {open && receipts.length === 0 && <Receipt bet={open} onClose={() => setOpen(null)} />}
      <Suspense>
        {receipts.map(({ products, OrderReceipt }) => (
          <OrderReceipt key={products.join()} no={open?.roundId ?? ''} onClose={() => setOpen(null)} />
        ))}
      </Suspense>
    </>
  )
}

/** The receipt of the order that a wager belongs to; none for one that stands by itself. */
const orderReceiptsOf = ({ product, roundId }: BetRow) =>
  roundId === undefined ? [] : RECEIPTS.filter(({ products }) => products.includes(product))

/** The game, and what is to say of this wager of it. */
function GameOf({ bet }: { bet: BetRow }) {
  return (
    <>
      <b>{bet.game}</b>
      {bet.detail && (
        <small className="block">
          <bdi>{bet.detail}</bdi>
        </small>
      )}
    </>
  )
}

/** The vendors of a product, or all of them, each once. */
function useVendors(product: Product | ''): readonly (readonly [string, string])[] {
  const { data } = useQuery(q(gameVendors))
  const cards = data?.categories.flatMap((category) => category.cards) ?? []
  const fitting = cards.filter(({ gameType }) => product === '' || productOf(gameType) === product)
  const names = new Map(fitting.map(({ vendorCode, displayName }) => [vendorCode, displayName]))
  return [...names].sort(([, a], [, b]) => a.localeCompare(b))
}

/** What the whole selection comes to, not only what is shown of it. */
function Totals({ totals }: { totals: BetTotals }) {
  const { currency } = useBrand()
  return (
    <dl className="card record-totals" aria-label={text('records.totals')}>
      {(
        [
          ['records.count', countText(totals.count), ''],
          ['records.stakes', moneyText(totals.stake, currency), ''],
          ['records.validBet', moneyText(totals.validBet, currency), ''],
          ['records.payout', moneyText(totals.payout, currency), ''],
          ['records.pnl', signedText(totals.pnl, currency), tone(totals.pnl)],
        ] as const
      ).map(([key, value, look]) => (
        <div key={key}>
          <dt>{text(key)}</dt>
          <dd className={`num ${look}`}>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
      {totals.open > 0 && (
        <div className="record-open">
          <dt className="sr">{text('betStatus.OPEN')}</dt>
          <dd>{text('records.openBets', { count: totals.open, amount: moneyText(totals.openStake, currency) })}</dd>
        </div>
      )}
    </dl>
  )
}

const LOOKS: Readonly<Partial<Record<string, string>>> = { OPEN: 'soft', WON: 'good', HALF_WON: 'good' }

function BetStatus({ bet }: { bet: BetRow }) {
  const word = statusWord(bet)
  return <span className={`tag tall ${LOOKS[word] ?? 'plain'}`}>{text(`betStatus.${word}`)}</span>
}

function Details({ bet, onOpen }: { bet: BetRow; onOpen: (bet: BetRow) => void }) {
  return (
    <Button
      size="sm"
      aria-label={`${text('records.detail')}, ${text('records.open', { no: bet.betNo })}`}
      onClick={() => onOpen(bet)}
    >
      {text('records.detail')}
    </Button>
  )
}
