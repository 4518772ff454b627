import type { ContractShown } from '@senluna/contract/agent/contract-shapes.ts'
import { CONTRACT_EVENTS, type ContractEvent } from '@senluna/kit/agents/contracts/contract-states.ts'
import { text } from '@senluna/web/client/text.ts'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { useBrand } from '../../brand.ts'

const isEvent = (change: string): change is ContractEvent => CONTRACT_EVENTS.some((event) => event === change)

/** What happened to a contract, the latest first; folded away. */
export function History({ contract: { version, history } }: { contract: ContractShown }) {
  const { timeZone } = useBrand()
  return (
    <details className="ctr-history">
      <summary>{text('contract.history', { version })}</summary>
      <ol>
        {history.map(({ at, by, change, note }) => (
          <li key={`${at} ${change}`}>
            <time dateTime={at}>{whenText(at, timeZone)}</time>{' '}
            <b>{isEvent(change) ? text(`contract.event.${change}`) : change}</b> · {text(`contract.by.${by}`)}
            {note && <q>{note}</q>}
          </li>
        ))}
      </ol>
    </details>
  )
}
