import { randomInt } from 'node:crypto'
import type { Brand } from '@senluna/kit/brand.ts'
import { ruleBreach } from '@senluna/kit/text/patterns.ts'
import type { Db } from '../../platform/database/db.ts'
import { memberByName } from '../members/index.ts'

const TRIES = 4
const FALLBACK = 'player'

/**
 * A user name that is free and that the brand's rule takes, made of what somebody is called
 * elsewhere.
 */
export async function proposedName(db: Db, brand: Brand, called: string): Promise<string> {
  const rule = brand.register.find((item) => item.field === 'username')
  const most = rule?.maxLength ?? 16
  const plain = called
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
  const stem = plain.length >= 3 ? plain : FALLBACK
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const digits = attempt === 1 && stem !== FALLBACK && stem.length >= (rule?.minLength ?? 6) ? '' : fourDigits()
    const name = stem.slice(0, most - digits.length) + digits
    if ((!rule || !ruleBreach(rule, name)) && !(await memberByName(db, brand.merchantCode, name))) return name
  }
  // Whoever gets none chooses one.
  return ''
}

const fourDigits = () => String(randomInt(1_000, 10_000))
