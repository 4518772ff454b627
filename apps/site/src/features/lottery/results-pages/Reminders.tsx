import { dropReminder, ownReminders, REMINDER_MINUTES, setReminder } from '@senluna/contract/lottery/reminders.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { ResultRegion } from '@senluna/contract/lottery/results.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf, q } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { EmptyState, ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useBrand } from '../../../brand.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../../session.ts'
import { pathTo } from '../../../shell/nav/path-to.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { useModal } from '../../../shell/windows/use-modal.ts'

type Reminder = ReplyOf<typeof ownReminders>['list'][number]
const OFF = 'OFF'

/** Before which draws somebody is reminded that betting closes; a reminder leads here to end it. */
export function Reminders() {
  usePage(text('lottery.results.reminders.title'))
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  return (
    <>
      <header className="rp-head">
        <h1>{text('lottery.results.reminders.title')}</h1>
        <p>{text('lottery.results.reminders.lead')}</p>
      </header>
      {loggedIn && !trial ? <Own /> : <Guest />}
    </>
  )
}

function Guest() {
  const modal = useModal()
  return (
    <EmptyState>
      {text('lottery.results.reminders.login')}{' '}
      <Button onClick={() => modal.open('login', { next: location.pathname + location.search })}>
        {text('shell.login')}
      </Button>
    </EmptyState>
  )
}

function Own() {
  const reminders = useQuery(q(ownReminders))
  const [params] = useSearchParams()
  if (reminders.isError && !reminders.data)
    return <ErrorState error={reminders.error} onRetry={() => void reminders.refetch()} />
  if (!reminders.data)
    return (
      <Loading>
        <Skeleton style={{ height: 220, borderRadius: 18 }} />
      </Loading>
    )
  return (
    <>
      <ul className="rp-reminders">
        {reminders.data.list.map((reminder) => (
          <Row key={reminder.region} reminder={reminder} named={params.get('region') === reminder.region} />
        ))}
      </ul>
      <p className="rp-honest">
        {text('lottery.results.reminders.where')}{' '}
        <Link className="link" to={pathTo('security')}>
          {text('shell.security')}
        </Link>
      </p>
    </>
  )
}

/** A region; `named`: a reminder of it led here. */
function Row({ reminder: { region, minutes, nextLockAt }, named }: { reminder: Reminder; named: boolean }) {
  const { timeZone } = useBrand()
  const name = text(`lottery.results.region.${region}`)
  const change = useMutation({
    mutationFn: (chosen: number | null) => saved(region, chosen),
    onSuccess: (value, chosen) => {
      cache.setQueryData(keyOf(ownReminders), value)
      toast('success', text(chosen === null ? 'lottery.results.reminders.ended' : 'lottery.results.reminders.saved'))
    },
    onError: (error) => toast('error', sentenceOf(error)),
  })
  return (
    <li className={named ? 'card rp-reminder named' : 'card rp-reminder'}>
      <div>
        <h2>{name}</h2>
        {nextLockAt && (
          <p className="num">{text('lottery.results.reminders.lock', { time: whenText(nextLockAt, timeZone) })}</p>
        )}
      </div>
      <Select
        label={`${text('lottery.results.reminders.minutes')}: ${name}`}
        hideLabel
        value={minutes === undefined ? OFF : `${minutes}`}
        options={[
          [OFF, text('lottery.results.reminders.none')],
          ...REMINDER_MINUTES.map(
            (count) => [`${count}`, text('lottery.results.reminders.before', { count })] as const,
          ),
        ]}
        onValue={(value) => change.mutate(value === OFF ? null : Number(value))}
      />
      {named && minutes !== undefined && (
        <div className="rp-acts">
          <Link className="btn gold sm" to={pathTo('vnLottery')}>
            {text('lottery.results.reminders.bet')}
          </Link>
          <Button size="sm" look="line" busy={change.isPending} onClick={() => change.mutate(null)}>
            {text('lottery.results.reminders.off')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Keeps or ends a reminder. */
function saved(region: ResultRegion, minutes: number | null) {
  if (minutes === null) return call(dropReminder, { query: { region } })
  const chosen = REMINDER_MINUTES.find((known) => known === minutes)
  if (chosen === undefined) throw new RangeError(`${minutes} minutes are not offered`)
  return call(setReminder, { body: { region, minutes: chosen } })
}
