import { expect, test } from 'vitest'
import { layoutOf } from './layout.ts'

const shown = (path: string) =>
  Object.entries(layoutOf(path))
    .filter(([, on]) => on)
    .map(([part]) => part)

for (const [path, parts] of [
  ['/', ['header', 'notices', 'footer', 'dock']],
  ['/rng', ['header', 'notices', 'footer', 'dock']],
  ['/lottery', ['header']],
  ['/vnlottery', ['header']],
  ['/vnlottery/mien-bac', ['header']],
  ['/seamless', ['header']],
  ['/seamlessly', ['header', 'notices', 'footer', 'dock']],
  ['/helpmc', ['dock']],
  ['/helpmc/deposit', ['dock']],
  ['/pointMall', ['header', 'notices', 'footer']],
] as const) {
  test(`${path} has ${parts.join(', ')}`, () => expect(shown(path)).toEqual(parts))
}
