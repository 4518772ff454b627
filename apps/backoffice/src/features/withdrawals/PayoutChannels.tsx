import {
  exportPayoutChannels,
  changePayoutChannel,
  pausePayoutChannel,
  payoutChannels,
  type PayoutChannel,
} from '@senluna/contract/desk/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { NewPayoutChannel } from './NewPayoutChannel.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ListSpec } from '../../list/spec.ts'
import './payout-channels.css'
import { momentText, say, wordOf } from '../../say.ts'

const PERCENT = 10_000

/** What the provider takes for one payment: a share, and besides. */
function feeText({ feePpm, feeFixed, currency }: PayoutChannel): string {
  const share = feePpm === 0 ? [] : [`${feePpm / PERCENT}%`]
  const besides = feeFixed === '0' ? [] : [moneyText(feeFixed, currency)]
  return [...share, ...besides].join(' + ') || '0'
}

/** How many of a hundred payments of a week were paid, and of how many. */
const rateText = ({ paid, failed }: PayoutChannel): string =>
  paid + failed === 0 ? '–' : `${((paid * 100) / (paid + failed)).toFixed(1)}% (${paid} / ${failed})`

/** What the provider still has, as it said last. */
function Balance({ of: { balance, currency } }: { of: PayoutChannel }) {
  const isKnown = balance.amount !== undefined && balance.at !== undefined
  return (
    <span className="balance-at">
      {isKnown && <span className="num">{moneyText(balance.amount!, currency)}</span>}
      {balance.state === 'UNREACHABLE' && <span className="badge bad">{say('desk.ways.balance.UNREACHABLE')}</span>}
      {isKnown ? (
        <small>{say('desk.ways.balance.at', { time: momentText(balance.at!) })}</small>
      ) : (
        balance.state !== 'UNREACHABLE' && <span className="muted">{say(`desk.ways.balance.${balance.state}`)}</span>
      )}
    </span>
  )
}

const CHANNELS: ListSpec<PayoutChannel> = {
  page: 'payoutChannels',
  title: 'desk.ways',
  source: listOf(payoutChannels),
  id: (row) => row.id,
  name: (row) => row.name,
  everyMs: 30_000,
  columns: [
    { name: 'id', label: 'desk.ways.id', show: (row) => row.name },
    {
      name: 'state',
      label: 'desk.ways.state',
      show: (row) => (
        <span className={row.closed ? 'badge' : row.paused ? 'badge bad' : 'badge good'}>
          {say(row.closed ? 'desk.ways.closed' : row.paused ? 'desk.ways.paused' : 'desk.ways.on')}
        </span>
      ),
    },
    { name: 'provider', label: 'desk.ways.provider', show: (row) => <code>{row.provider}</code> },
    {
      name: 'kinds',
      label: 'desk.ways.kinds',
      look: 'wide',
      show: (row) => row.kinds.map((kind) => wordOf('desk.payout', kind)).join(', '),
    },
    {
      name: 'limits',
      label: 'desk.ways.limits',
      look: 'num',
      show: (row) => `${moneyText(row.least, row.currency)} – ${moneyText(row.most, row.currency)}`,
    },
    { name: 'balance', label: 'desk.ways.balance', look: 'end', show: (row) => <Balance of={row} /> },
    { name: 'fee', label: 'desk.ways.fee', look: 'num', show: feeText },
    { name: 'priority', label: 'desk.ways.priority', look: 'num', hidden: true, show: (row) => row.priority },
    { name: 'rate', label: 'desk.ways.rate', look: 'num', show: rateText },
    { name: 'open', label: 'desk.ways.open', look: 'num', show: (row) => row.open },
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
        {
          name: 'feePpm',
          label: 'desk.ways.feePpm',
          kind: 'digits',
          required: true,
          start: (row) => String(row.feePpm),
        },
        { name: 'feeFixed', label: 'desk.ways.feeFixed', kind: 'digits', required: true, start: (row) => row.feeFixed },
        { name: 'on', label: 'desk.ways.on', kind: 'check', start: (row) => (row.paused ? '' : '1') },
      ],
      run: (row, reason, { least = '', most = '', priority = '0', feePpm = '0', feeFixed = '0', on = '' }) =>
        call(
          changePayoutChannel,
          {
            params: { id: row.id },
            body: { least, most, priority: Number(priority), feePpm: Number(feePpm), feeFixed, paused: on !== '1' },
          },
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
        [say('desk.ways.balance'), <Balance key="balance" of={row} />],
        [say('desk.ways.fee'), feeText(row)],
        [say('desk.ways.least'), moneyText(row.least, row.currency)],
        [say('desk.ways.most'), moneyText(row.most, row.currency)],
        [say('desk.ways.rate'), rateText(row)],
        [say('desk.ways.open'), row.open],
      ]}
    />
  ),
}

/** The ways by which money leaves. */
export default function PayoutChannels() {
  return <ListPage of={{ ...CHANNELS, head: <NewPayoutChannel /> }} />
}
