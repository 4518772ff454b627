import { securityOverview } from '@senluna/contract/member/security.ts'
import type { WithdrawQuote } from '@senluna/contract/money/withdrawals.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { BindContact } from '../../../account-windows/BindContact.tsx'
import { PaymentPassword } from '../../../account-windows/PaymentPassword.tsx'
import { RealName } from '../../../account-windows/RealName.tsx'
import { useBrand } from '../../../brand.ts'
import type { SavedAccounts } from './use-withdraw.ts'

type NeedName = 'pin' | 'name' | 'contact' | 'account' | 'turnover' | 'debt'

interface Need {
  name: NeedName
  done: boolean
  /** What is left to do, in money. */
  remaining?: string | undefined
}

/** Whether an account to pay out to can be added now: what proves that it is the member. */
export const canAddAccount = ({ hasPaymentPassword, methods }: SavedAccounts): boolean =>
  hasPaymentPassword && methods.length > 0

/** Everything a withdrawal takes, in the order in which it is asked for. */
export function needsOf(known: SavedAccounts, quote?: Pick<WithdrawQuote, 'reasons'>): Need[] {
  const remaining = (code: 'WD_TURNOVER' | 'WAL_DEBT') =>
    quote?.reasons.find((reason) => reason.code === code)?.remaining
  const [turnover, debt] = [remaining('WD_TURNOVER'), remaining('WAL_DEBT')]
  return [
    { name: 'pin', done: known.hasPaymentPassword },
    { name: 'name', done: known.realName !== undefined },
    { name: 'contact', done: known.methods.length > 0 },
    { name: 'account', done: known.list.length > 0 },
    { name: 'turnover', done: turnover === undefined, remaining: turnover },
    ...(debt === undefined ? [] : [{ name: 'debt' as const, done: false, remaining: debt }]),
  ]
}

interface Props {
  known: SavedAccounts
  quote?: WithdrawQuote
  onAdd: () => void
}

/** All that a withdrawal takes at once, each with the window where it is done. */
export function Needs({ known, quote, onAdd }: Props) {
  const { currency } = useBrand()
  const [open, setOpen] = useState<'pin' | 'name' | 'contact'>()
  const needs = needsOf(known, quote)
  const close = () => setOpen(undefined)
  if (needs.every(({ done }) => done)) return null
  return (
    <section className="card withdraw-needs" aria-labelledby="withdraw-needs">
      <h3 id="withdraw-needs">{text('withdraw.needs')}</h3>
      <ol>
        {needs.map(({ name, done, remaining }) => (
          <li key={name} data-need={name} data-done={done}>
            {done ? <CircleCheck className="i ok" aria-hidden /> : <CircleDashed className="i" aria-hidden />}
            <span>
              <b>{text(`withdraw.need.${name}`)}</b>
              <small className="num">
                {done
                  ? text('withdraw.need.done')
                  : name === 'turnover' || name === 'debt'
                    ? text('withdraw.need.left', { amount: moneyText(remaining ?? '0', currency) })
                    : text(`withdraw.need.${name}.hint`)}
              </small>
            </span>
            {!done && name === 'account' && (
              <Button size="sm" disabled={!canAddAccount(known)} onClick={onAdd}>
                {text('withdraw.account.add')}
              </Button>
            )}
            {!done && (name === 'pin' || name === 'name' || name === 'contact') && (
              <Button size="sm" onClick={() => setOpen(name)}>
                {text(`withdraw.need.${name}.do`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {open === 'name' && <RealName onClose={close} />}
      {(open === 'pin' || open === 'contact') && <SecurityWindow need={open} known={known} onClose={close} />}
    </section>
  )
}

/** A window of the security center, opened where it is needed. */
function SecurityWindow({
  need,
  known,
  onClose,
}: {
  need: 'pin' | 'contact'
  known: SavedAccounts
  onClose: () => void
}) {
  const { data } = useQuery({ ...q(securityOverview), staleTime: 0 })
  if (!data) return null
  const { hasPassword } = data
  return need === 'pin' ? (
    <PaymentPassword set={false} hasPassword={hasPassword} methods={known.methods} onClose={onClose} />
  ) : (
    <BindContact kind="mobile" confirmed={false} hasPassword={hasPassword} onClose={onClose} />
  )
}
