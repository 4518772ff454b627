import { removePayoutAccount, type PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Landmark, Plus, WalletMinimal } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { AddAccount } from './AddAccount.tsx'
import { BankMark } from './BankMark.tsx'
import { canAddAccount, Needs } from './Needs.tsx'
import { accountName, usableText } from './NewWithdrawal.tsx'
import { NOTHING_TYPED, Proof, type Typed } from './Proof.tsx'
import { readAgain, triesLeft, type SavedAccounts } from './use-withdraw.ts'

/** The accounts money can be sent to; adding and removing one. */
export function Accounts({ known }: { known: SavedAccounts }) {
  const { timeZone } = useBrand()
  const center = useCenter()
  const [removing, setRemoving] = useState<PayoutAccount | null>(null)
  const add = () => center.step({ add: '1' })
  return (
    <div className="withdraw-accounts">
      {!canAddAccount(known) && <Needs known={known} onAdd={add} />}
      {known.list.length === 0 && <p className="card withdraw-before">{text('withdraw.account.none')}</p>}
      <ul>
        {known.list.map((account) => {
          const later = usableText(account, timeZone)
          return (
            <li key={account.id} className="card">
              <AccountMark account={account} />
              <div>
                <b className="num">{accountName(account)}</b>
                {account.holder && <small>{text('withdraw.account.holder', { name: account.holder })}</small>}
                {later && <small className="warn">{later}</small>}
              </div>
              <Button
                size="sm"
                aria-label={text('withdraw.account.remove.of', { name: accountName(account) })}
                onClick={() => setRemoving(account)}
              >
                {text('withdraw.account.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button disabled={!canAddAccount(known)} onClick={add}>
        <Plus className="i s" aria-hidden />
        {text('withdraw.account.add')}
      </Button>
      <p className="hint">{text('withdraw.account.hint')}</p>
      {center.param('add') && <AddAccount known={known} onClose={() => center.leave('add')} />}
      {removing && <Remove account={removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}

function AccountMark({ account: { kind, bankCode, bank } }: { account: PayoutAccount }) {
  if (bankCode !== undefined && bank !== undefined) return <BankMark code={bankCode} name={bank} />
  return kind === 'BANK' ? <Landmark className="i" aria-hidden /> : <WalletMinimal className="i" aria-hidden />
}

function Remove({ account, onClose }: { account: PayoutAccount; onClose: () => void }) {
  const [proof, setProof] = useState<Typed>(NOTHING_TYPED)
  const form = useForm({
    send: () => call(removePayoutAccount, { params: { id: account.id }, body: { paymentPassword: proof.pin } }),
    onDone: () => {
      toast('success', text('withdraw.account.removed'))
      void readAgain()
      onClose()
    },
  })
  return (
    <Modal title={text('withdraw.account.remove.of', { name: accountName(account) })} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        {triesLeft(form.error) === undefined && <RefusalNote error={form.error} />}
        <Proof typed={proof} onTyped={setProof} methods={[]} second={false} error={form.error} />
        <div className="modal-foot">
          <Button onClick={onClose}>{text('withdraw.cancel')}</Button>
          <Button look="danger" type="submit" busy={form.busy} disabled={proof.pin.length < 6}>
            {text('withdraw.account.remove')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
