import './records.css'
import { BET_STATUS, bets, type BetRow } from '@senluna/contract/wallet.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { momentText, moneyText, signedText } from '@senluna/web/ui/format.ts'
import { Select } from '@senluna/web/ui/Select.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { usePage } from '../../shell/use-page.ts'
import { LoginWall } from '../../shell/LoginWall.tsx'
import { PlayHouse } from './PlayHouse.tsx'
import { Receipt } from './Receipt.tsx'
import { RangePicker } from './RangePicker.tsx'
import { lastDays } from './range.ts'

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
  const { timeZone } = useBrand()
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
  const rows = list.data?.pages.flatMap((one) => one.list) ?? []
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
      {list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState action={<PlayHouse />}>{text('records.emptyBets')}</EmptyState>
      ) : (
        <Table rows={rows} onOpen={setOpen} />
      )}
      {list.hasNextPage && (
        <Button className="more-rows" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {text('records.more')}
        </Button>
      )}
      {open && <Receipt bet={open} onClose={() => setOpen(null)} />}
    </>
  )
}

function Table({ rows, onOpen }: { rows: readonly BetRow[]; onOpen: (bet: BetRow) => void }) {
  const { timeZone, currency } = useBrand()
  return (
    <div className="card table-box">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('records.time')}</th>
            <th scope="col">{text('records.game')}</th>
            <th scope="col" className="end">
              {text('records.stake')}
            </th>
            <th scope="col" className="end">
              {text('records.payout')}
            </th>
            <th scope="col" className="end">
              {text('records.pnl')}
            </th>
            <th scope="col">{text('records.status')}</th>
            <th scope="col">
              <span className="sr">{text('records.detail')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((bet) => (
            <tr key={bet.betNo}>
              <td className="num" data-label={text('records.time')}>
                {momentText(bet.placedAt, timeZone)}
              </td>
              <td data-label={text('records.game')}>
                <b>{bet.game}</b>
              </td>
              <td className="num end" data-label={text('records.stake')}>
                <bdi dir="ltr">{moneyText(bet.stake, currency)}</bdi>
              </td>
              <td className="num end" data-label={text('records.payout')}>
                <bdi dir="ltr">{moneyText(bet.payout, currency)}</bdi>
              </td>
              <td className={`num end ${tone(bet.pnl)}`} data-label={text('records.pnl')}>
                <bdi dir="ltr">{signedText(bet.pnl, currency)}</bdi>
              </td>
              <td data-label={text('records.status')}>{text(`betStatus.${bet.status}`)}</td>
              <td>
                <Button size="sm" aria-label={text('records.open', { no: bet.betNo })} onClick={() => onOpen(bet)}>
                  {text('records.detail')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Gain and loss are coloured alike plainly; zero is neither. */
export const tone = (digits: string): string => (BigInt(digits) > 0n ? 'up' : BigInt(digits) < 0n ? 'down' : '')
