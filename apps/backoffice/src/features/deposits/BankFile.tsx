import { deskChannels } from '@senluna/contract/desk/money/deposits.ts'
import { bankFiles, importBankFile, previewBankFile } from '@senluna/contract/desk/money/bank-files.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { action, q, refresh } from '@senluna/web/client/query.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Reason } from '../../forms/Reason.tsx'
import { BankLines, BankTotals } from '../../shown/BankLines.tsx'
import { say } from '../../say.ts'
import { useRight } from '../../session.ts'

/** Opens the window in which a bank's file is looked at and sent for approval. */
export function BankFileButton() {
  const [open, setOpen] = useState(false)
  const maySend = useRight('deposits.edit')
  const maySee = useRight('channels.view')
  if (!maySend || !maySee) return null
  return (
    <>
      <Button look="gold" onClick={() => setOpen(true)}>
        <FileUp className="i s" aria-hidden />
        {say('desk.bankFile.take')}
      </Button>
      {open && <BankFile onClose={() => setOpen(false)} />}
    </>
  )
}

const formOf = (channelId: string, file: File): FormData => {
  const form = new FormData()
  form.set('channelId', channelId)
  form.set('file', file)
  return form
}

function BankFile({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const channels = useQuery(q(deskChannels))
  const banks = (channels.data?.list ?? []).filter(({ method }) => method === 'BANK_QR')
  const [chosen, setChosen] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [missing, setMissing] = useState(false)
  const channelId = chosen || (banks[0]?.id ?? '')
  const look = useMutation(action(previewBankFile))
  const send = async (reason: string) => {
    await call(importBankFile, { form: formOf(channelId, file!) }, { reason })
    toast('info', say('desk.act.waits', { name: say('desk.bankFile.take') }))
    await refresh(bankFiles)
  }
  return (
    <Reason
      title={say('desk.bankFile.take')}
      action={say('desk.bankFile.send')}
      size="wide"
      ready={() => {
        const ready = file !== null && (look.data?.fresh ?? 0) > 0
        setMissing(!ready)
        return ready
      }}
      onDo={send}
      onClose={onClose}
    >
      <p className="hint">{say('desk.bankFile.lead')}</p>
      <Select
        label={say('desk.deposits.channel')}
        value={channelId}
        options={banks.map(({ id, name, payee }) => [id, `${name} · ${payee?.account ?? ''}`] as const)}
        onValue={(id) => {
          setChosen(id)
          setFile(null)
          look.reset()
        }}
      />
      {channelId !== '' && (
        <input
          ref={input}
          className="sr"
          type="file"
          accept=".csv,.txt,.sta,.mt940,.xml"
          tabIndex={-1}
          aria-hidden
          data-testid="bank-file"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (!file) return
            setFile(file)
            setMissing(false)
            look.mutate({ form: formOf(channelId, file) })
          }}
        />
      )}
      <Button busy={look.isPending} disabled={channelId === ''} onClick={() => input.current?.click()}>
        <FileUp className="i s" aria-hidden />
        {file?.name ?? say('desk.bankFile.choose')}
      </Button>
      {missing && <p className="err">{say('desk.bankFile.missing')}</p>}
      <RefusalNote error={look.error} more={lineOf(look.error)} />
      {look.data && (
        <>
          <p>
            <b>{look.data.kind}</b> · {say('desk.bankFile.lines', { n: look.data.lines, fresh: look.data.fresh })}
          </p>
          <BankTotals totals={look.data} />
          {look.data.conflicts.length > 0 && (
            <p className="note">{say('desk.bankFile.conflicts', { lines: look.data.conflicts.join(', ') })}</p>
          )}
          <BankLines rows={look.data.sample} currency={look.data.currency} />
        </>
      )}
    </Reason>
  )
}

/** The line of the file that a refusal is about. */
function lineOf(error: unknown): string | undefined {
  const value: unknown = error instanceof Refused ? error.value : undefined
  return typeof value === 'object' && value !== null && 'line' in value
    ? say('desk.bankFile.at', { line: Number(value.line) })
    : undefined
}
