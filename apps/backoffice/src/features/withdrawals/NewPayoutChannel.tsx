import { openPayoutChannel, payoutChannels } from '@senluna/contract/desk/money/withdrawals.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'
import { New } from '../../list/acts/New.tsx'
import { listOf } from '../../list/spec.ts'

type Values = Readonly<Record<string, string>>

const KINDS = ['BANK', 'USDT_TRC20', 'USDT_ERC20'] as const

/** Asks for a new way to pay out, by a provider that is configured or by hand. */
export function NewPayoutChannel() {
  const { data } = useQuery(q(payoutChannels))
  if (!data) return null
  return (
    <New
      refreshes={listOf(payoutChannels).key}
      act={{
        name: 'desk.payoutChannels.new',
        right: 'channels.edit',
        fields: [
          {
            name: 'id',
            label: 'desk.payoutChannels.code',
            kind: 'text',
            required: true,
            hint: 'desk.payoutChannels.code.hint',
          },
          { name: 'name', label: 'desk.payoutChannels.name', kind: 'text', required: true },
          {
            name: 'provider',
            label: 'desk.payoutChannels.provider',
            kind: 'choice',
            required: true,
            options: () =>
              data.providers.map(
                (code) => [code, code === 'manual' ? 'desk.payoutChannels.provider.manual' : code] as const,
              ),
          },
          {
            name: 'kinds',
            label: 'desk.payoutChannels.kinds',
            kind: 'choices',
            required: true,
            options: () => KINDS.map((kind) => [kind, `desk.payout.${kind}`] as const),
          },
          { name: 'least', label: 'desk.payoutChannels.least', kind: 'digits', required: true },
          { name: 'most', label: 'desk.payoutChannels.most', kind: 'digits', required: true },
          { name: 'priority', label: 'desk.payoutChannels.priority', kind: 'digits' },
          { name: 'feePpm', label: 'desk.payoutChannels.feePpm', kind: 'digits' },
          { name: 'feeFixed', label: 'desk.payoutChannels.feeFixed', kind: 'digits' },
        ],
        run: (_, reason, values) => call(openPayoutChannel, { body: bodyOf(values) }, { reason }),
      }}
    />
  )
}

const bodyOf = ({ id = '', name = '', provider = '', kinds = '', least = '', most = '', ...more }: Values) => ({
  id: id.trim(),
  name,
  provider,
  kinds: KINDS.filter((kind) => kinds.split(',').includes(kind)),
  least,
  most,
  priority: Number(more.priority || '0'),
  feePpm: Number(more.feePpm || '0'),
  feeFixed: more.feeFixed || '0',
})
