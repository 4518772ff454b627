import {
  askExport,
  exportFile,
  oneExport,
  type ExportFilter,
  type ExportReport,
} from '@senluna/contract/member/exports.ts'
import { pathOf } from '@senluna/contract/address.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { identity } from '@senluna/web/client/call/identity.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused, Unreachable } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, FileDown } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { useCenter } from '../../member-center/use-center.ts'
import { saveFile } from '../../save-file.ts'

const LOOK_MS = 3_000

/**
 * The record on the page as a table to take along: asked for, made by the house, announced by a
 * message.
 */
export function ExportButton({ report, filter }: { report: Exclude<ExportReport, 'OWN_DATA'>; filter: ExportFilter }) {
  const center = useCenter()
  const jobId = center.param('export')
  const ask = useMutation({
    mutationFn: () => call(askExport, { body: { report, filter } }),
    onSuccess: ({ job }) => center.show({ export: job?.jobId ?? null }),
  })
  return (
    <>
      <Button size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
        <FileDown className="i s" aria-hidden />
        {text('records.export')}
      </Button>
      {ask.error && <RefusalNote error={ask.error} />}
      {jobId && <File jobId={jobId} name={`${report.toLowerCase()}.csv`} />}
    </>
  )
}

function File({ jobId, name }: { jobId: string; name: string }) {
  const { timeZone } = useBrand()
  const job = useQuery({
    ...q(oneExport, { params: { jobId } }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.state === 'WAITING' ? LOOK_MS : false),
  })
  const get = useMutation({
    mutationFn: async () => {
      const response = await fetch(pathOf(exportFile, { jobId }), {
        headers: identity.authorization ? { authorization: identity.authorization } : {},
        credentials: 'same-origin',
      })
      if (!response.ok) throw new Unreachable(response.status)
      saveFile(await response.blob(), name)
    },
    onError: () => void job.refetch(),
  })
  const { state, until } = job.data ?? {}
  const gone = state === 'GONE' || state === 'FAILED' || isRefused(job.error, 'SYS_NOT_FOUND')
  return (
    <output className={gone ? 'note record-file' : 'note info record-file'}>
      {state === 'READY' && until ? (
        <>
          {text('records.export.ready', { time: whenText(until, timeZone) })}
          <Button size="sm" look="gold" busy={get.isPending} onClick={() => get.mutate()}>
            <Download className="i s" aria-hidden />
            {text('records.export.get')}
          </Button>
        </>
      ) : (
        text(gone ? 'records.export.gone' : 'records.export.waiting')
      )}
    </output>
  )
}
