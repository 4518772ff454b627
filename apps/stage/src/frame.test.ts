import { assert, test } from 'vitest'
import { isAround } from './frame.ts'

const SITE = 'https://senluna.example'

for (const [embedding, expected, why] of [
  [{ framed: true, ancestors: [SITE], referrer: '' }, true, 'the browser names the site as the nearest frame'],
  [
    { framed: true, ancestors: ['https://evil.example', SITE], referrer: `${SITE}/` },
    false,
    'somebody stands in between',
  ],
  [
    { framed: true, ancestors: ['https://evil.example'], referrer: `${SITE}/` },
    false,
    'somebody else, whatever the referrer says',
  ],
  [{ framed: true, ancestors: undefined, referrer: `${SITE}/game` }, true, 'no list of ancestors: the referrer agrees'],
  [
    { framed: true, ancestors: undefined, referrer: 'https://evil.example/' },
    false,
    'no list of ancestors: the referrer differs',
  ],
  [{ framed: true, ancestors: undefined, referrer: '' }, false, 'the browser says nothing at all'],
  [{ framed: false, ancestors: [], referrer: `${SITE}/` }, false, 'not in a frame'],
] as const) {
  test(`the site is ${expected ? '' : 'not '}around: ${why}`, () => assert.equal(isAround(SITE, embedding), expected))
}
