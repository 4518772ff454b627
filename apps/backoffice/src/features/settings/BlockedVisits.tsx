import { blockedVisits, type AccessRule } from '@senluna/contract/desk/brand/brand.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { momentText, say, wordOf } from '../../say.ts'
import { gameTypeName } from '../../shown/game-type-name.ts'

/** As often as the server writes what it counted. */
const FRESH_MS = 5_000

/** How often each access rule turned somebody away, as it happens. */
export function BlockedVisits() {
  const read = useQuery({ ...q(blockedVisits), refetchInterval: FRESH_MS, staleTime: FRESH_MS })
  return (
    <div className="card wide" aria-busy={read.isPending || undefined}>
      <div className="lead">
        <h2>{say('desk.access.hits')}</h2>
        <p className="hint">{say('desk.access.hits.how')}</p>
      </div>
      {read.isError && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data?.rules.length === 0 && <p className="empty">{say('desk.access.hits.none')}</p>}
      {read.data && read.data.rules.length > 0 && <Rules rules={read.data.rules} />}
    </div>
  )
}

function Rules({ rules }: { rules: readonly AccessRule[] }) {
  return (
    <section className="table-wrap" aria-label={say('desk.access.hits')} ref={reachable}>
      <table className="dt dense named-rows">
        <thead>
          <tr>
            <th scope="col">{say('desk.access.hits.rule')}</th>
            <th scope="col" className="num">
              {say('desk.access.hits.today')}
            </th>
            <th scope="col" className="num">
              {say('desk.access.hits.all')}
            </th>
            <th scope="col">{say('desk.access.hits.last')}</th>
            <th scope="col">{say('desk.access.hits.state')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, holds, today, all, lastAt }) => (
            <tr key={rule} className={holds ? undefined : 'muted'}>
              <th scope="row">{ruleText(rule)}</th>
              <td className="num">{countText(today)}</td>
              <td className="num">{countText(all)}</td>
              <td className="when">{lastAt ? momentText(lastAt) : '–'}</td>
              <td>
                <span className={holds ? 'badge good' : 'badge'}>
                  {say(holds ? 'desk.access.hits.holds' : 'desk.access.hits.gone')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A rule as people call it: what it is, and whom or what it is about. */
function ruleText(rule: string): string {
  const [kind = rule, about = ''] = rule.split(':')
  const name = wordOf('desk.access.rule', kind)
  if (about === '') return name
  return `${name}: ${kind === 'network' ? wordOf('desk.access.network', about) : kind === 'product' ? gameTypeName(about) : about}`
}
