import {
  CADENCES,
  endReportMail,
  mailFilters,
  mailReport,
  MAILS_MOST,
  reportMails,
  type Cadence,
  type MailedReport,
  type MailFilters,
  type ReportMails as Mails,
} from '@senluna/contract/desk/report-mails.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { action, cache, keyOf, q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import './report-mails.css'
import { momentText, say, zoneText } from '../../say.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MORNING = 8

const kept = (read: Mails) => cache.setQueryData(keyOf(reportMails), read)

/** Opens what has a report mailed to whoever works at the desk. */
export function ReportMails({ report }: { report: MailedReport }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Mail className="i s" aria-hidden />
        {say('desk.reports.mail')}
      </Button>
      {open && <MailsModal report={report} onClose={() => setOpen(false)} />}
    </>
  )
}

function MailsModal({ report, onClose }: { report: MailedReport; onClose: () => void }) {
  const mails = useQuery(q(reportMails))
  const { list = [], address } = mails.data ?? {}
  return (
    <Modal title={say('desk.reports.mail')} size="narrow" onClose={onClose}>
      <RefusalNote error={mails.error} />
      {mails.isSuccess && address === undefined && <p className="note info">{say('desk.reports.mail.noAddress')}</p>}
      {address !== undefined && <ScheduleForm report={report} address={address} isFull={list.length >= MAILS_MOST} />}
      {list.length > 0 && <Scheduled list={list} />}
    </Modal>
  )
}

/** What the address asks the report for, but its days: those are of each period. */
function useFilters(): MailFilters {
  const asked = new URLSearchParams(useLocation().search)
  const read = mailFilters.safeParse({
    by: asked.get('by') ?? undefined,
    product: asked.get('product') ?? undefined,
    direction: asked.get('direction') ?? undefined,
  })
  return read.success ? read.data : {}
}

interface FormProps {
  report: MailedReport
  address: string
  isFull: boolean
}

function ScheduleForm({ report, address, isFull }: FormProps) {
  const filters = useFilters()
  const [cadence, setCadence] = useState<Cadence>('DAILY')
  const [hour, setHour] = useState(MORNING)
  const form = useForm({
    ready: () => !isFull,
    send: () => call(mailReport, { body: { report, filters, cadence, hour } }),
    onDone: (read) => {
      kept(read)
      toast('success', say('desk.reports.mail.saved'))
    },
  })
  return (
    <form className="form" onSubmit={form.submit}>
      <p className="hint">{say('desk.reports.mail.about', { address })}</p>
      <div className="pairs">
        <Select
          label={say('desk.reports.mail.cadence')}
          value={cadence}
          options={CADENCES.map((often) => [often, say(`desk.reports.mail.cadence.${often}`)] as const)}
          onValue={setCadence}
        />
        <Select
          label={say('desk.reports.mail.hour')}
          value={String(hour)}
          options={HOURS.map((choice) => [String(choice), `${String(choice).padStart(2, '0')}:00`] as const)}
          onValue={(next) => setHour(Number(next))}
        />
      </div>
      <p className="hint">{zoneText()}</p>
      {isFull && <p className="note info">{say('desk.reports.mail.full', { n: MAILS_MOST })}</p>}
      <RefusalNote error={form.error} />
      <Button look="gold" type="submit" block busy={form.busy} disabled={isFull}>
        {say('desk.reports.mail.save')}
      </Button>
    </form>
  )
}

function Scheduled({ list }: { list: Mails['list'] }) {
  const end = useMutation(action(endReportMail, { done: kept }))
  return (
    <section className="report-mails">
      <h3>{say('desk.reports.mail.yours')}</h3>
      <ul>
        {list.map(({ id, report, cadence, nextAt }) => {
          const names = { report: say(`desk.reports.${report}`), cadence: say(`desk.reports.mail.cadence.${cadence}`) }
          return (
            <li key={id}>
              <span>
                <b>{names.report}</b>
                <small>
                  {names.cadence} · {say('desk.reports.mail.next', { at: momentText(nextAt) })}
                </small>
              </span>
              <Button
                size="sm"
                aria-label={say('desk.reports.mail.endOf', names)}
                busy={end.isPending && end.variables.params?.id === id}
                onClick={() => end.mutate({ params: { id } })}
              >
                {say('desk.reports.mail.end')}
              </Button>
            </li>
          )
        })}
      </ul>
      <RefusalNote error={end.error} />
    </section>
  )
}
