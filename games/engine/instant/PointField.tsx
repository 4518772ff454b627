import { useState } from 'react'

interface Props {
  label: string
  /** In hundredths. */
  points: number
  locked: boolean
  onPoints(points: number): void
}

const written = (points: number): string => (points / 100).toFixed(2)

/** A figure with two decimals; taken over when the field is left or Enter is pressed. */
export function PointField({ label, points, locked, onPoints }: Props) {
  const [typed, setTyped] = useState(written(points))
  const take = () => {
    const wanted = Math.round(Number(typed.replace(',', '.')) * 100)
    if (Number.isFinite(wanted) && wanted !== points) onPoints(wanted)
    setTyped(written(points))
  }
  return (
    <label className="ig-point">
      <span>{label}</span>
      <input
        className="num"
        inputMode="decimal"
        value={typed}
        disabled={locked}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  )
}
