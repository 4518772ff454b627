import { exportFile, oneExport } from '@senluna/contract/member/exports.ts'
import { pathOf } from '@senluna/contract/address.ts'
import { identity } from '@senluna/web/client/call/identity.ts'
import { q } from '@senluna/web/client/query.ts'
import { isRefused, Unreachable } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { countText, whenText } from '@senluna/web/ui/money/format.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useBrand } from '../../brand.ts'
import { saveFile } from '../../save-file.ts'

const LOOK_MS = 3_000
const NOT_FOUND = 404

/** How far a file is that was asked for, and the file itself once it is there. */
export function ExportFile({ jobId, name }: { jobId: string; name: string }) {
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
  const { state, until, cutAt } = job.data ?? {}
  // It may be there, but for somebody who may not have it any more.
  const isRefusedNow = get.error instanceof Unreachable && get.error.cause === NOT_FOUND
  const gone = state === 'GONE' || state === 'FAILED' || isRefused(job.error, 'SYS_NOT_FOUND') || isRefusedNow
  return (
    <output className={gone ? 'note record-file' : 'note info record-file'}>
      {state === 'READY' && until && !gone ? (
        <>
          {text('records.export.ready', { time: whenText(until, timeZone) })}
          {cutAt !== undefined && <b>{text('records.export.cut', { count: countText(cutAt) })}</b>}
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
