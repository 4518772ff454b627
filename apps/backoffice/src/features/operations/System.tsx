import { brandOne } from '@senluna/contract/desk/brand/brand.ts'
import { system } from '@senluna/contract/desk/brand/system.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import '../../list/list.css'
import { Age } from '../../list/Age.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { momentText, plainText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'

const FRESH_MS = 10_000
const LATE_MS = 60_000

/** Versions, queues, clocks, and what somebody should look at. */
export default function System() {
  const read = useQuery({ ...q(system), refetchInterval: FRESH_MS, staleTime: FRESH_MS })
  const state = read.data
  return (
    <main className="pg" aria-busy={read.isPending || undefined}>
      <div className="ttl">
        <h1>{say('desk.system')}</h1>
      </div>
      {read.isError && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {state && (
        <div className="cards">
          <section className="card pad" aria-label={say('desk.system.alarms')}>
            <h2>{say('desk.system.alarms')}</h2>
            {state.alarms.length === 0 && <p className="hint">{say('desk.system.none')}</p>}
            {state.alarms.map((alarm) => (
              <p key={`${alarm.name} ${alarm.detail}`} className="note">
                {say(`desk.system.alarm.${alarm.name}`, { detail: plainText(alarm.detail) })}
              </p>
            ))}
          </section>
          <section className="card pad" aria-label={say('desk.system.queues')}>
            <h2>{say('desk.system.queues')}</h2>
            <Facts
              facts={state.queues.map((queue) => [
                say(`desk.system.queue.${queue.name}`),
                <>
                  <b className="num">{countText(queue.waiting)}</b>{' '}
                  {queue.oldestAt && queue.name !== 'outgoing' && <Age since={queue.oldestAt} lateMs={LATE_MS} />}
                </>,
              ])}
            />
          </section>
          <section className="card pad" aria-label={say('desk.system.versions')}>
            <h2>{say('desk.system.versions')}</h2>
            <Facts
              facts={[
                [say('desk.system.node'), state.node],
                [say('desk.system.database'), state.database],
                [say('desk.system.migration'), state.migration],
                [say('desk.system.environment'), state.environment],
                [say('desk.system.role'), state.role],
                [say('desk.system.started'), momentText(state.startedAt)],
                [say('desk.system.clock'), `${state.clockOffsetMs} ms`],
              ]}
            />
          </section>
          <Flags />
        </div>
      )}
    </main>
  )
}

/**
 * What of the product is switched on at this brand; what isn't as it usually is stands out. For who
 * may see the brand.
 */
function Flags() {
  const may = useRight('brand.view')
  const { data } = useQuery({ ...q(brandOne), enabled: may })
  if (!data) return null
  return (
    <section className="card pad whole" aria-label={say('desk.system.flags')}>
      <h2>{say('desk.system.flags')}</h2>
      <Facts
        facts={data.switches.map(({ id, on, usual, missing }) => [
          wordOf('desk.name.switch', id),
          <span key={id} className={on === usual && !missing ? 'badge' : 'badge warn'}>
            {say(missing ? 'desk.system.flag.missing' : on ? 'desk.system.flag.on' : 'desk.system.flag.off')}
          </span>,
        ])}
      />
    </section>
  )
}
