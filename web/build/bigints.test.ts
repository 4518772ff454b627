import { expect, test } from 'vitest'
import { keptBigints } from './bigints.ts'

const built = (code: string, id: string): unknown => {
  const { transform } = keptBigints()
  return typeof transform === 'function' ? Reflect.apply(transform, undefined, [code, id]) : undefined
}

test('a whole number in code is written as a call, in a text it stays what somebody reads', () => {
  expect(built('const a = 10n + 1_000n', '/apps/site/src/a.tsx')).toMatchObject({
    code: "const a = BigInt('10') + BigInt('1000')",
  })
  expect(built("export const texts = { a: 'such as 10, 10n' }", '/site/text/vi/a.ts')).toBeNull()
})
