import { expect, test } from 'vitest'
import '../testing/desk.tsx'
import { cycleText } from './cycle-text.ts'

test.each([
  ['ONCE', 'Once'],
  ['2026-11-20', '20/11/2026'],
  ['week 2026-11-16', 'Week from 16/11/2026'],
  ['2026-11-16 2026-11-22', '16/11/2026 – 22/11/2026'],
  ['2026-11-20 3', '20/11/2026 3'],
])('a reward of %s is for %s', (cycle, words) => {
  expect(cycleText(cycle)).toBe(words)
})
