import { lotteryPages } from '@senluna/text/families/lottery.ts'
import { pageTexts } from '@senluna/text/index.ts'
import { speak, speakMore } from '@senluna/web/client/text.ts'
import { expect, test } from 'vitest'
import { sideSign } from './words.ts'

const PAIRS = [
  ['BIG', 'SMALL'],
  ['ODD', 'EVEN'],
  ['DRAGON', 'TIGER'],
] as const

test.each(['VI', 'EN', 'CN', 'JA', 'TH', 'TY', 'MY'] as const)(
  'in %s the two sides have different marks',
  async (code) => {
    await speak(code, pageTexts)
    await speakMore(lotteryPages)
    for (const [first, second] of PAIRS) expect(sideSign(first)).not.toBe(sideSign(second))
  },
)
