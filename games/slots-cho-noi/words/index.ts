import { texts as CN } from './cn.ts'
import { texts as EN } from './en.ts'
import { texts as JA } from './ja.ts'
import { texts as MY } from './my.ts'
import { texts as TH } from './th.ts'
import { texts as TY } from './ty.ts'
import { texts as VI } from './vi.ts'

/** The game's words by language. */
export const words = { VI, EN, CN, JA, TH, TY, MY }
