import type { RefusalCode } from '@senluna/contract/refusals.ts'
import { pageTexts } from '@senluna/text/index.ts'
import { beforeAll, expect, test } from 'vitest'
import { Refused, Unreachable } from './call/refused.ts'
import { sentenceOf } from './sentence.ts'
import { speak } from './text.ts'

beforeAll(() => speak('EN', pageTexts))

const traceId = 'abcdef0123456789abcdef0123456789'
const UNHEARD_OF = 'SYS_FROM_TOMORROW' as RefusalCode

test('an error nobody has a sentence for is an unknown one, with its reference when there is one', () => {
  for (const code of ['SYS_UNKNOWN', UNHEARD_OF] as const) {
    expect(sentenceOf(new Refused(code, { traceId }))).toBe('Something went wrong. Reference: abcdef012345')
    expect(sentenceOf(new Refused(code))).toMatch(/^Something went wrong\. Try again/)
  }
})

test('the server’s own sentence stands where the page has none; no answer is the network', () => {
  expect(sentenceOf(new Refused(UNHEARD_OF, { traceId, message: 'Not on Sundays.' }))).toBe('Not on Sundays.')
  expect(sentenceOf(new Refused('AUTH_REQUIRED', { traceId, message: 'x' }))).not.toMatch(/Unknown|^x$/)
  expect(sentenceOf(new Unreachable())).not.toMatch(/Unknown/)
})
