import { useEffect, useRef, useState } from 'react'
import type { MoneyWriter } from './money.ts'

interface Props {
  value: bigint
  /** Where it begins to count; what it is at first when left out. */
  from?: bigint
  ms: number
  write: MoneyWriter
}

/** An amount that counts its way to the next one. */
export function Rolling({ value, from: begin = value, ms, write }: Props) {
  const [shown, setShown] = useState(begin)
  const from = useRef(begin)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (ms <= 0 || start === value) {
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.max(0, Math.min(1, (now - began) / ms))
      setShown(start + ((value - start) * BigInt(Math.round((1 - (1 - share) ** 2) * 10_000))) / 10_000n)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, ms])
  return (
    <bdi dir="ltr" className="num">
      {write.plain(shown)}
    </bdi>
  )
}
