import '../../shell/parts/table.css'
import type { ReferredFriend } from '@senluna/contract/member/referrals.ts'
import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useBrand } from '../../brand.ts'

/** Who came by the member's code: their names are masked, since they are theirs. */
export function Friends({ list }: { list: UseInfiniteQueryResult<InfiniteData<{ list: readonly ReferredFriend[] }>> }) {
  const { timeZone } = useBrand()
  const rows = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <section className="referral-friends" aria-labelledby="referral-friends">
      <h3 id="referral-friends">{text('referral.friends')}</h3>
      <div className="card table-box">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{text('referral.friend')}</th>
              <th scope="col">{text('referral.since')}</th>
              <th scope="col">{text('records.status')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, at, state }) => (
              <tr key={`${account}${at}`}>
                <td data-label={text('referral.friend')}>
                  <b>{account}</b>
                </td>
                <td className="num" data-label={text('referral.since')}>
                  {momentText(at, timeZone)}
                </td>
                <td data-label={text('records.status')}>
                  <span className={`tag tall ${state === 'DEPOSITED' ? 'new' : 'soft'}`}>
                    {text(`referral.state.${state}`)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MoreButton query={list} className="more-rows">
        {text('records.more')}
      </MoreButton>
    </section>
  )
}
