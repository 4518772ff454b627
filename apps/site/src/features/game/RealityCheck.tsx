import { acknowledgeCheck, realityCheck, type Check } from '@senluna/contract/member/protection.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { cache, keyOf } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { moneyText, signedText } from '@senluna/web/ui/money/format.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useBrand } from '../../brand.ts'
import { signOut } from '../../session.ts'
import { pathTo } from '../../shell/nav/path-to.ts'

/**
 * How long and for how much was played. Nothing but its own three ways out closes it, and play
 * waits meanwhile.
 */
export function RealityCheck({ check }: { check: Check }) {
  const { currency } = useBrand()
  const navigate = useNavigate()
  const goOn = useMutation({
    mutationFn: () => call(acknowledgeCheck, { body: { ack: true } }),
    onSuccess: (next) => cache.setQueryData(keyOf(realityCheck), next),
  })
  const out = useMutation({
    mutationFn: signOut,
    onSuccess: () => void navigate('/', { replace: true }),
  })
  const figures: readonly (readonly [string, string])[] = [
    [text('rg.reality.played'), text('rg.minutes', { count: check.sinceMin })],
    [text('rg.reality.staked'), moneyText(check.staked, currency)],
    [text('rg.reality.won'), moneyText(check.won, currency)],
    [text('rg.reality.net'), signedText(check.net, currency)],
  ]
  return (
    <Modal title={text('rg.reality.title')} dialog>
      {check.currency !== currency.code && <p className="hint">{text('rg.reality.trial')}</p>}
      <dl className="check-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{text('rg.reality.again', { count: check.minutes })}</p>
      <RefusalNote error={goOn.error ?? out.error} />
      <div className="check-ways">
        <Button look="gold" size="lg" busy={goOn.isPending} onClick={() => goOn.mutate()} data-autofocus>
          {text('rg.reality.go')}
        </Button>
        <Button onClick={() => void navigate(pathTo('bets'))}>{text('rg.reality.history')}</Button>
        <Button busy={out.isPending} onClick={() => out.mutate()}>
          {text('rg.reality.out')}
        </Button>
      </div>
    </Modal>
  )
}
