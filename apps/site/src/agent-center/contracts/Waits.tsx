import { CONTRACT_NAMES } from '@senluna/contract/agent/contract-shapes.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import type { ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** How many requests of some kinds wait for the reader's answer; nothing without any. */
function Waits({ kinds }: { kinds: readonly ContractKind[] }) {
  const flags = useQuery(q(consolidated)).data
  const count = flags ? kinds.filter((kind) => flags[CONTRACT_NAMES[kind].flag] > 1).length : 0
  if (count === 0) return null
  return (
    <em className="num waits">
      {count}
      <span className="sr"> {text('contract.waitsForYou')}</span>
    </em>
  )
}

/** The count beside a menu entry of some kinds. */
export const waitsOf =
  (...kinds: ContractKind[]): ComponentType =>
  () => <Waits kinds={kinds} />
