import type { ComponentProps } from 'react'
import { useOfflineSince } from '../../client/online.ts'
import { Button } from '../Button.tsx'

/** A button that moves money: locked while there is no network, as the bar says. */
export function MoneyButton({ disabled, ...rest }: ComponentProps<typeof Button>) {
  const offline = useOfflineSince() !== null
  return <Button {...rest} disabled={disabled || offline} />
}
