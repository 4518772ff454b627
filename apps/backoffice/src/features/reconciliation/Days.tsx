import { exportDays, channelDays, type ChannelDay } from '@senluna/contract/desk/money/reconciliation.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { dayText, momentText, say } from '../../say.ts'
import { ByName } from '../../shown/ByName.tsx'
import { Compared, openAct } from './difference.tsx'

const money = (row: ChannelDay, digits: string) => (digits === '0' ? '–' : moneyText(digits, row.currency))
const counted = (row: ChannelDay, { count, amount }: { count: number; amount: string }) =>
  count === 0 ? '–' : say('desk.recon.counted', { count, amount: moneyText(amount, row.currency) })

const DAYS: ListSpec<ChannelDay> = {
  page: 'recon',
  title: 'desk.recon',
  source: listOf(channelDays),
  id: (row) => row.id,
  name: (row) => `${row.channelName ?? row.channel} · ${dayText(row.day)}`,
  columns: [
    { name: 'day', label: 'desk.recon.day', look: 'when', show: (row) => dayText(row.day) },
    {
      name: 'channel',
      label: 'desk.recon.channel',
      show: (row) => <ByName name={row.channelName ?? row.channel} code={row.channel} />,
    },
    { name: 'orders', label: 'desk.recon.orders', look: 'num', show: (row) => counted(row, row.orders) },
    { name: 'receipts', label: 'desk.recon.receipts', look: 'num', show: (row) => counted(row, row.receipts) },
    { name: 'unbacked', label: 'desk.recon.unbacked', look: 'num', show: (row) => money(row, row.unbacked) },
    { name: 'suspense', label: 'desk.recon.suspense', look: 'num', show: (row) => money(row, row.suspense) },
    {
      name: 'returned',
      label: 'desk.recon.returned',
      look: 'num',
      show: (row) => money(row, row.returned),
      hidden: true,
    },
    { name: 'payouts', label: 'desk.recon.payouts', look: 'num', show: (row) => counted(row, row.payouts) },
    {
      name: 'wentOut',
      label: 'desk.recon.wentOut',
      look: 'num',
      show: (row) => counted(row, row.wentOut),
      hidden: true,
    },
    { name: 'clear', label: 'desk.recon.state', show: (row) => <Compared compared={row} /> },
  ],
  filters: [
    { name: 'from', label: 'desk.recon.from', kind: 'day' },
    { name: 'to', label: 'desk.recon.to', kind: 'day' },
    { name: 'open', label: 'desk.recon.state', kind: 'choice', options: () => [['1', say('desk.recon.open')]] },
  ],
  acts: [openAct('BANK')],
  exported: exportedBy(exportDays),
  drawer: (row) => (
    <>
      <Facts
        facts={[
          [say('desk.recon.orders'), counted(row, row.orders)],
          [say('desk.recon.receipts'), counted(row, row.receipts)],
          [say('desk.recon.unbacked'), money(row, row.unbacked)],
          [say('desk.recon.suspense'), money(row, row.suspense)],
          [say('desk.recon.returned'), money(row, row.returned)],
          [say('desk.recon.payouts'), counted(row, row.payouts)],
          [say('desk.recon.wentOut'), counted(row, row.wentOut)],
        ]}
      />
      {row.resolved && (
        <p className="note info">
          {say(`desk.recon.resolved.${row.resolved.how}`, {
            amount: `${money(row, row.resolved.unbacked)} / ${money(row, row.resolved.suspense)}`,
            by: `${row.resolved.madeBy}, ${row.resolved.checkedBy}`,
            at: momentText(row.resolved.at),
            reason: row.resolved.reason,
          })}
        </p>
      )}
      <p className="muted">{say(row.state === 'CLEAR' ? 'desk.recon.clear.hint' : 'desk.recon.open.hint')}</p>
    </>
  ),
}

/** Orders and payouts against what banks and providers say, day by day. */
export default function Days() {
  return <ListPage list={DAYS} />
}
