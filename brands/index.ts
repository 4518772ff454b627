import type { Brand } from '@senluna/kit/brand.ts'
import { reference } from './reference/brand.ts'
import { senluna } from './senluna/brand.ts'

/** Every brand there is, the default one first. */
export const BRANDS: readonly Brand[] = [senluna, reference]
