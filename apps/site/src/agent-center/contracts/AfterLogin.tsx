import './contracts.css'
import { CONTRACT_NAMES, type PendingRequest } from '@senluna/contract/agent/contract-shapes.ts'
import type { ContractAct } from '@senluna/contract/agent/contracts.ts'
import { consolidated } from '@senluna/contract/money/reports.ts'
import { CONTRACT_KINDS, type ContractKind } from '@senluna/kit/agents/contracts/contract-terms.ts'
import { q } from '@senluna/web/client/query.ts'
import { keptInTab } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBrand } from '../../brand.ts'
import { ActWindow } from './ActWindow.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import { TierTable } from './Terms.tsx'
import { partyText } from './words.ts'

/** The requests that somebody has put off in this tab. */
const PUT_OFF = 'contracts-put-off'
const putOff = (): readonly string[] => (keptInTab.get(PUT_OFF) ?? '').split(' ')

/** Asks an agent who has logged in for the answers that contracts wait for, one at a time. */
export default function AfterLogin() {
  const read = useQuery(q(consolidated)).data
  const [later, setLater] = useState(putOff)
  // Whoever logs in again is asked again; a page that is loaded again forgets nothing.
  useEffect(() => () => keptInTab.set(PUT_OFF, null), [])
  const waiting = CONTRACT_KINDS.flatMap((kind) => {
    const { flag, info } = CONTRACT_NAMES[kind]
    const request = read?.info[info]
    return read && read[flag] > 1 && request && !later.includes(request.requestId) ? [{ kind, request }] : []
  })
  const [next] = waiting
  if (!next) return null
  const skip = () => {
    const all = [...later, next.request.requestId]
    keptInTab.set(PUT_OFF, all.join(' '))
    setLater(all)
  }
  return <Waiting key={next.request.requestId} {...next} onLater={skip} />
}

interface Props {
  kind: ContractKind
  request: PendingRequest
  onLater: () => void
}

function Waiting({ kind, request, onLater }: Props) {
  const { timeZone } = useBrand()
  const [action, setAction] = useState<ContractAct['action']>()
  const { requestId, contractId, requestType, from, tiers, current, expiresAt, vendorFeePpm = 0, affiliate } = request
  const isOffer = requestType === 'new request'
  if (action)
    return (
      <ActWindow
        of={{ contractId, requestId, terms: { kind, tiers }, other: from, current: current?.tiers, isOffer }}
        action={action}
        onClose={onLater}
      />
    )
  const side = isOffer ? 'offer' : 'end'
  return (
    <Modal title={text(`contract.login.${side}`)} size="narrow" onClose={onLater}>
      <div className="ctr-list">
        <p>
          <b>{affiliate ? text('aff.plan') : text(`contract.kind.${kind}`)}</b> · {partyText(from)}
        </p>
        <TierTable kind={kind} tiers={tiers} />
        <PlanTerms terms={{ tiers, vendorFeePpm, affiliate }} />
        <p>{text(`contract.waits.${side}.mine`, { until: whenText(expiresAt, timeZone) })}</p>
        <div className="modal-foot">
          <Button look="ghost" onClick={onLater}>
            {text('contract.later')}
          </Button>
          <Button onClick={() => setAction('REJECT')}>{text(`contract.act.${side}.REJECT`)}</Button>
          <Button look="line" onClick={() => setAction('ACCEPT')}>
            {text(`contract.act.${side}.ACCEPT`)}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
