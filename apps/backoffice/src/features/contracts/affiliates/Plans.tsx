import '../contracts.css'
import type { AffiliateRow } from '@senluna/contract/desk/affiliates.ts'
import { deskContracts } from '@senluna/contract/desk/contracts.ts'
import { LIVE_STATES } from '@senluna/kit/agents/contracts/contract-states.ts'
import { q } from '@senluna/web/client/query.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileSignature } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Facts } from '../../../list/Drawer.tsx'
import { momentText, say } from '../../../say.ts'
import { useRight } from '../../../session.ts'
import { planFacts, rateText } from '../plan-facts.ts'
import { TierTable } from '../TierTable.tsx'
import { PlanOffer } from './PlanOffer.tsx'

const SHOWN = '20'

/** An affiliate's plans, the newest first, and the way to offer another version. */
export function Plans({ row }: { row: AffiliateRow }) {
  const may = useRight('contracts.edit')
  const [offering, setOffering] = useState(false)
  const read = useQuery(
    q(deskContracts, { query: { name: row.userName, kind: 'DIVIDEND', payer: 'HOUSE', pageSize: SHOWN } }),
  )
  const list = read.data?.list ?? []
  const current = list.find(({ status }) => LIVE_STATES.some((live) => live === status))
  return (
    <>
      <h3>{say('desk.aff.plans')}</h3>
      <RefusalNote error={read.error} />
      {read.data && list.length === 0 && <p className="hint">{say('desk.aff.plans.none')}</p>}
      {list.map((plan) => (
        <details key={plan.contractId} open={plan === current || list.length === 1}>
          <summary>
            <Link to={`/contracts?name=${row.userName}&row=${plan.contractId}`}>
              {say('desk.contracts.version')} {plan.version}
            </Link>{' '}
            <span className={plan === current ? 'badge good' : plan.pending ? 'badge warn' : 'badge'}>
              {say(`desk.contracts.state.${plan.status}`)}
            </span>
          </summary>
          <TierTable tiers={plan.tiers} currency={plan.currency} />
          <Facts
            facts={[
              ...planFacts(plan, plan.currency),
              [say('desk.contracts.vendorFee'), rateText(plan.vendorFeePpm)],
              [say('desk.contracts.carry'), say(`desk.contracts.carry.${plan.carryMode}`)],
              ...(plan.effectiveFrom ? ([[say('desk.contracts.from'), momentText(plan.effectiveFrom)]] as const) : []),
              ...(plan.effectiveTo ? ([[say('desk.contracts.until'), momentText(plan.effectiveTo)]] as const) : []),
            ]}
          />
        </details>
      ))}
      {may && read.data && (
        <div className="ways">
          <Button size="sm" onClick={() => setOffering(true)}>
            <FileSignature className="i s" aria-hidden />
            {say(current ? 'desk.aff.offer.next' : 'desk.aff.offer')}
          </Button>
        </div>
      )}
      {offering && <PlanOffer name={row.userName} current={current} onClose={() => setOffering(false)} />}
    </>
  )
}
