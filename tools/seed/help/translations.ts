import { cn } from './cn/index.ts'
import { ja } from './ja/index.ts'
import { my } from './my/index.ts'
import { th } from './th/index.ts'
import type { Translation } from './translation.ts'
import { ty } from './ty/index.ts'

/** Help in the languages that a demonstration offers beside Vietnamese and English. */
export const TRANSLATIONS: Readonly<Record<string, Translation>> = { CN: cn, JA: ja, TH: th, TY: ty, MY: my }
