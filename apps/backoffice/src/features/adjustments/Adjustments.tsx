import {
  exportAdjustments,
  adjust,
  adjustments,
  uploadEvidence,
  type Adjustment,
} from '@senluna/contract/desk/money/adjustments.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { submitOnce } from '@senluna/web/client/call/idempotency.ts'
import { signedText } from '@senluna/web/ui/money/format.ts'
import { Evidence } from '../../shown/Evidence.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { New } from '../../list/acts/New.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { MemberLink } from '../../shown/MemberLink.tsx'
import { momentText, say } from '../../say.ts'

const source = listOf(adjustments)
const adjustOnce = submitOnce()

function sendEvidence(_: unknown, file: File) {
  const form = new FormData()
  form.set('purpose', 'PROOF')
  form.set('file', file)
  return call(uploadEvidence, { form })
}

const ADJUSTMENTS: ListSpec<Adjustment> = {
  page: 'adjustments',
  title: 'desk.adjust',
  source,
  id: (row) => row.id,
  name: (row) => row.userName,
  columns: [
    { name: 'at', label: 'desk.adjust.at', look: 'when', show: (row) => momentText(row.at) },
    { name: 'member', label: 'desk.withdrawals.member', show: (row) => row.userName },
    {
      name: 'amount',
      label: 'desk.withdrawals.amount',
      look: 'num',
      show: (row) => signedText(row.amount, row.currency),
    },
    {
      name: 'type',
      label: 'desk.adjust.type',
      show: (row) => (
        <span className={row.amount.startsWith('-') ? 'badge warn' : 'badge good'}>
          {say(row.amount.startsWith('-') ? 'desk.adjust.type.TAKEN' : 'desk.adjust.type.GIVEN')}
        </span>
      ),
    },
    { name: 'times', label: 'desk.adjust.times', look: 'num', show: (row) => `× ${row.turnoverX100 / 100}` },
    { name: 'reason', label: 'desk.withdrawals.reason', look: 'wide', show: (row) => row.reason },
    { name: 'files', label: 'desk.adjust.files', look: 'num', show: (row) => row.files.length || '' },
    { name: 'by', label: 'desk.adjust.by', show: (row) => `${row.madeBy} / ${row.checkedBy}` },
  ],
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.withdrawals.member'), <MemberLink key="member" id={row.memberId} name={row.userName} />],
          [say('desk.withdrawals.amount'), signedText(row.amount, row.currency)],
          [say('desk.adjust.times'), `× ${row.turnoverX100 / 100}`],
          [say('desk.withdrawals.reason'), row.reason],
          [say('desk.adjust.by'), `${row.madeBy} / ${row.checkedBy}`],
          [say('desk.adjust.at'), momentText(row.at)],
        ]}
      />
      {row.files.map(({ fileId, url }, n) => (
        <Evidence key={fileId} url={url} name={say('desk.act.picture', { n: n + 1 })} />
      ))}
    </>
  ),
  exported: exportedBy(exportAdjustments),
  filters: [{ name: 'name', label: 'desk.withdrawals.member', kind: 'text' }],
  head: (
    <New
      refreshes={source.key}
      act={{
        name: 'desk.adjust.new',
        right: 'adjustments.edit',
        fields: [
          { name: 'name', label: 'desk.withdrawals.member', kind: 'text', required: true },
          { name: 'amount', label: 'desk.withdrawals.amount', kind: 'digits', required: true },
          { name: 'take', label: 'desk.adjust.take', kind: 'check' },
          { name: 'turnoverX100', label: 'desk.adjust.x100', kind: 'digits', start: () => '100' },
          { name: 'files', label: 'desk.adjust.files', kind: 'pictures', send: sendEvidence },
        ],
        run: async (_, reason, { name = '', amount = '', take = '', turnoverX100 = '', files = '' }) => {
          const body = {
            name,
            amount: `${take === '1' ? '-' : ''}${amount.replace(/^0+/, '')}`,
            turnoverX100: take === '1' ? 0 : Number(turnoverX100 || '0'),
            ...(files ? { files: files.split(',') } : {}),
          }
          return adjustOnce(body, (idempotencyKey) => call(adjust, { body }, { reason, idempotencyKey }))
        },
      }}
    />
  ),
}

/** Money given or taken by hand, always by two people. */
export default function Adjustments() {
  return <ListPage list={ADJUSTMENTS} />
}
