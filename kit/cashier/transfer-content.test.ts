import fc from 'fast-check'
import { assert, test } from 'vitest'
import { merchantCode } from '../brand.ts'
import { contentsIn, isContent, newContent, prefixOf } from './transfer-content.ts'

const drawn = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 800, maxLength: 800 })

test('a content is eleven letters and digits that check; one wrong sign, or two changed places, are noticed', () => {
  assert.ok(isContent('EV7K3M9QTX4'), 'the one of the vectors')
  fc.assert(
    fc.property(drawn, fc.nat(7), fc.integer({ min: 1, max: 31 }), (draws, at, more) => {
      const rest = [...draws]
      const content = newContent('SE', () => rest.shift() ?? 7)
      assert.match(content, /^SE[0-9A-Z]{9}$/)
      assert.ok(isContent(content))
      const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
      const other = signs[(signs.indexOf(content[2 + at]!) + more) % 32]!
      assert.ok(!isContent(content.slice(0, 2 + at) + other + content.slice(3 + at)))
      const [a, b] = [content[2]!, content[3]!]
      if (a !== b) assert.ok(!isContent(`SE${b}${a}${content.slice(4)}`))
    }),
  )
})

test('a check that banks would not let through is drawn again', () => {
  // 00000010 is 32: the check would be `*`.
  const draws = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5]
  assert.equal(
    newContent('SE', () => draws.shift()!),
    'SE000000055',
  )
})

for (const [text, found] of [
  ['SE000000055', ['SE000000055']],
  ['chuyen khoan se0000 00055 FT123', ['SE000000055']],
  ['MBVCB.123.SE000000055.CT tu 99', ['SE000000055']],
  ['SE000000055 SE000000055', ['SE000000055']],
  ['SE000000056', []],
  ['SSE000000055', ['SE000000055']],
  ['thanh toan', []],
] as const)
  test(`contents in "${text}"`, () => assert.deepEqual(contentsIn(text, 'SE'), [...found]))

test('a brand has two letters', () =>
  assert.deepEqual([merchantCode('senluna'), merchantCode('refbrand1'), merchantCode('x1')].map(prefixOf), [
    'SE',
    'RE',
    'XX',
  ]))
