import '../../shell/parts/table.css'
import { jackpotWins, type JackpotWinRow } from '@senluna/contract/play/jackpots.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { momentText, moneyText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'

const AGAIN_MS = 15_000

/** Pots that were won, with the proof of hidden points. */
export function Won() {
  const wins = useQuery({ ...q(jackpotWins, { query: { pageSize: '20' } }), refetchInterval: AGAIN_MS })
  return (
    <>
      <h2>{text('jackpots.won')}</h2>
      {wins.data ? (
        wins.data.list.length > 0 ? (
          <Table rows={wins.data.list} />
        ) : (
          <p className="card none">{text('jackpots.empty')}</p>
        )
      ) : wins.isError ? (
        <ErrorState error={wins.error} onRetry={() => void wins.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 160 }} />
        </Loading>
      )}
    </>
  )
}

function Table({ rows }: { rows: readonly JackpotWinRow[] }) {
  const { currency, timeZone } = useBrand()
  return (
    <div className="card table-box">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{text('jackpots.level')}</th>
            <th scope="col">{text('winners.account')}</th>
            <th scope="col">{text('winners.game')}</th>
            <th scope="col" className="end">
              {text('winners.amount')}
            </th>
            <th scope="col">{text('winners.at')}</th>
            <th scope="col">{text('jackpots.proof')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.level} ${row.cycle}`}>
              <td data-label={text('jackpots.level')}>
                <b>{text(`jackpots.${row.level}`)}</b> <span className="num muted">#{row.cycle}</span>
              </td>
              <td data-label={text('winners.account')} className="num">
                {row.account === undefined ? text('jackpots.hidden') : <bdi dir="ltr">{row.account}</bdi>}
              </td>
              <td data-label={text('winners.game')}>{row.game}</td>
              <td data-label={text('winners.amount')} className="num end up">
                <bdi dir="ltr">{moneyText(row.amount, currency)}</bdi>
              </td>
              <td data-label={text('winners.at')} className="num">
                {momentText(row.at, timeZone)}
              </td>
              <td data-label={text('jackpots.proof')}>{row.proof ? <Proof row={row} proof={row.proof} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Proof({ row, proof }: { row: JackpotWinRow; proof: NonNullable<JackpotWinRow['proof']> }) {
  const { currency } = useBrand()
  return (
    <details className="proof">
      <summary>{text('jackpots.proof')}</summary>
      <dl>
        <dt>{text('jackpots.promised')}</dt>
        <dd className="num">{proof.commitment}</dd>
        <dt>{text('jackpots.serverSeed')}</dt>
        <dd className="num">{proof.serverSeed}</dd>
        <dt>{text('jackpots.id')}</dt>
        <dd className="num">{proof.jackpotId}</dd>
        <dt>{text('jackpots.cycle')}</dt>
        <dd className="num">{row.cycle}</dd>
        <dt>{text('jackpots.point')}</dt>
        <dd className="num">{moneyText(proof.point, currency)}</dd>
      </dl>
    </details>
  )
}
