import { text } from '@senluna/web/client/text.ts'
import { pickName } from '../../draw/names.ts'
import { measuresOf, type Numbers } from './sides.ts'

/** Families whose sum is bet on. */
const BY_SUM: ReadonlySet<string> = new Set(['K3', 'PC28', 'SSC', '11X5', 'KENO', '3D'])
const WHOLE: ReadonlySet<string> = new Set(['sum', 'topTwo', 'special'])

/** A result in words: its sum, and the sides it fell on. */
export function resultLine(family: string, numbers: Numbers): readonly string[] {
  const sum = numbers.reduce((all, number) => all + number, 0)
  const sides = measuresOf(family, numbers.length === 5 && family === '3D' ? 'D5' : '')
    .filter(({ subject, by }) => by === 'LH' || ('whole' in subject && WHOLE.has(subject.whole)))
    .flatMap((measure) => measure.sideOf(numbers) ?? [])
  return [...(BY_SUM.has(family) ? [text('lottery.show.sum', { sum })] : []), ...sides.map(pickName)]
}
