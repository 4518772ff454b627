import './records.css'
import { BET_STATUS, bets, type BetRow } from '@senluna/contract/records.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { momentText, moneyText, signedText } from '@senluna/web/ui/format.ts'
import { Select } from '@senluna/web/ui/Select.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { usePage } from '../../shell/use-page.ts'
import { LoginWall } from '../../shell/LoginWall.tsx'
import { Receipt } from './Receipt.tsx'
import { RangePicker } from './RangePicker.tsx'
import { lastDays } from './range.ts'
import { RecordList, tone, type Column } from './RecordList.tsx'

type Status = '' | (typeof BET_STATUS)[number]
type Mode = 'REAL' | 'TRIAL'

/** Own wagers, newest first; a row opens its receipt. */
export default function Bets() {
  usePage(text('records.bets'))
  const loggedIn = useLoggedIn()
  return (
    <section className="records">
      <h1>{text('records.bets')}</h1>
      {loggedIn ? <List /> : <LoginWall />}
    </section>
  )
}

function List() {
  const { timeZone, currency } = useBrand()
  const trial = isTrialMember(useMember())
  const [range, setRange] = useState(() => lastDays(7, timeZone))
  const [status, setStatus] = useState<Status>('')
  const [chosenMode, setMode] = useState<Mode>('REAL')
  const [open, setOpen] = useState<BetRow | null>(null)
  const mode: Mode = trial ? 'TRIAL' : chosenMode
  const list = useInfiniteQuery({
    ...pages(bets, { query: { ...range, mode, pageSize: '20', ...(status && { status }) } }),
    staleTime: 0,
  })
  const columns: readonly Column<BetRow>[] = [
    { title: text('records.time'), look: 'num', cell: (bet) => momentText(bet.placedAt, timeZone) },
    { title: text('records.game'), cell: (bet) => <b>{bet.game}</b> },
    { title: text('records.stake'), look: 'amount', cell: (bet) => moneyText(bet.stake, currency) },
    { title: text('records.payout'), look: 'amount', cell: (bet) => moneyText(bet.payout, currency) },
    {
      title: text('records.pnl'),
      look: 'amount',
      tone: (bet) => tone(bet.pnl),
      cell: (bet) => signedText(bet.pnl, currency),
    },
    { title: text('records.status'), cell: (bet) => text(`betStatus.${bet.status}`) },
    { title: text('records.detail'), silent: true, cell: (bet) => <Details bet={bet} onOpen={setOpen} /> },
  ]
  return (
    <>
      <div className="record-tools">
        <RangePicker value={range} onValue={setRange} />
        <Select
          label={text('records.status')}
          value={status}
          onValue={setStatus}
          options={[['', text('records.all')], ...BET_STATUS.map((one) => [one, text(`betStatus.${one}`)] as const)]}
        />
        {!trial && (
          <Select
            label={text('records.mode')}
            value={mode}
            onValue={setMode}
            options={[
              ['REAL', text('records.mode.REAL')],
              ['TRIAL', text('records.mode.TRIAL')],
            ]}
          />
        )}
      </div>
      <RecordList list={list} columns={columns} keyOf={(bet) => bet.betNo} empty={text('records.emptyBets')} />
      {open && <Receipt bet={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Details({ bet, onOpen }: { bet: BetRow; onOpen: (bet: BetRow) => void }) {
  return (
    <Button size="sm" aria-label={text('records.open', { no: bet.betNo })} onClick={() => onOpen(bet)}>
      {text('records.detail')}
    </Button>
  )
}
