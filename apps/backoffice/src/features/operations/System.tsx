import { brandOne } from '@senluna/contract/desk/brand/brand.ts'
import { system } from '@senluna/contract/desk/brand/system.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import '../../list/list.css'
import { Age } from '../../list/Age.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { momentText, say, wordOf } from '../../say.ts'
import { useRight } from '../../session.ts'

const FRESH_MS = 10_000
const LATE_MS = 60_000

/** Versions, queues, clocks, and what somebody should look at. */
export default function System() {
  const read = useQuery({ ...q(system), refetchInterval: FRESH_MS, staleTime: FRESH_MS })
  const of = read.data
  return (
    <main className="pg" aria-busy={read.isPending || undefined}>
      <div className="ttl">
        <h1>{say('desk.system')}</h1>
      </div>
      {read.isError && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {of && (
        <div className="cards">
          <section className="card pad" aria-label={say('desk.system.alarms')}>
            <h2>{say('desk.system.alarms')}</h2>
            {of.alarms.length === 0 && <p className="hint">{say('desk.system.none')}</p>}
            {of.alarms.map((one) => (
              <p key={`${one.name} ${one.detail}`} className="note">
                {say(`desk.system.alarm.${one.name}`, { detail: one.detail })}
              </p>
            ))}
          </section>
          <section className="card pad" aria-label={say('desk.system.queues')}>
            <h2>{say('desk.system.queues')}</h2>
            <Facts
              of={of.queues.map((one) => [
                say(`desk.system.queue.${one.name}`),
                <>
                  <b className="num">{countText(one.waiting)}</b>{' '}
                  {one.oldestAt && one.name !== 'outgoing' && <Age since={one.oldestAt} lateMs={LATE_MS} />}
                </>,
              ])}
            />
          </section>
          <section className="card pad" aria-label={say('desk.system.versions')}>
            <h2>{say('desk.system.versions')}</h2>
            <Facts
              of={[
                [say('desk.system.node'), of.node],
                [say('desk.system.database'), of.database],
                [say('desk.system.migration'), of.migration],
                [say('desk.system.environment'), of.environment],
                [say('desk.system.role'), of.role],
                [say('desk.system.started'), momentText(of.startedAt)],
                [say('desk.system.clock'), `${of.clockOffsetMs} ms`],
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
        of={data.switches.map(({ id, on, usual, missing }) => [
          wordOf('desk.name.switch', id),
          <span key={id} className={on === usual && !missing ? 'badge' : 'badge warn'}>
            {say(missing ? 'desk.system.flag.missing' : on ? 'desk.system.flag.on' : 'desk.system.flag.off')}
          </span>,
        ])}
      />
    </section>
  )
}
