import { deskWithdrawalOne, uploadPayoutProof, type DeskWithdrawal } from '@senluna/contract/desk-withdrawals.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { call } from '@senluna/web/client/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { moneyText } from '@senluna/web/ui/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Facts } from '../../list/Drawer.tsx'
import { momentText, say } from '../../say.ts'
import { useRight } from '../../session.ts'

/** One order whole: where the money goes, what spoke against it, its parts and its way. */
export function Order({ row }: { row: DeskWithdrawal }) {
  const whole = useQuery(q(deskWithdrawalOne, { params: { no: row.no } }))
  const money = (digits: string) => moneyText(digits, row.currency)
  const maySend = useRight('withdrawals.edit')
  return (
    <>
      <Facts
        of={[
          [say('desk.out.member'), row.userName],
          [say('desk.out.amount'), money(row.amount)],
          [say('desk.out.fee'), money(row.fee)],
          [say('desk.out.received'), money(row.receivedAmount)],
          [say('desk.out.unpaid'), money(row.unpaid)],
          [say('desk.out.returned'), row.returnedAmount === '0' ? undefined : money(row.returnedAmount)],
          [
            say('desk.out.to'),
            <>
              {row.account.bank ?? row.account.kind} <code>{row.number}</code> {row.holder}
            </>,
          ],
          [say('desk.out.score'), row.score],
          [
            say('desk.out.signals'),
            Object.entries(row.signals)
              .map(([signal, weight]) => `${signal} ${weight > 0 ? '+' : ''}${weight}`)
              .join(', '),
          ],
          [
            say('desk.out.missing'),
            row.missing
              .map((one) => `desk.out.ask.${one}`)
              .map((key) => (isText(key) ? text(key) : key))
              .join(', '),
          ],
          [say('desk.out.reason'), row.reason],
        ]}
      />
      {row.parts.length > 0 && (
        <>
          <h3>{say('desk.out.parts')}</h3>
          <Facts
            of={row.parts.map((part) => [
              say('desk.out.part', { n: part.part }),
              [
                money(part.amount),
                say(`desk.out.part.${part.status}`),
                part.bankRef,
                part.paidAt && momentText(part.paidAt),
              ]
                .filter(Boolean)
                .join(' · '),
            ])}
          />
        </>
      )}
      {maySend && row.parts.some(({ status }) => status === 'QUEUED') && <SendProof no={row.no} />}
      {whole.data && (
        <>
          <h3>{say('desk.out.steps')}</h3>
          <Facts
            of={whole.data.steps.map((step) => [
              momentText(step.at),
              [`desk.out.state.${step.state}`]
                .map((key) => (isText(key) ? text(key) : step.state))
                .concat(step.by, step.note ?? '')
                .filter(Boolean)
                .join(' · '),
            ])}
          />
        </>
      )}
    </>
  )
}

/** Sends the picture of a payment; its id goes with the words that the part was paid. */
function SendProof({ no }: { no: string }) {
  const id = useId()
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('purpose', 'PROOF')
      form.set('file', file)
      return call(uploadPayoutProof, { params: { no }, form })
    },
  })
  return (
    <div className="field">
      <label htmlFor={id}>{say('desk.out.sendProof')}</label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        disabled={send.isPending}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) send.mutate(file)
        }}
      />
      <RefusalNote of={send.error} />
      {send.data && <output className="hint">{say('desk.out.proofSent', { id: send.data.fileId })}</output>}
    </div>
  )
}
