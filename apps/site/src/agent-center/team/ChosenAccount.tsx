import { downlineDetails, downlines, promoteDownline } from '@senluna/contract/agent/downlines.ts'
import type { AgentPage } from '@senluna/kit/agents/pages.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { giveBack, openerNow } from '@senluna/web/ui/windows/opener.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useBrand } from '../../brand.ts'
import { pathTo } from '../../shell/nav/path-to.ts'
import { typeName } from '../parts/AccountLink.tsx'
import { DownlineContracts } from '../contracts/DownlineContracts.tsx'
import { useMember } from '../../session.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'
import { LockRegistrations } from './LockRegistrations.tsx'
import { LotteryLimits } from './LotteryLimits.tsx'
import { RatesForm } from './RatesForm.tsx'
import type { Details } from './details.ts'

interface Props {
  id: string
  /** Looks at those below the account. */
  onDrill: (id: string) => void
  onClose: () => void
}

/** The account that is chosen: what it holds, where more stands about it, and its rates. */
export function ChosenAccount({ id, onDrill, onClose }: Props) {
  const box = useRef<HTMLElement>(null)
  const found = useQuery(q(downlineDetails, { params: { id } }))
  const [opener] = useState(openerNow)
  useEffect(() => {
    box.current?.focus()
    return () => void giveBack(opener)
  }, [opener])
  useEffect(() => {
    const aside = box.current
    const press = ({ key, target }: KeyboardEvent) => {
      // A window that was opened from here closes alone.
      if (key === 'Escape' && target instanceof Element && target.closest('aside, dialog') === aside) onClose()
    }
    aside?.addEventListener('keydown', press)
    return () => aside?.removeEventListener('keydown', press)
  })
  return (
    <aside ref={box} tabIndex={-1} className="ag-side" aria-label={found.data?.account ?? text('team.account')}>
      <header>
        <h2>{found.data?.account}</h2>
        <IconButton label={text('agent.close')} onClick={onClose}>
          <X className="i s" aria-hidden />
        </IconButton>
      </header>
      {found.data ? (
        <About account={found.data} onDrill={onDrill} />
      ) : found.isError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Loading>
          <Skeleton style={{ height: 320 }} />
        </Loading>
      )}
    </aside>
  )
}

/** Pages of the center that show one account, by the name in their addresses. */
const MORE = [
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentDownlineTransactionDetailsCopy',
] as const satisfies readonly AgentPage[]

function About({ account, onDrill }: { account: Details; onDrill: (id: string) => void }) {
  const { currency } = useBrand()
  const { id, account: name, type, level, isDirect } = account
  const promote = useMutation(
    action(promoteDownline, {
      refreshes: [downlineDetails, downlines],
      done: () => toast('success', text('down.promoted', { name })),
    }),
  )
  const mayTransfer = useMember()?.toDownline ?? false
  const what = { type: typeName(type), level }
  return (
    <>
      <div>
        <b>{text(isDirect ? 'down.about.direct' : 'down.about', what)}</b>
        <p className="muted">{text('down.below', { agents: account.agents, members: account.members })}</p>
      </div>
      <dl className="ag-two num">
        <div>
          <dt>{text('down.balance')}</dt>
          <dd>{moneyText(account.balance, currency)}</dd>
        </div>
        <div>
          <dt>{text('down.teamBalance')}</dt>
          <dd>{moneyText(account.teamBalance, currency)}</dd>
        </div>
      </dl>
      <div className="ag-more-links">
        {account.team > 0 && (
          <Button look="line" size="sm" onClick={() => onDrill(id)}>
            {text('down.drill')}
          </Button>
        )}
        {MORE.map((entry) => (
          <Link
            key={entry}
            className="btn line sm"
            to={`${pathTo('agentCenter.entry', { entry })}?${new URLSearchParams({ account: id })}`}
          >
            {text(`agent.page.${entry}`)}
          </Link>
        ))}
        {isDirect && mayTransfer && (
          <Link className="btn line sm" to={`/?${new URLSearchParams({ mc: 'transferUpline', 'mc.to': name })}`}>
            {text('down.transfer')}
          </Link>
        )}
        {account.mayPromote && (
          <Button look="line" size="sm" busy={promote.isPending} onClick={() => promote.mutate({ params: { id } })}>
            {text('down.promote')}
          </Button>
        )}
      </div>
      <RefusalNote error={promote.error} />
      {isDirect && <RatesForm key={JSON.stringify(account.rates)} account={account} />}
      {isDirect && type === ACCOUNT_TYPE.AGENT && (
        <section className="ag-sect">
          <h3>{text('contract.paid.short')}</h3>
          <DownlineContracts memberId={id} account={name} />
        </section>
      )}
      {isDirect && <LotteryLimits account={account} />}
      {isDirect && <LockRegistrations account={account} />}
    </>
  )
}
