import { useEffect, useState } from 'react'

const REST_MS = 350

/** A value once it has stayed the same for a moment: a slider on its way asks nothing. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(written) as Value), REST_MS)
    return () => clearTimeout(timer)
  }, [written])
  return rested
}
