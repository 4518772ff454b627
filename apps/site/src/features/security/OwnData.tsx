import { askExport, exportFile, ownExport } from '@senluna/contract/member/exports.ts'
import { pathOf } from '@senluna/contract/address.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { identity } from '@senluna/web/client/call/identity.ts'
import { cache, keyOf, q } from '@senluna/web/client/query.ts'
import { Unreachable } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../brand.ts'
import { FormWindow } from '../../account-windows/FormWindow.tsx'
import { useConfirmedForm } from '../../account-windows/use-confirmed-form.ts'
import { saveFile } from '../../save-file.ts'

const LOOK_MS = 4_000

/** Everything that is kept of the member, as one file. */
export function OwnData({ hasPassword }: { hasPassword: boolean }) {
  const { timeZone, brandName } = useBrand()
  const [asking, setAsking] = useState(false)
  const state = useQuery({
    ...q(ownExport),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data?.job?.state === 'WAITING' ? LOOK_MS : false),
  })
  const ask = useConfirmedForm({
    asksPassword: hasPassword,
    send: (again) => call(askExport, { body: { ...again, report: 'OWN_DATA' } }),
    onDone: (next) => {
      cache.setQueryData(keyOf(ownExport), next)
      setAsking(false)
    },
  })
  const get = useMutation({
    mutationFn: async (jobId: string) => {
      const response = await fetch(pathOf(exportFile, { jobId }), {
        headers: identity.authorization ? { authorization: identity.authorization } : {},
        credentials: 'same-origin',
      })
      if (!response.ok) throw new Unreachable(response.status)
      saveFile(await response.blob(), `${brandName}.zip`)
    },
    onError: () => void state.refetch(),
  })
  const { job, mayAskAt } = state.data ?? { job: null, mayAskAt: null }
  return (
    <section className="card security-card">
      <h2>{text('sec.data.title')}</h2>
      <p className="hint">{text('sec.data.lead')}</p>
      <RefusalNote error={state.error ?? get.error} />
      <output className="form">
        {job?.state === 'WAITING' && <span className="note info">{text('sec.data.waiting')}</span>}
        {job?.state === 'READY' && job.until && (
          <span className="note info">{text('sec.data.ready', { time: whenText(job.until, timeZone) })}</span>
        )}
        {job?.state === 'FAILED' && <span className="note">{text('sec.data.failed')}</span>}
      </output>
      {job?.state === 'READY' && (
        <Button look="line" busy={get.isPending} onClick={() => get.mutate(job.jobId)}>
          {text('sec.data.get')}
        </Button>
      )}
      {mayAskAt === null ? (
        <Button look="line" disabled={!state.data} onClick={() => setAsking(true)}>
          {text('sec.data.ask')}
        </Button>
      ) : (
        <p className="hint">{text('sec.data.next', { time: whenText(mayAskAt, timeZone) })}</p>
      )}
      {asking && (
        <FormWindow
          title={text('sec.data.ask')}
          form={ask}
          submit={text('sec.data.ask')}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
