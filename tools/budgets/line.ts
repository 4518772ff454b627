/** One measured figure beside what it may be. */
export interface Line {
  what: string
  value: number
  budget: number
  unit: 'kB' | 'ms' | 'points' | ''
  /** Whether more is better, as with scores. */
  atLeast?: boolean
}

/** Whether a figure keeps its budget. */
export const isKept = ({ value, budget, atLeast }: Line): boolean => (atLeast ? value >= budget : value <= budget)

/** A heading and its figures as a table. */
export function tableOf(heading: string, lines: readonly Line[]): string {
  const width = Math.max(...lines.map((line) => line.what.length), heading.length)
  const rows = lines.map((line) => {
    const budget = `${line.atLeast ? '≥' : '≤'} ${shown(line.budget, line.unit)}`
    const verdict = isKept(line) ? 'pass' : 'OVER'
    return `  ${line.what.padEnd(width)}  ${shown(line.value, line.unit).padStart(10)}  ${budget.padStart(12)}  ${verdict}`
  })
  return [`\n${heading}`, ...rows].join('\n')
}

function shown(value: number, unit: Line['unit']): string {
  const text = unit === 'kB' ? value.toFixed(1) : unit === '' ? value.toFixed(3) : value.toFixed(0)
  return unit === '' || unit === 'points' ? text : `${text} ${unit}`
}
