import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { useEffect, useRef, useState } from 'react'
import { Money } from './Money.tsx'
import { rolled } from './rolled.ts'

const ROLL_MS = 400

/** An amount whose digits roll to the next one; still when motion is unwelcome. */
export function RollingMoney({
  digits,
  currency,
  hidden,
}: {
  digits: string
  currency: PermissionInfo['currency']
  hidden?: boolean
}) {
  const [shown, setShown] = useState(digits)
  const from = useRef(digits)
  useEffect(() => {
    const start = BigInt(from.current)
    from.current = digits
    if (start === BigInt(digits) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(digits)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / ROLL_MS)
      setShown(rolled(start, BigInt(digits), part).toString())
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShown(digits)
    }
  }, [digits])
  return <Money digits={shown} currency={currency} hidden={hidden} />
}
