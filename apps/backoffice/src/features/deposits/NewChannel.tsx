import { deskChannels, openChannel } from '@senluna/contract/desk/money/deposits.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { New } from '../../list/acts/New.tsx'
import { asTheyAre, listOf } from '../../list/spec.ts'

const METHODS = ['BANK_QR', 'EWALLET', 'USDT', 'SCRATCH', 'GATEWAY'] as const
const CHAINS = ['TRC20', 'ERC20'] as const

/** Asks for a new way to deposit, by a provider that is configured. */
export function NewChannel() {
  const { data } = useQuery(q(deskChannels))
  if (!data) return null
  return (
    <New
      refreshes={listOf(deskChannels).key}
      act={{
        name: 'desk.channels.new',
        right: 'channels.edit',
        fields: [
          { name: 'code', label: 'desk.channels.code', kind: 'text', required: true, hint: 'desk.channels.code.hint' },
          { name: 'name', label: 'desk.channels.name', kind: 'text', required: true },
          {
            name: 'method',
            label: 'desk.deposits.method',
            kind: 'choice',
            required: true,
            options: () => METHODS.map((method) => [method, `desk.method.${method}`] as const),
          },
          {
            name: 'provider',
            label: 'desk.deposits.provider',
            kind: 'choice',
            required: true,
            options: () => asTheyAre(data.providers),
          },
          { name: 'least', label: 'desk.channels.least', kind: 'digits', required: true },
          { name: 'most', label: 'desk.channels.most', kind: 'digits', required: true },
          { name: 'feePpm', label: 'desk.channels.feePpm', kind: 'digits' },
          { name: 'feeFixed', label: 'desk.channels.feeFixed', kind: 'digits' },
          { name: 'expireMin', label: 'desk.channels.expireMin', kind: 'digits', required: true },
          { name: 'dailyCap', label: 'desk.channels.dailyCap', kind: 'digits' },
          { name: 'priority', label: 'desk.channels.priority', kind: 'digits' },
          { name: 'vipFrom', label: 'desk.channels.vipFrom', kind: 'digits' },
          { name: 'bankBin', label: 'desk.channels.bin', kind: 'digits', hint: 'desk.channels.bin.hint' },
          { name: 'account', label: 'desk.channels.account', kind: 'text' },
          { name: 'accountName', label: 'desk.channels.accountName', kind: 'text' },
          {
            name: 'chain',
            label: 'desk.channels.chain',
            kind: 'choice',
            options: () => asTheyAre(CHAINS),
          },
          { name: 'vndPerUsdt', label: 'desk.channels.rate', kind: 'digits' },
        ],
        run: (_, reason, values) => call(openChannel, { body: bodyOf(values) }, { reason }),
      }}
    />
  )
}

function bodyOf(values: Readonly<Record<string, string>>) {
  const {
    code = '',
    name = '',
    least = '',
    most = '',
    dailyCap = '',
    bankBin = '',
    account = '',
    vndPerUsdt = '',
  } = values
  const method = METHODS.find((method) => method === values.method) ?? METHODS[0]
  const chain = CHAINS.find((chain) => chain === values.chain)
  const quick = [least, most].filter((digits, n, all) => digits !== '' && all.indexOf(digits) === n)
  return {
    code: code.trim().toUpperCase(),
    name,
    method,
    provider: values.provider ?? '',
    least,
    most,
    feePpm: Number(values.feePpm || '0'),
    feeFixed: BigInt(values.feeFixed || '0').toString(),
    expireMin: Number(values.expireMin || '0'),
    dailyCap: dailyCap || null,
    priority: Number(values.priority || '0'),
    vipFrom: Number(values.vipFrom || '0'),
    quick,
    // What a method has no use for is not sent: the server refuses it.
    ...(method === 'BANK_QR'
      ? { payee: { bankBin, account: account.trim(), accountName: values.accountName ?? '' } }
      : {}),
    ...(method === 'USDT' && chain ? { chain } : {}),
    ...(method === 'USDT' && vndPerUsdt ? { vndPerUsdt } : {}),
  }
}
