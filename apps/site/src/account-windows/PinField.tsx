import { text } from '@senluna/web/client/text.ts'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'

interface Props {
  value: string
  onValue: (value: string) => void
  /** It was tried to send what doesn't fit. */
  tried: boolean
}

export const pinFits = (pin: string): boolean => /^[0-9]{6}$/.test(pin)

/** The payment password, asked for whenever points leave or money goes to another account. */
export function PinField({ value, onValue, tried }: Props) {
  return (
    <TextField
      label={text('line.pin')}
      required
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={value}
      onValue={onValue}
      hint={text('line.pin.hint')}
      {...(tried && !pinFits(value) ? { error: text('line.invalid.pin') } : {})}
    />
  )
}
