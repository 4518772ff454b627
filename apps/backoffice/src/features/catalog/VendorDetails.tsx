import type { DeskVendor } from '@senluna/contract/desk/brand/catalog.ts'
import { vendorKeys, type VendorKey } from '@senluna/contract/desk/brand/vendor-keys.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { Facts } from '../../list/Drawer.tsx'
import { momentText, say } from '../../say.ts'
import { errorText, HealthHour, HealthState, isCalled, p95Text } from './Health.tsx'

/** One vendor: how it has answered, and what it and the brand sign with. */
export function VendorDetails({ vendor }: { vendor: DeskVendor }) {
  const { health } = vendor
  return (
    <>
      <section>
        <h3>{say('desk.vendors.health')}</h3>
        {isCalled(health) ? (
          <>
            <HealthHour health={health} />
            <Facts
              facts={[
                [say('desk.games.state'), <HealthState key="state" health={health} />],
                [say('desk.vendors.calls'), countText(health.calls)],
                [
                  say('desk.vendors.errors'),
                  health.calls > 0 && `${countText(health.unanswered)} · ${errorText(health)}`,
                ],
                [say('desk.vendors.p95'), health.p95Ms !== undefined && p95Text(health)],
                [say('desk.vendors.lastAnswer'), health.lastAnswerAt && momentText(health.lastAnswerAt)],
              ]}
            />
          </>
        ) : (
          <p className="muted">{say(`desk.vendors.health.${health.state === 'OWN' ? 'OWN' : 'UNCONNECTED'}.why`)}</p>
        )}
      </section>
      {isCalled(health) && <Keys code={vendor.vendorCode} />}
    </>
  )
}

const STATE_LOOK: Record<VendorKey['state'], string> = {
  WAITS: 'badge warn',
  SIGNS: 'badge good',
  OVERLAPS: 'badge warn',
  OVER: 'badge',
}

function Keys({ code }: { code: string }) {
  const { data, error } = useQuery(q(vendorKeys, { params: { code } }))
  return (
    <section>
      <h3>{say('desk.vendors.keys')}</h3>
      <RefusalNote error={error} />
      {data?.builtIn && <p className="muted">{say('desk.vendors.keys.builtIn')}</p>}
      <ul className="vendor-keys">
        {data?.list.map((row) => (
          <li key={row.id}>
            <div>
              <code>{row.mark}</code>
              <span className={STATE_LOOK[row.state]}>{say(`desk.vendors.key.${row.state}`)}</span>
            </div>
            <small>{say('desk.vendors.key.entered', { name: row.enteredBy, time: momentText(row.enteredAt) })}</small>
            {row.approvedBy && row.since && (
              <small>{say('desk.vendors.key.since', { name: row.approvedBy, time: momentText(row.since) })}</small>
            )}
            {row.until && <small>{say('desk.vendors.key.until', { time: momentText(row.until) })}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
