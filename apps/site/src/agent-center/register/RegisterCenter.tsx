import './register-center.css'
import { ownRates } from '@senluna/contract/agent/downlines.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useMember } from '../../session.ts'
import { useAddress } from '../../shell/nav/use-address.ts'
import { AffiliateLinks } from './AffiliateLinks.tsx'
import { Assistants } from './Assistants.tsx'
import { DirectOpening } from './DirectOpening.tsx'
import { Links } from './Links.tsx'

const TABS = ['direct', 'links', 'assistants'] as const
type Tab = (typeof TABS)[number]

/** How people come: an affiliate's codes; for everybody else, ways to open accounts. */
export default function RegisterCenter() {
  return useMember()?.type === ACCOUNT_TYPE.AFFILIATE ? <AffiliateLinks /> : <Opening />
}

/** Opening accounts: by oneself, by a link that others follow; and who helps with it. */
function Opening() {
  const panel = useId()
  const member = useMember()
  const [params, change] = useAddress()
  const own = useQuery(q(ownRates))
  // An assistant has no assistants.
  const tabs = TABS.filter((tab) => tab !== 'assistants' || member?.type !== ACCOUNT_TYPE.ASSISTANT)
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'direct'
  const choose = (next: Tab) =>
    change((address) => {
      address.set('tab', next)
      return address
    })
  if (!own.data)
    return own.isError ? (
      <ErrorState error={own.error} onRetry={() => void own.refetch()} />
    ) : (
      <Loading>
        <Skeleton style={{ height: 320 }} />
      </Loading>
    )
  return (
    <div className="ag-register">
      <Tabs
        label={text('down.tabs')}
        value={tab}
        onValue={choose}
        controls={panel}
        options={tabs.map((name) => [name, text(`down.tab.${name}`)])}
      />
      <div id={panel} role="tabpanel">
        {tab === 'direct' && <DirectOpening own={own.data} />}
        {tab === 'links' && <Links own={own.data} />}
        {tab === 'assistants' && <Assistants />}
      </div>
    </div>
  )
}
