import {
  deskJobs,
  exportJobs,
  jobRuns,
  pauseJob,
  replayJob,
  runJob,
  type DeskJob,
} from '@senluna/contract/desk/brand/system.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { ageText } from '../../list/Age.tsx'
import { Facts, Timeline } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'

const LOOKS = { IDLE: '', OK: 'good', RUNNING: 'warn', FAILED: 'bad', PAUSED: 'warn' } as const

const tookText = (ms: number): string => (ms < 1_000 ? `${ms} ms` : ageText(ms))

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
          {row.replaying && <span className="badge warn">{say('desk.jobs.replaying', { day: row.replaying })}</span>}
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
      show: (row) => row.ms !== undefined && tookText(row.ms),
    },
    { name: 'period', label: 'desk.jobs.period', look: 'when', show: (row) => row.period },
    {
      name: 'rows',
      label: 'desk.jobs.rows',
      look: 'num',
      show: (row) => row.rows !== undefined && countText(row.rows),
    },
    {
      name: 'lastKey',
      label: 'desk.jobs.lastKey',
      hidden: true,
      show: (row) => row.lastKey && <code>{row.lastKey}</code>,
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
    {
      name: 'desk.jobs.do.replay',
      right: 'system.edit',
      danger: true,
      may: (row) => row.replays,
      about: () => <p className="hint">{say('desk.jobs.do.replay.about')}</p>,
      fields: [
        { name: 'day', label: 'desk.jobs.period', kind: 'day', required: true, start: (row) => row.period ?? '' },
      ],
      run: (row, reason, { day = '' }) => call(replayJob, { params: { name: row.name }, body: { day } }, { reason }),
    },
  ],
  drawer: (row) => <JobDetails row={row} />,
}

/** One job, and what its runs did lately. */
function JobDetails({ row }: { row: DeskJob }) {
  const runs = useQuery(q(jobRuns, { params: { name: row.name }, query: { pageSize: '50' } }))
  return (
    <>
      <Facts facts={JOBS.columns.map((column) => [say(column.label), column.show(row)] as const)} />
      <h3>{say('desk.jobs.history')}</h3>
      <RefusalNote error={runs.error} />
      {runs.data?.list.length === 0 && <p className="muted">{say('desk.jobs.history.none')}</p>}
      <Timeline
        steps={(runs.data?.list ?? []).map((run) => ({
          key: run.id,
          what: (
            <span className={run.failed ? 'badge bad' : 'badge good'}>
              {say(run.failed ? 'desk.jobs.state.FAILED' : 'desk.jobs.state.OK')}
            </span>
          ),
          more: [
            say(`desk.jobs.how.${run.how}`),
            tookText(run.ms),
            run.period,
            run.rows !== undefined && say('desk.jobs.rows.of', { n: countText(run.rows) }),
            run.lastKey,
            run.failed,
          ]
            .filter(Boolean)
            .join(' · '),
          at: run.startedAt,
        }))}
      />
    </>
  )
}

/** What runs by the clock, and how it went. */
export default function Jobs() {
  return <ListPage list={JOBS} />
}
