import { drawLines } from '@senluna/contract/lottery/desk/lines.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, moneyText, percentText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../../say.ts'

/** What a part is of a sum, in hundredths of a percent. */
const shareOf = (part: string, sum: string): number =>
  BigInt(sum) > 0n ? Number((BigInt(part) * 10_000n) / BigInt(sum)) : 0

/** What each line has at stake on a draw, beside the house; a line opens into its agents. */
export function Lines({ id }: { id: string }) {
  const [way, setWay] = useState<readonly string[]>([])
  const parent = way.at(-1)
  const lines = useQuery({
    ...q(drawLines, { params: { id }, query: parent === undefined ? {} : { parent } }),
    staleTime: 5_000,
    placeholderData: (before) => before,
  })
  const { data } = lines
  if (!data) return <RefusalNote error={lines.error} />
  const { list, money, total, house, more } = data
  return (
    <section className="lot-heat">
      <h3>{say('desk.draws.lines')}</h3>
      {list.length === 0 && <p className="hint">{say('desk.draws.exposure.none')}</p>}
      {parent !== undefined && (
        <p className="hint">
          {way.join(' › ')}{' '}
          <Button look="ghost" size="sm" onClick={() => setWay(way.slice(0, -1))}>
            {say('desk.draws.lines.up')}
          </Button>
        </p>
      )}
      {list.length > 0 && (
        <section className="table-wrap lot-numbers" aria-label={say('desk.draws.lines')} ref={reachable}>
          <table className="dt dense">
            <thead>
              <tr>
                <th scope="col">{say('desk.reports.line')}</th>
                <th scope="col" className="num">
                  {say('desk.draws.lines.tickets')}
                </th>
                <th scope="col" className="num">
                  {say('desk.draws.lines.stake')}
                </th>
                <th scope="col" className="num">
                  {say('desk.draws.exposure.worst')}
                </th>
                <th scope="col" className="num">
                  {say('desk.draws.lines.share')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map(({ account, tickets, stake, worst, types }) => (
                <tr
                  key={account}
                  title={types.map((type) => `${type.betType} ${moneyText(type.worst, money)}`).join(' · ')}
                >
                  <th scope="row">
                    {account === '' ? (
                      (parent ?? say('desk.reports.house'))
                    ) : (
                      <button type="button" className="link" onClick={() => setWay([...way, account])}>
                        {account}
                      </button>
                    )}
                  </th>
                  <td className="num">{countText(tickets)}</td>
                  <td className="num">{moneyText(stake, money)}</td>
                  <td className="num">{moneyText(worst, money)}</td>
                  <td className="num">{percentText(shareOf(worst, house))}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('desk.draws.lines.total')}</th>
                <td className="num">{countText(total.tickets)}</td>
                <td className="num">{moneyText(total.stake, money)}</td>
                <td className="num">{moneyText(total.worst, money)}</td>
                <td className="num">{percentText(shareOf(total.worst, house))}</td>
              </tr>
            </tfoot>
          </table>
        </section>
      )}
      {more && <p className="hint">{say('desk.draws.lines.more')}</p>}
    </section>
  )
}
