import { balance, refill } from '@senluna/contract/money/wallet.ts'
import { elsewhere } from '@senluna/web/client/balance.ts'
import { action, q } from '@senluna/web/client/query.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { RollingMoney } from '@senluna/web/ui/money/RollingMoney.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, Plus, RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useBrand } from '../../brand.ts'
import { useCenter } from '../../member-center/use-center.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../session.ts'
import { useIsOpen } from '../nav/open-pages.ts'
import { pathTo } from '../nav/path-to.ts'

/** What the account holds: click to refresh, the eye hides it, demonstration money on request. */
export function BalanceBar() {
  const { currency } = useBrand()
  const loggedIn = useLoggedIn()
  const member = useMember()
  const trial = isTrialMember(member)
  const center = useCenter()
  const isOpen = useIsOpen()
  const deposits = isOpen(pathTo('memberCenter')) && isOpen(pathTo('deposit')) && member?.type !== 42
  const { data, isFetching, refetch } = useQuery({ ...q(balance), enabled: loggedIn })
  const [hidden, toggle] = useHidden()
  const there = data ? elsewhere(data).toString() : '0'
  const more = useMutation({
    ...action(refill, { refreshes: [balance] }),
    onError: (error) => toast('error', sentenceOf(error)),
    onSettled: () => refetch(),
  })
  return (
    <div className="bal">
      <button type="button" className="amt" onClick={() => void refetch()}>
        <span className="sr">{text('balance.refresh')}</span>
        <small className={there !== '0' ? 'there num' : undefined}>
          {there !== '0'
            ? text('balance.there', { amount: hidden ? '***' : moneyText(there, currency) })
            : `${text(trial ? 'balance.trial' : 'balance.label')} · ${currency.symbol}`}
        </small>
        <span>
          {data ? (
            <RollingMoney digits={data.sumBalance} currency={currency} hidden={hidden} />
          ) : (
            <span aria-hidden>…</span>
          )}
        </span>
      </button>
      {data && (
        <output className="sr">
          {hidden ? text('balance.hidden') : `${text('balance.label')} ${moneyText(data.sumBalance, currency)}`}
          {!hidden && there !== '0' && ` ${text('balance.there', { amount: moneyText(there, currency) })}`}
        </output>
      )}
      <IconButton label={text(hidden ? 'balance.show' : 'balance.hide')} aria-pressed={hidden} onClick={toggle}>
        {hidden ? <EyeOff className="i s" aria-hidden /> : <Eye className="i s" aria-hidden />}
      </IconButton>
      <IconButton label={text('balance.refresh')} className="desk" onClick={() => void refetch()}>
        <RefreshCw className={isFetching ? 'i s spin once' : 'i s'} aria-hidden />
      </IconButton>
      {data?.refill && (
        <Button
          look="gold"
          size="sm"
          busy={more.isPending}
          onClick={() =>
            more.mutate(
              {},
              {
                onSuccess: (got) =>
                  toast(
                    'success',
                    text('balance.refilled', { amount: moneyText(got.amount, currency), symbol: currency.symbol }),
                  ),
              },
            )
          }
        >
          {text('balance.refill')}
        </Button>
      )}
      {deposits && !data?.refill && (
        <Button
          look="gold"
          size="sm"
          className="to-deposit"
          aria-label={text('mc.deposit')}
          onClick={() => center.open('depositv2')}
        >
          <Plus className="i s" aria-hidden />
          <span>{text('mc.deposit')}</span>
        </Button>
      )}
    </div>
  )
}

const watchers = new Set<() => void>()

/** Whether money is hidden, for every place that shows it; remembered in this browser. */
export function useHidden(): readonly [boolean, () => void] {
  const hidden = useSyncExternalStore(
    (listen) => {
      watchers.add(listen)
      return () => watchers.delete(listen)
    },
    () => kept.get('hide-balance') === '1',
    () => false,
  )
  const [, again] = useState(0)
  return [
    hidden,
    () => {
      kept.set('hide-balance', hidden ? null : '1')
      for (const watch of watchers) watch()
      again((count) => count + 1)
    },
  ]
}
