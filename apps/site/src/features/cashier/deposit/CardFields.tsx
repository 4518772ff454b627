import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'

/** What stands on a phone card. */
export interface Card {
  telco: string
  serial: string
  code: string
}

export const NO_CARD: Card = { telco: '', serial: '', code: '' }

const NUMBER = /^[0-9A-Za-z]{6,24}$/
export const isCard = (card: Card): boolean => card.telco !== '' && NUMBER.test(card.serial) && NUMBER.test(card.code)

interface Props {
  card: Card
  telcos: readonly string[]
  tried: boolean
  onCard: (card: Card) => void
}

/** Network, serial number and code of a card. */
export function CardFields({ card, telcos, tried, onCard }: Props) {
  const field = (name: 'serial' | 'code') => ({
    value: card[name],
    onValue: (value: string) => onCard({ ...card, [name]: value.replace(/[\s-]/g, '') }),
    error: tried && !NUMBER.test(card[name]) ? text('deposit.card.bad') : undefined,
    autoComplete: 'off',
    spellCheck: false,
    maxLength: 30,
    required: true,
  })
  return (
    <div className="deposit-card">
      <Select
        label={text('deposit.card.telco')}
        value={card.telco}
        options={telcos.map((telco) => [telco, telco[0] + telco.slice(1).toLowerCase()] as const)}
        onValue={(telco) => onCard({ ...card, telco })}
      />
      <TextField label={text('deposit.card.serial')} {...field('serial')} />
      <TextField label={text('deposit.card.code')} {...field('code')} />
    </div>
  )
}
