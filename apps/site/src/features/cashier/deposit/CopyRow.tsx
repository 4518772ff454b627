import { useRef } from 'react'
import { CopyButton } from '../../../shell/parts/CopyButton.tsx'

interface Props {
  name: string
  value: string
  /** What the button copies; without it there is none. */
  copied?: string
  strong?: boolean
}

/** One thing a payer has to write down, with a button that copies it. */
export function CopyRow({ name, value, copied, strong }: Props) {
  const shown = useRef<HTMLElement>(null)
  return (
    <div className={strong ? 'deposit-row strong' : 'deposit-row'}>
      <span>{name}</span>
      <bdi ref={shown} dir="ltr" className="num">
        {value}
      </bdi>
      {copied !== undefined && <CopyButton value={copied} what={name} shown={shown} />}
    </div>
  )
}
