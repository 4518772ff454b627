import {
  exportChannels,
  changeChannel,
  deskChannels,
  rotateAccount,
  type DeskChannel,
} from '@senluna/contract/desk/money/deposits.ts'
import { BANKS } from '@senluna/kit/cashier/banks.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { NewChannel } from './NewChannel.tsx'
import { Facts } from '../../list/Drawer.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { exportedBy, listOf, type ActField, type Choices, type ListSpec } from '../../list/spec.ts'
import { momentText, say } from '../../say.ts'

const STATES = ['OPEN', 'PAUSED', 'CLOSED'] as const

const EDIT: readonly ActField<DeskChannel>[] = [
  { name: 'name', label: 'desk.channels.name', kind: 'text', required: true, start: (row) => row.name },
  {
    name: 'state',
    label: 'desk.deposits.state',
    kind: 'choice',
    required: true,
    start: (row) => row.state,
    options: () => STATES.map((state) => [state, `desk.channels.state.${state}`] as const),
  },
  { name: 'least', label: 'desk.channels.least', kind: 'digits', required: true, start: (row) => row.least },
  { name: 'most', label: 'desk.channels.most', kind: 'digits', required: true, start: (row) => row.most },
  { name: 'feePpm', label: 'desk.channels.feePpm', kind: 'digits', required: true, start: (row) => String(row.feePpm) },
  { name: 'feeFixed', label: 'desk.channels.feeFixed', kind: 'digits', required: true, start: (row) => row.feeFixed },
  {
    name: 'expireMin',
    label: 'desk.channels.expireMin',
    kind: 'digits',
    required: true,
    start: (row) => String(row.expireMin),
  },
  { name: 'dailyCap', label: 'desk.channels.dailyCap', kind: 'digits', start: (row) => row.dailyCap ?? '' },
  {
    name: 'priority',
    label: 'desk.channels.priority',
    kind: 'digits',
    required: true,
    start: (row) => String(row.priority),
  },
  {
    name: 'vipFrom',
    label: 'desk.channels.vipFrom',
    kind: 'digits',
    required: true,
    start: (row) => String(row.vipFrom),
  },
]

const RATE: ActField<DeskChannel> = {
  name: 'vndPerUsdt',
  label: 'desk.channels.rate',
  kind: 'digits',
  required: true,
  start: (row) => row.vndPerUsdt ?? '',
}

const bodyOf = (row: DeskChannel) => ({
  version: row.version,
  name: row.name,
  state: row.state,
  least: row.least,
  most: row.most,
  feePpm: row.feePpm,
  feeFixed: row.feeFixed,
  expireMin: row.expireMin,
  dailyCap: row.dailyCap,
  priority: row.priority,
  vipFrom: row.vipFrom,
  quick: row.quick,
  ...(row.vndPerUsdt ? { vndPerUsdt: row.vndPerUsdt } : {}),
})

/**
 * A demonstration is paid to a bank that isn't there, and keeps it; another brand to any that is.
 */
const banksFor = ({ payee }: DeskChannel): Choices =>
  payee && !(payee.bankBin in BANKS)
    ? [[payee.bankBin, payee.bankBin]]
    : Object.entries(BANKS).map(([bin, name]) => [bin, `${name} (${bin})`] as const)

function edit(row: DeskChannel, reason: string, values: Readonly<Record<string, string>>) {
  const { least = '', most = '' } = values
  return call(
    changeChannel,
    {
      params: { id: row.id },
      body: {
        version: row.version,
        name: values.name ?? '',
        state: STATES.find((state) => state === values.state) ?? row.state,
        least,
        most,
        feePpm: Number(values.feePpm),
        feeFixed: BigInt(values.feeFixed ?? '0').toString(),
        expireMin: Number(values.expireMin),
        dailyCap: values.dailyCap || null,
        priority: Number(values.priority),
        vipFrom: Number(values.vipFrom),
        // What the new limits leave out is offered no more.
        quick: row.quick.filter((digits) => BigInt(digits) >= BigInt(least) && BigInt(digits) <= BigInt(most)),
        ...(values.vndPerUsdt ? { vndPerUsdt: values.vndPerUsdt } : {}),
      },
    },
    { reason },
  )
}

const byTwo = () => <p className="note">{say('desk.channels.do.edit.about')}</p>

const CHANNELS: ListSpec<DeskChannel> = {
  page: 'deposit-channels',
  title: 'desk.channels',
  source: listOf(deskChannels),
  id: (row) => row.id,
  name: (row) => row.code,
  columns: [
    { name: 'code', label: 'desk.channels.code', show: (row) => <code>{row.code}</code> },
    { name: 'method', label: 'desk.deposits.method', show: (row) => say(`desk.method.${row.method}`) },
    { name: 'name', label: 'desk.channels.name', show: (row) => row.name },
    { name: 'account', label: 'desk.channels.account', show: (row) => row.payee?.account ?? row.chain },
    { name: 'least', label: 'desk.channels.least', look: 'num', show: (row) => moneyText(row.least, row.currency) },
    { name: 'most', label: 'desk.channels.most', look: 'num', show: (row) => moneyText(row.most, row.currency) },
    {
      name: 'fee',
      label: 'desk.deposits.fee',
      look: 'num',
      show: (row) =>
        `${row.feePpm / 10_000}%${row.feeFixed === '0' ? '' : ` + ${moneyText(row.feeFixed, row.currency)}`}`,
    },
    {
      name: 'used',
      label: 'desk.channels.used',
      look: 'num',
      show: (row) =>
        `${moneyText(row.usedToday, row.currency)}${row.dailyCap ? ` / ${moneyText(row.dailyCap, row.currency)}` : ''}`,
    },
    { name: 'priority', label: 'desk.channels.priority', look: 'num', show: (row) => row.priority },
    {
      name: 'state',
      label: 'desk.deposits.state',
      show: (row) => (
        <span className={row.state === 'OPEN' && row.reachable ? 'badge good' : 'badge warn'}>
          {say(`desk.channels.state.${row.state}`)}
        </span>
      ),
    },
  ],
  acts: [
    {
      name: 'desk.channels.do.edit',
      right: 'channels.edit',
      may: (row) => row.vndPerUsdt === undefined,
      about: byTwo,
      fields: EDIT,
      run: edit,
    },
    {
      name: 'desk.channels.rate',
      right: 'channels.edit',
      may: (row) => row.vndPerUsdt !== undefined,
      about: byTwo,
      fields: [...EDIT, RATE],
      run: edit,
    },
    {
      name: 'desk.channels.do.close',
      right: 'channels.edit',
      danger: true,
      may: (row) => row.state !== 'CLOSED',
      about: () => <p className="note">{say('desk.channels.do.close.about')}</p>,
      run: (row, reason) =>
        call(changeChannel, { params: { id: row.id }, body: { ...bodyOf(row), state: 'CLOSED' } }, { reason }),
    },
    {
      name: 'desk.channels.do.rotate',
      right: 'channels.edit',
      danger: true,
      may: (row) => row.payee !== undefined,
      fields: [
        {
          name: 'bankBin',
          label: 'desk.channels.bank',
          kind: 'choice',
          required: true,
          start: (row) => row.payee?.bankBin ?? '',
          options: banksFor,
        },
        {
          name: 'account',
          label: 'desk.channels.account',
          kind: 'text',
          required: true,
          start: (row) => row.payee?.account ?? '',
        },
        {
          name: 'accountName',
          label: 'desk.channels.accountName',
          kind: 'text',
          required: true,
          start: (row) => row.payee?.accountName ?? '',
        },
      ],
      run: ({ id }, reason, { bankBin = '', account = '', accountName = '' }) =>
        call(rotateAccount, { params: { id }, body: { bankBin, account: account.trim(), accountName } }, { reason }),
    },
  ],
  exported: exportedBy(exportChannels),
  drawer: (row) => (
    <Facts
      facts={[
        [say('desk.channels.code'), <code key="code">{row.code}</code>],
        [say('desk.deposits.provider'), row.provider],
        [say('desk.channels.reachable'), say(row.reachable ? 'desk.yes' : 'desk.no')],
        [say('desk.channels.bank'), row.payee && `${row.bankName ?? ''} ${row.payee.bankBin}`],
        [say('desk.channels.account'), row.payee?.account],
        [say('desk.channels.accountName'), row.payee?.accountName],
        [say('desk.channels.rate'), row.vndPerUsdt && moneyText(row.vndPerUsdt, row.currency)],
        [say('desk.channels.expireMin'), row.expireMin],
        [say('desk.channels.vipFrom'), row.vipFrom],
        [say('desk.deposits.created'), momentText(row.changedAt)],
      ]}
    />
  ),
}

/** The ways to deposit of the brand. */
export default function Channels() {
  return <ListPage list={{ ...CHANNELS, head: <NewChannel /> }} />
}
