import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { countText } from '@senluna/web/ui/money/format.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { useState, type FormEvent } from 'react'
import type { OfferProps } from './offer-props.ts'
import { useTake } from '../../../rewards/use-take.ts'

/** A field for the code. */
export function PromoCode({ id, status, offer, takes }: OfferProps<'PROMO_CODE'>) {
  const take = useTake()
  const [code, setCode] = useState('')
  if (status === 'CLAIMED') return <p className="note info">{text('promo.code.used')}</p>
  if (!takes || status !== 'JOIN') return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    take.mutate({ params: { id }, body: { code } })
  }
  return (
    <form className="promo-code" onSubmit={send}>
      <TextField
        label={text('promo.code')}
        value={code}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onValue={(typed) => setCode(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))}
      />
      <p className="hint num">{text('promo.shares.left', { count: countText(offer.left) })}</p>
      <RefusalNote error={take.error} />
      <Button look="gold" block type="submit" busy={take.isPending} disabled={code.length < 4 || offer.left === 0}>
        {text('promo.code.use')}
      </Button>
    </form>
  )
}
