import { text } from '@senluna/web/client/text.ts'
import { MoreButton } from '@senluna/web/ui/MoreButton.tsx'
import { moneyText, whenText } from '@senluna/web/ui/money/format.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useBrand } from '../../../../brand.ts'
import type { useFriends } from './use-friends.ts'

const LOOKS = { WAITING: 'soft', HELD: 'soft', QUALIFIED: 'new', REFUSED: 'dark', MISSED: 'dark' } as const

/** What each friend brought; their names are masked, since they are theirs. */
export function FriendList({ list }: { list: ReturnType<typeof useFriends> }) {
  const { timeZone } = useBrand()
  if (list.isError && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data)
    return (
      <Loading>
        <Skeleton style={{ height: 96 }} />
      </Loading>
    )
  const [first] = list.data.pages
  const rows = list.data.pages.flatMap((page) => page.list)
  return (
    <div>
      <h2>{text('friend.list')}</h2>
      {rows.length === 0 || !first ? (
        <p className="hint">{text('friend.none')}</p>
      ) : (
        <>
          <p className="hint">
            {text('friend.total', { count: String(first.qualified), amount: moneyText(first.earned, first.currency) })}
          </p>
          <ul className="friend-rows">
            {rows.map(({ account, at, state, until, earned }) => (
              <li key={`${account}${at}`}>
                <b>{account}</b>
                <span className={`tag tall ${LOOKS[state]}`}>
                  {text(`friend.state.${state}`, { time: whenText(until, timeZone) })}
                </span>
                <span className="num">{earned === undefined ? '–' : `+${moneyText(earned, first.currency)}`}</span>
              </li>
            ))}
          </ul>
          <MoreButton query={list} className="more-rows">
            {text('records.more')}
          </MoreButton>
        </>
      )}
    </div>
  )
}
