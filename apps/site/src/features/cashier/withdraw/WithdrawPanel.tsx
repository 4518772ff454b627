import './withdraw.css'
import './needs.css'
import { payoutAccounts } from '@senluna/contract/money/payout-accounts.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCenter } from '../../../member-center/use-center.ts'
import { Accounts } from './Accounts.tsx'
import { NewWithdrawal } from './NewWithdrawal.tsx'
import { Orders } from './Orders.tsx'
import { useNews } from './use-withdraw.ts'

const TABS = ['new', 'orders', 'accounts'] as const
type Tab = (typeof TABS)[number]

/** Money out: a new withdrawal, those under way and done, and where money can be sent. */
export default function WithdrawPanel() {
  const center = useCenter()
  const known = useQuery(q(payoutAccounts))
  useNews()
  const tab = TABS.find((tab) => tab === center.param('tab')) ?? 'new'
  const go = (next: Tab) => (next === 'new' ? center.leave('tab', 'add') : center.step({ tab: next, add: null }))
  return (
    <div className="withdraw">
      <div className="mc-views">
        <Tabs
          label={text('mc.page.withdraw')}
          value={tab}
          options={TABS.map((tab) => [tab, text(`withdraw.tab.${tab}`)] as const)}
          onValue={go}
          controls="withdraw-view"
        />
      </div>
      <div id="withdraw-view" role="tabpanel" aria-label={text(`withdraw.tab.${tab}`)}>
        {tab === 'orders' ? (
          <Orders />
        ) : known.isError && !known.data ? (
          <ErrorState error={known.error} onRetry={() => void known.refetch()} />
        ) : !known.data ? (
          <Loading>
            <Skeleton style={{ height: 320 }} />
          </Loading>
        ) : tab === 'accounts' ? (
          <Accounts known={known.data} />
        ) : (
          <NewWithdrawal
            known={known.data}
            onAdd={() => center.step({ tab: 'accounts', add: '1' })}
            onOrdered={() => go('orders')}
          />
        )}
      </div>
    </div>
  )
}
