import type { Downline } from '@senluna/contract/agent/downlines.ts'
import { text } from '@senluna/web/client/text.ts'
import { rateText } from '../contracts/words.ts'

const LOOKS = { NEW_REQUEST: 'info', SIGNED: '', TERMINATION_REQUEST: 'warn' } as const

/** What an account holds or is offered, each with the highest of its rates. */
export function ContractBadges({ contracts }: Pick<Downline, 'contracts'>) {
  if (contracts.length === 0) return <span className="muted">–</span>
  return (
    <span className="ag-badges">
      {contracts.map(({ kind, status, ratePpm }) => (
        <span
          key={`${kind} ${status}`}
          className={`ag-badge ${LOOKS[status]}`.trim()}
          title={`${text(`contract.kind.${kind}`)}: ${text(`contract.state.${status}`)}`}
        >
          {text(`contract.kind.${kind}`)} {rateText(ratePpm)}
          {status !== 'SIGNED' && <> · {text(`contract.state.${status}`)}</>}
        </span>
      ))}
    </span>
  )
}

/** The same in a file. */
export const contractWords = ({ contracts }: Pick<Downline, 'contracts'>): string =>
  contracts.map(({ kind, ratePpm }) => `${text(`contract.kind.${kind}`)} ${rateText(ratePpm)}`).join(', ')
