import { approvals, approve, reject } from '@senluna/contract/desk/approvals.ts'
import {
  BANK_FILE_STATES,
  bankFileOne,
  bankFiles,
  exportBankFiles,
  type BankFileRow,
} from '@senluna/contract/desk/money/bank-files.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { Refused } from '@senluna/web/client/call/refused.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type Act, type ListSpec } from '../../list/spec.ts'
import { BankFileLines } from '../../shown/BankLines.tsx'
import { momentText, say } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { BankFileButton } from './BankFile.tsx'

const LOOKS = { WAITING: 'warn', RELEASED: 'good', REFUSED: '' } as const satisfies Record<
  (typeof BANK_FILE_STATES)[number],
  string
>

/** Decides the request that a file waits by. */
const decide = (send: (id: string, reason: string) => Promise<unknown>) => async (row: BankFileRow, reason: string) => {
  const { list } = await call(approvals, { query: { objectKind: 'bankFile', objectId: row.id, state: 'PENDING' } })
  const [request] = list
  if (!request) throw new Refused('APPROVAL_STATE')
  return send(request.id, reason)
}

const acts: readonly Act<BankFileRow>[] = [
  {
    name: 'desk.bankFile.do.release',
    right: 'deposits.approve',
    main: true,
    may: ({ state, mine }) => state === 'WAITING' && !mine,
    about: ([row]) => row && <BankFileLines id={row.id} />,
    run: decide((id, reason) => call(approve, { params: { id } }, { reason })),
  },
  {
    name: 'desk.bankFile.do.refuse',
    right: 'deposits.approve',
    danger: true,
    may: ({ state, mine }) => state === 'WAITING' && !mine,
    run: decide((id, reason) => call(reject, { params: { id } }, { reason })),
  },
]

const BANK_FILES: ListSpec<BankFileRow> = {
  page: 'bank-files',
  title: 'desk.bankFile',
  source: listOf(bankFiles),
  exported: exportedBy(exportBankFiles),
  id: (row) => row.id,
  name: (row) => `${row.channelName ?? row.channel} · ${momentText(row.uploadedAt)}`,
  everyMs: 10_000,
  rowOf: (id) => call(bankFileOne, { params: { id } }),
  columns: [
    { name: 'at', label: 'desk.bankFile.uploaded', look: 'when', show: (row) => momentText(row.uploadedAt) },
    { name: 'by', label: 'desk.bankFile.uploadedBy', show: (row) => row.uploadedBy },
    {
      name: 'channel',
      label: 'desk.deposits.channel',
      show: (row) => <ByName name={row.channelName ?? row.channel} code={row.channel} />,
    },
    { name: 'kind', label: 'desk.bankFile.kind', show: (row) => row.kind },
    { name: 'incoming', label: 'desk.bankFile.incoming', look: 'num', show: (row) => row.incoming },
    { name: 'sum', label: 'desk.deposits.amount', look: 'num', show: (row) => moneyText(row.sum, row.currency) },
    {
      name: 'state',
      label: 'desk.deposits.state',
      show: (row) => <span className={`badge ${LOOKS[row.state]}`}>{say(`desk.bankFile.state.${row.state}`)}</span>,
    },
    { name: 'decided', label: 'desk.bankFile.decidedBy', show: (row) => row.decidedBy },
  ],
  acts,
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.bankFile.uploadedBy'), row.uploadedBy],
          [say('desk.deposits.state'), say(`desk.bankFile.state.${row.state}`)],
          [say('desk.bankFile.decidedBy'), row.decidedBy],
          [say('desk.bankFile.result'), row.done && say('desk.bankFile.done', row.done)],
        ]}
      />
      {row.state === 'WAITING' && row.mine && <p className="muted">{say('desk.approvals.mine')}</p>}
      <BankFileLines id={row.id} />
    </>
  ),
  head: <BankFileButton />,
}

/** Bank files: what waits for a second person, and what became of the others. */
export default function BankFiles() {
  return <ListPage list={BANK_FILES} />
}
