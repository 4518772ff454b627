import { dashboard, type Dashboard as Figures, type VendorFigures } from '@senluna/contract/desk/dashboard.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText, moneyText } from '@senluna/web/ui/money/format.ts'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { ErrorState } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import '../../list/list.css'
import './dashboard.css'
import { Age } from '../../list/Age.tsx'
import type { DeskTextKey } from '@senluna/text/desk.ts'
import type { ReactNode } from 'react'
import { useDesk } from '../../session.ts'
import { QUEUE_PATHS } from '../../frame/waiting.ts'
import { plainText, say, timeText, wordOf } from '../../say.ts'
import { Overview } from './Overview.tsx'
import { ALARM_PATHS } from './alarm-paths.ts'
import { figurePath } from './figure-paths.ts'

const FRESH_MS = 15_000
const LATE_MS = 15 * 60_000
/** The rest stands on the page of the system. */
const ALARMS_SHOWN = 5

/** What waits and for how long, and what today and yesterday brought. */
export default function Dashboard() {
  const read = useQuery({ ...q(dashboard), refetchInterval: FRESH_MS, staleTime: FRESH_MS })
  return (
    <main className="pg" aria-busy={read.isPending || undefined}>
      <div className="ttl">
        <h1>{say('desk.dashboard')}</h1>
      </div>
      {read.isError && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <Panels figures={read.data} />}
    </main>
  )
}

function Panels({ figures }: { figures: Figures }) {
  const { rights } = useDesk().session
  const money = (digits: string) => moneyText(digits, figures.currency)
  const withOrders = (digits: string, n: number) => (
    <>
      {money(digits)} <small>{say('desk.dashboard.orders', { n })}</small>
    </>
  )
  const pathOf = (alarm: Figures['alarms'][number]['name']) => {
    const [path, right] = ALARM_PATHS[alarm]
    return rights.includes(right) ? path : undefined
  }
  const lines: readonly (readonly [Parameters<typeof figurePath>[0], DeskTextKey, (day: DayFigures) => ReactNode])[] = [
    ['registrations', 'desk.dashboard.registrations', (day) => countText(day.registrations)],
    ['deposits', 'desk.dashboard.deposits', (day) => withOrders(day.deposits, day.depositCount)],
    ['withdrawals', 'desk.dashboard.withdrawals', (day) => withOrders(day.withdrawals, day.withdrawalCount)],
    ['ggr', 'desk.dashboard.ggr', (day) => money(day.ggr)],
    ['ngr', 'desk.dashboard.ngr', (day) => money(day.ngr)],
    ['active', 'desk.dashboard.active', (day) => countText(day.active)],
    ['firstDeposits', 'desk.dashboard.first', (day) => withOrders(day.firstDeposited, day.firstDeposits)],
  ]
  return (
    <>
      {figures.alarms.length > 0 && (
        <section className="note" aria-label={say('desk.system.alarms')}>
          <ul>
            {figures.alarms.slice(0, ALARMS_SHOWN).map((alarm) => (
              <li key={`${alarm.name} ${alarm.detail}`}>
                <Way to={pathOf(alarm.name)} plain>
                  {say(`desk.system.alarm.${alarm.name}`, { detail: plainText(alarm.detail) })}
                </Way>
              </li>
            ))}
          </ul>
          {rights.includes('system.view') && <Link to="/system">{say('desk.system')}</Link>}
        </section>
      )}
      <ul className="card kpi" aria-label={say('desk.dashboard.queues')}>
        {figures.queues.map((queue) => (
          <li key={queue.name}>
            <Way to={rights.includes(`${queue.name}.view`) ? QUEUE_PATHS[queue.name] : undefined}>
              <small>{say(`desk.dashboard.queue.${queue.name}`)}</small>
              <b className="num">{countText(queue.waiting)}</b>
              <small>
                {queue.oldestAt ? (
                  <>
                    {say('desk.dashboard.oldest')} <Age since={queue.oldestAt} lateMs={LATE_MS} />
                  </>
                ) : (
                  say('desk.dashboard.none')
                )}
              </small>
            </Way>
          </li>
        ))}
        <li>
          <Way to={rights.includes('members.view') ? '/members?online=true' : undefined}>
            <small>{say('desk.dashboard.online')}</small>
            <b className="num">{countText(figures.online)}</b>
          </Way>
        </li>
      </ul>
      <Overview />
      <div className="cards broad">
        <section className="card table-wrap" ref={reachable} aria-label={say('desk.dashboard.days')}>
          <table className="dt">
            <thead>
              <Days title={say('desk.dashboard.days')} />
            </thead>
            <tbody>
              {lines.map(([name, label, show]) => (
                <tr key={name}>
                  <th scope="row">{say(label)}</th>
                  {DAYS.map((day) => (
                    <td key={day} className="num">
                      <Way to={figurePath(name, figures.days[day], rights)} plain>
                        {show(figures[day])}
                      </Way>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {figures.products.length > 0 && (
          <section className="card table-wrap" ref={reachable} aria-label={say('desk.dashboard.products')}>
            <table className="dt">
              <thead>
                <Days title={say('desk.dashboard.products')} />
              </thead>
              <tbody>
                {figures.products.map((product) => (
                  <tr key={product.product}>
                    <th scope="row">{wordOf('desk.product', product.product)}</th>
                    {DAYS.map((day) => (
                      <td key={day} className="num">
                        <Way
                          to={rights.includes('reports.view') ? gamesPath(figures, product.product, day) : undefined}
                          plain
                        >
                          {money(product[day])}
                        </Way>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
      <Vendors figures={figures} mayList={rights.includes('bets.view')} />
    </>
  )
}

type Day = 'today' | 'yesterday'
type DayFigures = Figures[Day]
const DAYS: readonly Day[] = ['today', 'yesterday']

/** The bets of a day at a vendor. */
const betsPath = ({ days }: Figures, vendor: string, day: Day): string =>
  `/bets?${new URLSearchParams({ vendor, from: days[day], to: days[day] })}`

/** What the games of a product brought on a day. */
const gamesPath = ({ days }: Figures, product: string, day: Day): string =>
  `/reports-play?${new URLSearchParams({ by: 'game', product, from: days[day], to: days[day] })}`

const VENDOR_FIGURES = ['stake', 'payout', 'ggr', 'bets', 'players'] as const

/** What each vendor brought; each figure leads to the bets it is made of. */
function Vendors({ figures, mayList }: { figures: Figures; mayList: boolean }) {
  if (figures.vendors.length === 0) return null
  const figure = (day: VendorFigures | undefined, name: (typeof VENDOR_FIGURES)[number]) => {
    if (!day) return '–'
    return name === 'bets' || name === 'players' ? countText(day[name]) : moneyText(day[name], figures.currency)
  }
  return (
    <section className="card table-wrap" ref={reachable} aria-label={say('desk.dashboard.vendors')}>
      <table className="dt by-vendor">
        <caption>
          <b>{say('desk.dashboard.vendors')}</b>
          {say('desk.dashboard.vendors.about')}
          {figures.vendorsAt && ` ${say('desk.dashboard.vendors.at', { time: timeText(figures.vendorsAt) })}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('desk.dashboard.vendor')}</th>
            <th scope="col">{say('desk.dashboard.day')}</th>
            {VENDOR_FIGURES.map((name) => (
              <th key={name} scope="col" className="num">
                {say(`desk.dashboard.vendor.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {figures.vendors.map((vendor) => (
          <tbody key={vendor.vendorCode}>
            {DAYS.map((day) => (
              <tr key={day}>
                {day === 'today' && (
                  <th scope="rowgroup" rowSpan={2}>
                    {vendor.name}
                  </th>
                )}
                <th scope="row">
                  <Way to={mayList ? betsPath(figures, vendor.vendorCode, day) : undefined} plain>
                    {say(`desk.dashboard.${day}`)}
                  </Way>
                </th>
                {VENDOR_FIGURES.map((name) => (
                  <td key={name} className="num">
                    {figure(vendor[day], name)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** A figure that leads to its page, for those who may see it. */
function Way({ to, plain, children }: { to?: string | undefined; plain?: true; children: ReactNode }) {
  if (!to && plain) return children
  return to ? <Link to={to}>{children}</Link> : <div>{children}</div>
}

/** The head of a table that sets today beside yesterday. */
function Days({ title }: { title: string }) {
  return (
    <tr>
      <th scope="col">{title}</th>
      <th scope="col" className="num">
        {say('desk.dashboard.today')}
      </th>
      <th scope="col" className="num">
        {say('desk.dashboard.yesterday')}
      </th>
    </tr>
  )
}
