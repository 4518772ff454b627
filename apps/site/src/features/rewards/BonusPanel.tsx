import './rewards.css'
import '../../shell/parts/table.css'
import { accountRecord, type TransRow } from '@senluna/contract/money/records.ts'
import { turnover, type TurnoverRow } from '@senluna/contract/money/turnover.ts'
import { pages, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { momentText, moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'

/**
 * Deposit bonuses, rewards, cashback, VIP gifts, raffles, and what was taken back: as the account
 * record numbers them.
 */
const KINDS = '300,301,302,303,304,305,306,307,308,309,310,311,312,313,910'
const SOURCES = ['DEPOSIT', 'BONUS', 'POINTS', 'TRANSFER', 'ADJUSTMENT'] as const

/** What must still be wagered, and what was given in the last month. */
export default function BonusPanel() {
  const asked = useQuery({ ...q(turnover), staleTime: 0 })
  return (
    <div className="mc-panel">
      <section className="card reward-card">
        <h3>{text('bonus.meters')}</h3>
        <p className="hint">{text('bonus.meters.lead')}</p>
        {asked.isError && !asked.data ? (
          <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
        ) : !asked.data ? (
          <Loading>
            <Skeleton style={{ height: 72 }} />
          </Loading>
        ) : asked.data.rows.length === 0 ? (
          <p className="note info">{text('bonus.meters.none')}</p>
        ) : (
          <ul className="meters">
            {asked.data.rows.map((row) => (
              <Meter key={row.id} row={row} />
            ))}
          </ul>
        )}
      </section>
      <Given />
    </div>
  )
}

function Meter({ row }: { row: TurnoverRow }) {
  const { currency, timeZone } = useBrand()
  const percent = row.required === '0' ? 100 : Number((BigInt(row.done) * 100n) / BigInt(row.required))
  const name = text(`bonus.source.${SOURCES.find((source) => source === row.source) ?? 'BONUS'}`)
  return (
    <li>
      <div className="meter-line">
        <b>{name}</b>
        <span className="num">{percent}%</span>
      </div>
      <progress value={percent} max={100} aria-label={name} />
      <p className="hint num">
        {text('bonus.done', {
          done: moneyText(row.done, currency),
          required: moneyText(row.required, currency),
          left: moneyText(row.remaining, currency),
        })}{' '}
        · {momentText(row.createdAt, timeZone)}
      </p>
    </li>
  )
}

function Given() {
  const { currency, timeZone } = useBrand()
  const list = useInfiniteQuery({ ...pages(accountRecord, { query: { types: KINDS, pageSize: '20' } }), staleTime: 0 })
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section className="mc-panel" aria-labelledby="bonus-given">
      <h3 id="bonus-given">{text('bonus.given')}</h3>
      {list.isError && rows.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <Loading>
          <Skeleton style={{ height: 160 }} />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState>{text('bonus.given.none')}</EmptyState>
      ) : (
        <div className="card table-box">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{text('records.time')}</th>
                <th scope="col">{text('records.type')}</th>
                <th scope="col" className="end">
                  {text('records.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row: TransRow) => (
                <tr key={row.serialNo}>
                  <td className="num" data-label={text('records.time')}>
                    {momentText(row.at, timeZone)}
                  </td>
                  <td data-label={text('records.type')}>
                    <b>{row.typeName}</b>
                  </td>
                  <td className="num end" data-label={text('records.amount')}>
                    <bdi dir="ltr">{signedText(row.amount, currency)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreButton query={list} className="more-rows">
        {text('records.more')}
      </MoreButton>
    </section>
  )
}
