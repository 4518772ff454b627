import { exportJobs, deskJobs, pauseJob, runJob, type DeskJob } from '@senluna/contract/system-desk.ts'
import { call } from '@senluna/web/client/call.ts'
import { countText } from '@senluna/web/ui/format.ts'
import { ageText } from '../../list/Age.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'

const LOOKS = { IDLE: '', OK: 'good', RUNNING: 'warn', FAILED: 'bad', PAUSED: 'warn' } as const

const pause = (paused: boolean) => (row: DeskJob, reason: string) =>
  call(pauseJob, { params: { name: row.name }, body: { paused } }, { reason })

const JOBS: ListSpec<DeskJob> = {
  page: 'jobs',
  title: 'desk.jobs',
  source: listOf(deskJobs),
  everyMs: 10_000,
  id: (row) => row.name,
  columns: [
    { name: 'name', label: 'desk.jobs.name', show: (row) => <code>{row.name}</code> },
    {
      name: 'state',
      label: 'desk.jobs.state',
      show: (row) => (
        <>
          <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.jobs.state.${row.state}`)}</span>
          {row.wanted && <span className="badge warn">{say('desk.jobs.wanted')}</span>}
        </>
      ),
    },
    { name: 'cron', label: 'desk.jobs.cron', show: (row) => <code>{row.cron}</code> },
    {
      name: 'started',
      label: 'desk.jobs.started',
      look: 'when',
      show: (row) => row.startedAt && momentText(row.startedAt),
    },
    {
      name: 'ms',
      label: 'desk.jobs.ms',
      look: 'num',
      show: (row) => row.ms !== undefined && (row.ms < 1_000 ? `${row.ms} ms` : ageText(row.ms)),
    },
    { name: 'runs', label: 'desk.jobs.runs', look: 'num', show: (row) => countText(Number(row.runs)) },
    { name: 'failed', label: 'desk.jobs.failed', look: 'wide', show: (row) => row.failed },
  ],
  filters: [{ name: 'name', label: 'desk.jobs.name', kind: 'text' }],
  exported: exportedBy(exportJobs),
  acts: [
    {
      name: 'desk.jobs.do.run',
      right: 'system.edit',
      bulk: true,
      run: (row, reason) => call(runJob, { params: { name: row.name } }, { reason }),
    },
    {
      name: 'desk.jobs.do.pause',
      right: 'system.edit',
      bulk: true,
      danger: true,
      may: (row) => row.state !== 'PAUSED',
      about: () => <p className="hint">{say('desk.jobs.do.pause.about')}</p>,
      run: pause(true),
    },
    {
      name: 'desk.jobs.do.resume',
      right: 'system.edit',
      bulk: true,
      may: (row) => row.state === 'PAUSED',
      run: pause(false),
    },
  ],
}

/** What runs by the clock, and how it went. */
export default function Jobs() {
  return <ListPage of={JOBS} />
}
