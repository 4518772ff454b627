import { expect, test } from 'vitest'
import { onColour } from './on-colour.ts'

for (const [colour, on] of [
  ['#24163f', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#f7c445', '#000000'],
  ['#d12b6f', '#ffffff'],
  ['red', '#ffffff'],
] as const)
  test(`on ${colour} stands ${on}`, () => expect(onColour(colour)).toBe(on))
