import { merchantCode } from '@senluna/kit/brand.ts'
import type { SwitchId } from '@senluna/kit/switches.ts'
import type { House } from '../../rounds/testing/house.ts'
import { changeSetting } from '../index.ts'

/**
 * Switches these features of the brand at localhost on: a call that is switched off isn't there for
 * anybody, whatever their rights.
 */
export async function switchOn({ parts: { database, clock } }: House, ...ids: SwitchId[]): Promise<void> {
  const on = Object.fromEntries(ids.map((id) => [id, true]))
  await changeSetting(database.db, merchantCode('senluna'), 'switches', on, clock.now())
}
