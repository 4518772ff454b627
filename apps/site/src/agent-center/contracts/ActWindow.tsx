import {
  downlineHigherValue,
  type AffectedContract,
  type ContractShown,
} from '@senluna/contract/agent/contract-shapes.ts'
import type { ContractAct } from '@senluna/contract/agent/contracts.ts'
import { act } from '@senluna/web/client/query.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { PasswordField } from '@senluna/web/ui/fields/PasswordField.tsx'
import { useForm } from '@senluna/web/ui/fields/use-form.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { whenText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { toast } from '@senluna/web/ui/toast.ts'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useBrand, useSwitch } from '../../brand.ts'
import { ACT_ON, CONTRACT_READS } from './contract-calls.ts'
import { TierTable, type ShownTerms } from './Terms.tsx'
import { partyText, rateText } from './words.ts'

/** What an act is about: a contract, or what waits at one. */
export type ActedOn = Pick<ContractShown, 'contractId'> & {
  terms: Pick<ShownTerms, 'kind' | 'tiers'>
  /** The account on the other side, or `HOUSE`. */
  other: string
  /** Of an offer: what it replaces. */
  current?: ShownTerms['tiers'] | undefined
  requestId?: ContractAct['requestId'] | undefined
  isOffer: boolean
}

interface Props {
  of: ActedOn
  action: ContractAct['action']
  onClose: () => void
}

const NOTE_MOST = 140

/** What an act is called. An offer is not terminated, and a request to end is not withdrawn. */
function nameOf(isOffer: boolean, action: ContractAct['action']) {
  if (action === 'WITHDRAW') return 'contract.act.offer.WITHDRAW'
  if (action === 'TERMINATE') return 'contract.act.end.TERMINATE'
  return isOffer ? (`contract.act.offer.${action}` as const) : (`contract.act.end.${action}` as const)
}

/**
 * Asks once more before something happens to a contract. Where contracts below end with it, they
 * are listed first, and it takes a second word.
 */
export function ActWindow({ of, action, onClose }: Props) {
  const { terms, other, current, requestId, contractId, isOffer } = of
  const { timeZone } = useBrand()
  const asksPin = useSwitch('AGENT_CONTRACT_PIN') && action === 'ACCEPT'
  const [reason, setReason] = useState('')
  const [pin, setPin] = useState('')
  const [affected, setAffected] = useState<readonly AffectedContract[]>([])
  const name = nameOf(isOffer, action)
  const form = useForm({
    ready: () => !asksPin || pin !== '',
    focusesWrong: true,
    send: () =>
      act(
        ACT_ON[terms.kind],
        {
          body: {
            action,
            ...(action === 'TERMINATE' ? { contractId } : { requestId }),
            ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
            ...(asksPin ? { paymentPassword: pin } : {}),
            ...(affected.length > 0 ? { confirmDownlineTermination: true } : {}),
          },
        },
        { refreshes: CONTRACT_READS },
      ),
    onRefused: (error) => {
      if (!isRefused(error, 'CTR_DOWNLINE_HIGHER')) return
      const value = downlineHigherValue.safeParse(error.value)
      if (value.success) setAffected(value.data.affected)
    },
    onDone: ({ effectiveFrom, effectiveTo }) => {
      const at = effectiveTo ?? effectiveFrom
      const done = effectiveTo
        ? 'contract.done.until'
        : effectiveFrom && action === 'ACCEPT'
          ? 'contract.done.from'
          : undefined
      toast('success', done && at ? text(done, { at: whenText(at, timeZone) }) : text('contract.done'))
      onClose()
    },
  })
  const isWarned = affected.length > 0
  // Accepting an offer and refusing an end are what a contract is there for.
  const isKept = action === (isOffer ? 'ACCEPT' : 'REJECT')
  return (
    <Modal title={text(name)} size="narrow" onClose={onClose}>
      <form className="form ctr-act" onSubmit={form.submit} noValidate>
        <p>
          <b>{text(`contract.kind.${terms.kind}`)}</b> · {partyText(other)}
        </p>
        {isOffer && action === 'ACCEPT' && <OldAndNew kind={terms.kind} current={current} offered={terms.tiers} />}
        {!isWarned && <p>{text(`${name}.hint`)}</p>}
        {isWarned && <Cascade affected={affected} />}
        {!isRefused(form.error, 'CTR_DOWNLINE_HIGHER') && <RefusalNote error={form.error} />}
        {(action === 'REJECT' || action === 'TERMINATE') && (
          <TextField label={text('contract.reason')} value={reason} maxLength={NOTE_MOST} onValue={setReason} />
        )}
        {asksPin && (
          <PasswordField
            label={text('contract.pin')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            required
            value={pin}
            onValue={setPin}
            {...(form.tried && pin === '' ? { error: text('contract.needed') } : {})}
          />
        )}
        <div className="modal-foot">
          <Button onClick={onClose}>{text('contract.back')}</Button>
          <Button look={isKept && !isWarned ? 'gold' : 'danger'} type="submit" busy={form.busy}>
            {text(isWarned ? 'contract.goOn' : name)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function OldAndNew({
  kind,
  current,
  offered,
}: Pick<ShownTerms, 'kind'> & { current: ShownTerms['tiers'] | undefined; offered: ShownTerms['tiers'] }) {
  return (
    <div className="ctr-both">
      {current && (
        <section>
          <h3>{text('contract.now')}</h3>
          <TierTable kind={kind} tiers={current} />
        </section>
      )}
      <section>
        <h3>{text('contract.offered')}</h3>
        <TierTable kind={kind} tiers={offered} />
      </section>
    </div>
  )
}

/** The specification's warning, and whose contracts end. */
function Cascade({ affected }: { affected: readonly AffectedContract[] }) {
  return (
    <div className="note ctr-warn" role="alert">
      <TriangleAlert className="i s" aria-hidden />
      <div>
        <p>{text('refusal.CTR_DOWNLINE_HIGHER')}</p>
        <ul>
          {affected.map(({ contractId, account, ratePpm, newMaxPpm, reason }) => (
            <li key={contractId}>
              <b>{account}</b>{' '}
              {reason === 'DOWNLINE_RATE_HIGHER'
                ? text('contract.cascade.higher', { rate: rateText(ratePpm), most: rateText(newMaxPpm) })
                : text('contract.cascade.above', { rate: rateText(ratePpm) })}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
