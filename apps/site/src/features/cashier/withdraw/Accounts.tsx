import {
  addPayoutAccount,
  removePayoutAccount,
  type payoutAccounts,
  type PayoutAccount,
} from '@senluna/contract/money/payout-accounts.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Landmark, Plus, WalletMinimal } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { useCenter } from '../../../member-center/use-center.ts'
import { accountName, Before, usableText } from './NewWithdrawal.tsx'
import { NOTHING_TYPED, Proof, proofOf, type Typed } from './Proof.tsx'
import { readAgain, triesLeft } from './use-withdraw.ts'

type SavedAccounts = ReplyOf<typeof payoutAccounts>

/** The accounts money can be sent to; adding and removing one. */
export function Accounts({ known }: { known: SavedAccounts }) {
  const { timeZone } = useBrand()
  const center = useCenter()
  const [removing, setRemoving] = useState<PayoutAccount | null>(null)
  if (!known.hasPaymentPassword)
    return <Before say="withdraw.pin.none" onGo={() => center.open('securityCenter', { at: 'paymentPassword' })} />
  return (
    <div className="withdraw-accounts">
      {known.list.length === 0 && <p className="card withdraw-before">{text('withdraw.account.none')}</p>}
      <ul>
        {known.list.map((account) => {
          const later = usableText(account, timeZone)
          const Icon = account.kind === 'BANK' ? Landmark : WalletMinimal
          return (
            <li key={account.id} className="card">
              <Icon className="i" aria-hidden />
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
      <Button onClick={() => center.step({ add: '1' })}>
        <Plus className="i s" aria-hidden />
        {text('withdraw.account.add')}
      </Button>
      <p className="hint">{text('withdraw.account.hint')}</p>
      {center.param('add') && <AddAccount known={known} onClose={() => center.leave('add')} />}
      {removing && <Remove account={removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}

function AddAccount({ known, onClose }: { known: SavedAccounts; onClose: () => void }) {
  const center = useCenter()
  const [kind, setKind] = useState<PayoutAccount['kind']>('BANK')
  const [bankCode, setBankCode] = useState('')
  const [number, setNumber] = useState('')
  const [proof, setProof] = useState<Typed>(NOTHING_TYPED)
  const form = useForm({
    send: () =>
      call(addPayoutAccount, {
        body: { kind, number, ...(kind === 'BANK' ? { bankCode } : {}), ...proofOf(proof, known.methods, true) },
      }),
    onDone: () => {
      toast('success', text('withdraw.account.added'))
      void readAgain()
      onClose()
    },
  })
  const { error } = form
  const atNumber = isRefused(error, 'WD_ACCOUNT_FORMAT', 'WD_ACCOUNT_TAKEN')
  const said = atNumber || triesLeft(error) !== undefined
  const noName = kind === 'BANK' && known.realName === undefined
  return (
    <Modal title={text('withdraw.account.add')} size="narrow" onClose={onClose}>
      <form className="form" onSubmit={form.submit} noValidate>
        {!said && <RefusalNote of={error} />}
        <Select
          label={text('withdraw.account.kind')}
          value={kind}
          options={known.kinds.map((kind) => [kind, text(`withdraw.account.${kind}`)] as const)}
          onValue={setKind}
        />
        {noName ? (
          <Before say="withdraw.name.none" onGo={() => center.open('securityCenter', { at: 'profile' })} />
        ) : (
          <>
            {kind === 'BANK' && (
              <Select
                label={text('withdraw.account.bank')}
                value={bankCode}
                options={[
                  ['', text('withdraw.account.choose')] as const,
                  ...known.banks.map(({ code, name }) => [code, name] as const),
                ]}
                onValue={setBankCode}
              />
            )}
            <TextField
              label={text(kind === 'BANK' ? 'withdraw.account.number' : 'withdraw.account.address')}
              inputMode={kind === 'BANK' ? 'numeric' : 'text'}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
              required
              value={number}
              onValue={setNumber}
              {...(known.realName ? { hint: text('withdraw.account.holder', { name: known.realName }) } : {})}
              {...(atNumber ? { error: text(`refusal.${error.code}`) } : {})}
            />
            <Proof typed={proof} onTyped={setProof} methods={known.methods} second error={error} />
            <div className="modal-foot">
              <Button onClick={onClose}>{text('withdraw.cancel')}</Button>
              <Button
                look="gold"
                type="submit"
                busy={form.busy}
                disabled={
                  number.trim() === '' ||
                  proof.pin.length < 6 ||
                  proof.code.value === '' ||
                  (kind === 'BANK' && bankCode === '')
                }
              >
                {text('withdraw.account.add')}
              </Button>
            </div>
          </>
        )}
      </form>
    </Modal>
  )
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
        {triesLeft(form.error) === undefined && <RefusalNote of={form.error} />}
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
