import {
  deskChannels,
  deskDeposits,
  importBankFile,
  previewBankFile,
  suspenseList,
  type BankImport,
} from '@senluna/contract/desk/money/deposits.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'

/** Opens the window in which a bank's file is looked at and imported. */
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
  const channelId = chosen || (banks[0]?.id ?? '')
  const look = useMutation(action(previewBankFile))
  const take = useMutation(
    action(importBankFile, {
      refreshes: [deskDeposits, suspenseList],
      done: ({ credited, review, suspense, waiting }) => {
        toast('success', say('desk.bankFile.done', { credited, review, suspense, waiting }))
        onClose()
      },
    }),
  )
  const error = look.error ?? take.error
  return (
    <Modal title={say('desk.bankFile.take')} size="wide" onClose={onClose}>
      <div className="form">
        <p className="hint">{say('desk.bankFile.lead')}</p>
        <Select
          label={say('desk.deposits.channel')}
          value={channelId}
          options={banks.map(({ id, name, payee }) => [id, `${name} · ${payee?.account ?? ''}`] as const)}
          onValue={(id) => {
            setChosen(id)
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
              look.mutate({ form: formOf(channelId, file) })
            }}
          />
        )}
        <Button busy={look.isPending} disabled={channelId === ''} onClick={() => input.current?.click()}>
          <FileUp className="i s" aria-hidden />
          {file?.name ?? say('desk.bankFile.choose')}
        </Button>
        <RefusalNote of={error} more={lineOf(error)} />
        {look.data && <Preview of={look.data} />}
        <Button
          look="gold"
          block
          busy={take.isPending}
          disabled={!file || !look.data || look.data.fresh === 0}
          onClick={() => file && take.mutate({ form: formOf(channelId, file) })}
        >
          {say('desk.bankFile.take')}
        </Button>
      </div>
    </Modal>
  )
}

/** The line of the file that a refusal is about. */
function lineOf(error: unknown): string | undefined {
  const value: unknown = error instanceof Refused ? error.value : undefined
  return typeof value === 'object' && value !== null && 'line' in value
    ? say('desk.bankFile.at', { line: Number(value.line) })
    : undefined
}

/** What importing would do, line by line for the first fifty. */
function Preview({ of }: { of: BankImport }) {
  return (
    <>
      <p>
        <b>{of.kind}</b> · {say('desk.bankFile.lines', { n: of.lines, fresh: of.fresh })} ·{' '}
        {say('desk.bankFile.sum', { n: of.incoming, sum: moneyText(of.sum, of.currency) })}
      </p>
      {of.conflicts.length > 0 && (
        <p className="note">{say('desk.bankFile.conflicts', { lines: of.conflicts.join(', ') })}</p>
      )}
      <div className="bank-preview">
        <table>
          <tbody>
            {of.sample.map((line, index) => (
              <tr key={`${index} ${line.reference}`} className={line.known ? 'known' : undefined}>
                <td className="num">{momentText(line.bookedAt)}</td>
                <td className="num">{moneyText(line.amount, of.currency)}</td>
                <td>{line.content}</td>
                <td>{line.payerName}</td>
                <td>{line.known ? say('desk.bankFile.known') : (line.orderNo ?? '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
