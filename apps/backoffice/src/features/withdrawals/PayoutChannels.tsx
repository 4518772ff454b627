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
function Balance({ channel: { balance, currency } }: { channel: PayoutChannel }) {
  const isKnown = balance.amount !== undefined && balance.at !== undefined
  return (
    <span className="balance-at">
      {isKnown && <span className="num">{moneyText(balance.amount!, currency)}</span>}
      {balance.state === 'UNREACHABLE' && (
        <span className="badge bad">{say('desk.payoutChannels.balance.UNREACHABLE')}</span>
      )}
      {isKnown ? (
        <small>{say('desk.payoutChannels.balance.at', { time: momentText(balance.at!) })}</small>
      ) : (
        balance.state !== 'UNREACHABLE' && (
          <span className="muted">{say(`desk.payoutChannels.balance.${balance.state}`)}</span>
        )
      )}
    </span>
  )
}

const CHANNELS: ListSpec<PayoutChannel> = {
  page: 'payoutChannels',
  title: 'desk.payoutChannels',
  source: listOf(payoutChannels),
  id: (row) => row.id,
  name: (row) => row.name,
  everyMs: 30_000,
  columns: [
    { name: 'id', label: 'desk.payoutChannels.id', show: (row) => row.name },
    {
      name: 'state',
      label: 'desk.payoutChannels.state',
      show: (row) => (
        <span className={row.closed ? 'badge' : row.paused ? 'badge bad' : 'badge good'}>
          {say(
            row.closed
              ? 'desk.payoutChannels.closed'
              : row.paused
                ? 'desk.payoutChannels.paused'
                : 'desk.payoutChannels.on',
          )}
        </span>
      ),
    },
    {
      name: 'provider',
      label: 'desk.payoutChannels.provider',
      show: (row) => wordOf('desk.payoutChannels.provider', row.provider),
    },
    {
      name: 'kinds',
      label: 'desk.payoutChannels.kinds',
      look: 'wide',
      show: (row) => row.kinds.map((kind) => wordOf('desk.payout', kind)).join(', '),
    },
    {
      name: 'limits',
      label: 'desk.payoutChannels.limits',
      look: 'num',
      show: (row) => `${moneyText(row.least, row.currency)} – ${moneyText(row.most, row.currency)}`,
    },
    { name: 'balance', label: 'desk.payoutChannels.balance', look: 'end', show: (row) => <Balance channel={row} /> },
    { name: 'fee', label: 'desk.payoutChannels.fee', look: 'num', show: feeText },
    { name: 'priority', label: 'desk.payoutChannels.priority', look: 'num', hidden: true, show: (row) => row.priority },
    { name: 'rate', label: 'desk.payoutChannels.rate', look: 'num', show: rateText },
    { name: 'open', label: 'desk.payoutChannels.open', look: 'num', show: (row) => row.open },
  ],
  acts: [
    {
      name: 'desk.payoutChannels.do.pause',
      right: 'channels.edit',
      danger: true,
      may: (row) => !row.paused && !row.closed,
      run: (row, reason) => call(pausePayoutChannel, { params: { id: row.id }, body: {} }, { reason }),
    },
    {
      name: 'desk.payoutChannels.do.edit',
      right: 'channels.edit',
      may: (row) => !row.closed,
      fields: [
        {
          name: 'least',
          label: 'desk.payoutChannels.least',
          kind: 'digits',
          required: true,
          start: (row) => row.least,
        },
        { name: 'most', label: 'desk.payoutChannels.most', kind: 'digits', required: true, start: (row) => row.most },
        {
          name: 'priority',
          label: 'desk.payoutChannels.priority',
          kind: 'digits',
          required: true,
          start: (row) => String(row.priority),
        },
        {
          name: 'feePpm',
          label: 'desk.payoutChannels.feePpm',
          kind: 'digits',
          required: true,
          start: (row) => String(row.feePpm),
        },
        {
          name: 'feeFixed',
          label: 'desk.payoutChannels.feeFixed',
          kind: 'digits',
          required: true,
          start: (row) => row.feeFixed,
        },
        { name: 'on', label: 'desk.payoutChannels.on', kind: 'check', start: (row) => (row.paused ? '' : '1') },
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
      name: 'desk.payoutChannels.do.close',
      right: 'channels.edit',
      danger: true,
      may: (row) => !row.closed && row.open === 0,
      run: (row, reason) => call(changePayoutChannel, { params: { id: row.id }, body: { closed: true } }, { reason }),
    },
  ],
  exported: exportedBy(exportPayoutChannels),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.payoutChannels.id'), <code key="id">{row.id}</code>],
        [say('desk.payoutChannels.provider'), wordOf('desk.payoutChannels.provider', row.provider)],
        [say('desk.payoutChannels.kinds'), row.kinds.map((kind) => wordOf('desk.payout', kind)).join(', ')],
        [say('desk.payoutChannels.balance'), <Balance key="balance" channel={row} />],
        [say('desk.payoutChannels.fee'), feeText(row)],
        [say('desk.payoutChannels.least'), moneyText(row.least, row.currency)],
        [say('desk.payoutChannels.most'), moneyText(row.most, row.currency)],
        [say('desk.payoutChannels.rate'), rateText(row)],
        [say('desk.payoutChannels.open'), row.open],
      ]}
    />
  ),
}

/** The ways by which money leaves. */
export default function PayoutChannels() {
  return <ListPage list={{ ...CHANNELS, head: <NewPayoutChannel /> }} />
}
