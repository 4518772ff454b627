import { askExport, type ExportFilter, type ExportReport } from '@senluna/contract/member/exports.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useCenter } from '../../member-center/use-center.ts'
import { ExportFile } from './ExportFile.tsx'

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
      {jobId && <ExportFile jobId={jobId} name={`${report.toLowerCase()}.csv`} />}
    </>
  )
}
