import '../../features/records/records.css'
import { askExport, type ExportFilter, type ExportReport } from '@senluna/contract/member/exports.ts'
import { csvTable } from '@senluna/kit/text/csv.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { saveFile } from '../../save-file.ts'
import { ExportFile } from '../../features/records/ExportFile.tsx'
import { call } from '@senluna/web/client/call/call.ts'
import { allRows } from './all-rows.ts'
import { useChosen } from './use-chosen.ts'
import { eachOf, fileCell, type AgentColumn } from './table/table.ts'

interface Props<Row> {
  /** The file's name, without its ending. */
  name: string
  columns: readonly AgentColumn<Row>[]
  /** Reads the page after a key; the first without one. */
  pageAfter: (after: string | undefined) => Promise<{ list: readonly Row[]; next?: string | undefined }>
  /** The same table made by the house, where it is longer than the page makes it. */
  long?: { report: ExportReport; filter: ExportFilter }
}

/** All rows of a table, also those that aren't shown yet, as a file for spreadsheets. */
export function CsvButton<Row>({ name, columns, pageAfter, long }: Props<Row>) {
  const { currency } = useBrand()
  const chosen = useChosen()
  const jobId = long && chosen.get('export')
  const ask = useMutation({
    mutationFn: (asked: NonNullable<typeof long>) => call(askExport, { body: asked }),
    onSuccess: ({ job }) => {
      chosen.set({ export: job?.jobId })
      toast('info', text('team.csv.long'))
    },
  })
  const save = useMutation({
    mutationFn: () => allRows(pageAfter),
    onSuccess: ({ rows, isCut }) => {
      if (isCut && long) {
        ask.mutate(long)
        return
      }
      const filed = eachOf(columns)
      const cells = rows.map((row) => filed.map((column) => fileCell(column, row, currency)))
      const titles = filed.map(({ title }) => title)
      const goesOn = text('records.export.cut', { count: countText(rows.length) })
      const table = csvTable(titles, isCut ? [...cells, [goesOn]] : cells)
      saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
      if (isCut) toast('info', goesOn)
    },
  })
  return (
    <div className="ag-csv">
      <Button size="sm" busy={save.isPending || ask.isPending} onClick={() => save.mutate()}>
        <FileDown className="i s" aria-hidden />
        {text('team.csv')}
      </Button>
      <RefusalNote error={save.error ?? ask.error} />
      {jobId && long && <ExportFile jobId={jobId} name={`${name}.csv`} />}
    </div>
  )
}
