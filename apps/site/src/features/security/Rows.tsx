import type { SecurityRow } from '@senluna/contract/member/security.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { CircleAlert, CircleCheck, Circle, type LucideIcon } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { pageOfTab } from '../../member-center/tabs.ts'
import { seesTab } from '../../member-center/tab-audience.ts'
import { useCenter } from '../../member-center/use-center.ts'
import { useMember } from '../../session.ts'
import { useModal } from '../../shell/windows/use-modal.ts'

/** What a row opens. */
export const WINDOWS = ['twoStep', 'passkeys', 'paymentPassword', 'mobile', 'email', 'realName', 'profile'] as const
export type WindowName = (typeof WINDOWS)[number]
type RowName = Exclude<SecurityRow['row'], 'sessions'>

const GROUPS: readonly { title: 'sec.group.login' | 'sec.group.contact'; rows: readonly RowName[] }[] = [
  { title: 'sec.group.login', rows: ['password', 'twoStep', 'passkeys'] },
  { title: 'sec.group.contact', rows: ['mobile', 'email', 'paymentPassword', 'realName'] },
]
const ICONS: Record<SecurityRow['state'], LucideIcon> = {
  GOOD: CircleCheck,
  OPEN: CircleAlert,
  WEAK: CircleAlert,
  INFO: Circle,
}

/** Everything that secures the account, each with how it stands and what can be done. */
export function Rows({
  rows,
  hasPassword,
  onOpen,
}: {
  rows: readonly SecurityRow[]
  hasPassword: boolean
  onOpen: (name: WindowName) => void
}) {
  return (
    <div className="security-grid">
      {GROUPS.map(({ title, rows: names }) => (
        <section key={title} className="card security-card">
          <h2>{text(title)}</h2>
          <ul>
            {names.map((name) => {
              const row = rows.find((row) => row.row === name)
              return row && <Row key={name} name={name} row={row} hasPassword={hasPassword} onOpen={onOpen} />
            })}
            {title === 'sec.group.contact' && <Elsewhere />}
          </ul>
        </section>
      ))}
    </div>
  )
}

/**
 * What belongs to the account's safety and has a page of its own: where money may go, and one's own
 * limits.
 */
function Elsewhere() {
  const center = useCenter()
  const member = useMember()
  const ways = [
    { page: 'withdraw', more: { tab: 'accounts' }, row: 'sec.row.payout', hint: 'sec.payout.hint' },
    { page: 'limits', more: {}, row: 'sec.row.limits', hint: 'sec.limits.hint' },
  ] as const
  return ways
    .filter(({ page }) => member && seesTab(member.type, pageOfTab(page)))
    .map(({ page, more, row, hint }) => (
      <li key={page} className="security-row">
        <Circle className="i state-info" aria-hidden />
        <div>
          <b>{text(row)}</b>
          <p className="hint">{text(hint)}</p>
        </div>
        <Button
          size="sm"
          aria-label={text('sec.do.of', { what: text('sec.do.manage'), row: text(row) })}
          onClick={() => center.open(page, more)}
        >
          {text('sec.do.manage')}
        </Button>
      </li>
    ))
}

function Row({
  name,
  row,
  hasPassword,
  onOpen,
}: {
  name: RowName
  row: SecurityRow
  hasPassword: boolean
  onOpen: (name: WindowName) => void
}) {
  const modal = useModal()
  const { timeZone } = useBrand()
  const Icon = ICONS[row.state]
  const label = text(`sec.row.${name}`)
  const does = doOf(name, row, hasPassword)
  const open = () => (name === 'password' ? modal.open('password') : onOpen(name))
  return (
    <li className="security-row">
      <Icon className={`i state-${row.state.toLowerCase()}`} aria-hidden />
      <div>
        <b>{label}</b>
        <span className={`state-word state-${row.state.toLowerCase()}`}>{text(`sec.state.${row.state}`)}</span>
        <p className="hint">{detailOf(name, row, (iso) => whenText(iso, timeZone))}</p>
      </div>
      {does && (
        <Button
          size="sm"
          look={row.state === 'OPEN' ? 'line' : 's2'}
          aria-label={text('sec.do.of', { what: text(does), row: label })}
          onClick={open}
        >
          {text(does)}
        </Button>
      )}
    </li>
  )
}

function doOf(name: RowName, row: SecurityRow, hasPassword: boolean) {
  if (name === 'password') return hasPassword ? ('sec.do.change' as const) : ('sec.do.set' as const)
  if (name === 'twoStep') return row.at === undefined ? ('sec.do.turnOn' as const) : ('sec.do.manage' as const)
  if (name === 'passkeys') return row.count === 0 ? ('sec.do.add' as const) : ('sec.do.manage' as const)
  if (name === 'realName') return row.state === 'OPEN' ? ('sec.do.add' as const) : undefined
  if (row.state === 'OPEN') return name === 'paymentPassword' ? ('sec.do.set' as const) : ('sec.do.add' as const)
  return row.state === 'WEAK' ? ('sec.do.confirm' as const) : ('sec.do.change' as const)
}

function detailOf(name: RowName, { state, at, count, masked }: SecurityRow, when: (iso: string) => string): string {
  const time = at === undefined ? '' : when(at)
  if (name === 'password') {
    if (at === undefined) return text('sec.password.none')
    return text(state === 'WEAK' ? 'sec.password.weak' : 'sec.password.at', { time })
  }
  if (name === 'twoStep') return at === undefined ? text('sec.twoStep.off') : text('sec.twoStep.on', { time, count })
  if (name === 'passkeys') return count ? text('sec.passkeys.count', { count }) : text('sec.passkeys.hint')
  if (name === 'paymentPassword') return at === undefined ? text('sec.pin.hint') : text('sec.pin.at', { time })
  if (name === 'realName') return masked ?? text('sec.name.hint')
  if (masked === undefined) return text('sec.contact.open')
  return state === 'WEAK' ? text('sec.contact.unconfirmed', { masked }) : masked
}
