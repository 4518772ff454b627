import { addPayoutAccount, type PayoutAccount } from '@senluna/contract/money/payout-accounts.ts'
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
import { useState } from 'react'
import { RealName } from '../../../account-windows/RealName.tsx'
import { BankPicker } from './BankPicker.tsx'
import { NOTHING_TYPED, Proof, proofOf, type Typed } from './Proof.tsx'
import { readAgain, triesLeft, type SavedAccounts } from './use-withdraw.ts'

/** A new account or address, by payment password and a second thing. */
export function AddAccount({ known, onClose }: { known: SavedAccounts; onClose: () => void }) {
  const [naming, setNaming] = useState(false)
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
        {!said && <RefusalNote error={error} />}
        <Select
          label={text('withdraw.account.kind')}
          value={kind}
          options={known.kinds.map((kind) => [kind, text(`withdraw.account.${kind}`)] as const)}
          onValue={setKind}
        />
        {noName ? (
          <div className="withdraw-before">
            <p>{text('withdraw.name.none')}</p>
            <Button look="gold" onClick={() => setNaming(true)}>
              {text('withdraw.need.name.do')}
            </Button>
          </div>
        ) : (
          <>
            {kind === 'BANK' && <BankPicker banks={known.banks} value={bankCode} onValue={setBankCode} />}
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
      {naming && <RealName onClose={() => setNaming(false)} />}
    </Modal>
  )
}
