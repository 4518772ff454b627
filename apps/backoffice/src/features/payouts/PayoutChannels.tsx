import {
  exportPayoutChannels,
  changePayoutChannel,
  pausePayoutChannel,
  payoutChannels,
  type PayoutChannel,
} from '@senluna/contract/desk-withdrawals.ts'
import { call } from '@senluna/web/client/call.ts'
import { moneyText } from '@senluna/web/ui/format.ts'
import { NewWay } from './NewWay.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import { say, wordOf } from '../../say.ts'

const CHANNELS: ListSpec<PayoutChannel> = {
  page: 'payoutChannels',
  title: 'desk.ways',
  source: listOf(payoutChannels),
  id: (row) => row.id,
  name: (row) => row.name,
  everyMs: 30_000,
  columns: [
    { name: 'id', label: 'desk.ways.id', show: (row) => row.name },
    { name: 'provider', label: 'desk.ways.provider', show: (row) => <code>{row.provider}</code> },
    {
      name: 'kinds',
      label: 'desk.ways.kinds',
      show: (row) => row.kinds.map((kind) => wordOf('desk.payout', kind)).join(', '),
    },
    {
      name: 'limits',
      label: 'desk.ways.limits',
      look: 'num',
      show: (row) => `${moneyText(row.least, row.currency)} – ${moneyText(row.most, row.currency)}`,
    },
    { name: 'priority', label: 'desk.ways.priority', look: 'num', show: (row) => row.priority },
    { name: 'rate', label: 'desk.ways.rate', look: 'num', show: (row) => `${row.paid} / ${row.failed}` },
    { name: 'open', label: 'desk.ways.open', look: 'num', show: (row) => row.open },
    {
      name: 'state',
      label: 'desk.ways.state',
      show: (row) => (
        <span className={row.closed ? 'badge' : row.paused ? 'badge bad' : 'badge good'}>
          {say(row.closed ? 'desk.ways.closed' : row.paused ? 'desk.ways.paused' : 'desk.ways.on')}
        </span>
      ),
    },
  ],
  acts: [
    {
      name: 'desk.ways.do.pause',
      right: 'channels.edit',
      danger: true,
      may: (row) => !row.paused && !row.closed,
      run: (row, reason) => call(pausePayoutChannel, { params: { id: row.id }, body: {} }, { reason }),
    },
    {
      name: 'desk.ways.do.edit',
      right: 'channels.edit',
      may: (row) => !row.closed,
      fields: [
        { name: 'least', label: 'desk.ways.least', kind: 'digits', required: true, start: (row) => row.least },
        { name: 'most', label: 'desk.ways.most', kind: 'digits', required: true, start: (row) => row.most },
        {
          name: 'priority',
          label: 'desk.ways.priority',
          kind: 'digits',
          required: true,
          start: (row) => String(row.priority),
        },
        { name: 'on', label: 'desk.ways.on', kind: 'check', start: (row) => (row.paused ? '' : '1') },
      ],
      run: (row, reason, { least = '', most = '', priority = '0', on = '' }) =>
        call(
          changePayoutChannel,
          { params: { id: row.id }, body: { least, most, priority: Number(priority), paused: on !== '1' } },
          { reason },
        ),
    },
    {
      name: 'desk.ways.do.close',
      right: 'channels.edit',
      danger: true,
      may: (row) => !row.closed && row.open === 0,
      run: (row, reason) => call(changePayoutChannel, { params: { id: row.id }, body: { closed: true } }, { reason }),
    },
  ],
  exported: exportedBy(exportPayoutChannels),
  drawer: (row) => (
    <Facts
      of={[
        [say('desk.ways.id'), <code key="id">{row.id}</code>],
        [say('desk.ways.provider'), row.provider],
        [say('desk.ways.kinds'), row.kinds.map((kind) => wordOf('desk.payout', kind)).join(', ')],
        [say('desk.ways.least'), moneyText(row.least, row.currency)],
        [say('desk.ways.most'), moneyText(row.most, row.currency)],
        [say('desk.ways.rate'), `${row.paid} / ${row.failed}`],
        [say('desk.ways.open'), row.open],
      ]}
    />
  ),
}

/** The ways by which money leaves. */
export default function PayoutChannels() {
  return <ListPage of={{ ...CHANNELS, head: <NewWay /> }} />
}
