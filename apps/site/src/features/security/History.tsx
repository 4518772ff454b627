import '../../shell/parts/table.css'
import { logins } from '@senluna/contract/member/passwords.ts'
import { pages } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Skeleton } from '@senluna/web/ui/States.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'

/** Every try to log in, newest first, with how it ended. */
export function History() {
  const { timeZone } = useBrand()
  const list = useInfiniteQuery({ ...pages(logins, { query: { pageSize: '10' } }), staleTime: 0 })
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section className="card security-card" aria-labelledby="logins">
      <h2 id="logins">{text('sec.history.title')}</h2>
      <p className="hint">{text('sec.history.lead')}</p>
      <RefusalNote error={list.error} />
      {!list.data && !list.error && <Skeleton style={{ height: 240 }} />}
      {rows.length > 0 && (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{text('sec.history.time')}</th>
              <th scope="col">{text('sec.history.place')}</th>
              <th scope="col">{text('sec.history.device')}</th>
              <th scope="col">{text('sec.history.result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${row.at} ${index}`}>
                <td className="num" data-label={text('sec.history.time')}>
                  {momentText(row.at, timeZone)}
                </td>
                <td className="num" data-label={text('sec.history.place')}>
                  <bdi>{[row.place, row.ip].filter(Boolean).join(' · ')}</bdi>
                </td>
                <td data-label={text('sec.history.device')}>{row.device || text('sec.devices.unnamed')}</td>
                <td
                  data-label={text('sec.history.result')}
                  className={row.result === 'OK' ? 'state-good' : 'state-weak'}
                >
                  {text(`sec.result.${row.result}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <MoreButton query={list}>{text('sec.history.more')}</MoreButton>
    </section>
  )
}
