import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useRef } from 'react'
import { say } from '../../say.ts'

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="form">
      <h1 ref={heading} tabIndex={-1}>
        {say('desk.recovery')}
      </h1>
      <p className="muted">{say('desk.recovery.how')}</p>
      <ul className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="gold" block onClick={onKept}>
        {say('desk.recovery.kept')}
      </Button>
    </div>
  )
}
