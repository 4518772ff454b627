import assert from 'node:assert/strict'
import { merchantCode } from '@senluna/kit/brand.ts'
import { seedOwnGames } from '@senluna/tools/seed/catalog.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import { openSite, type Site } from '../modules/catalog/testing/site.ts'
import { startPictures } from './pictures.ts'

let site: Site
beforeAll(async () => {
  site = await openSite([])
})
afterAll(() => site.close())

/** The pictures that are made before anybody asks: so many, or as many as come. */
async function madeAhead(until: number): Promise<string[]> {
  const made: string[] = []
  const icons = {
    of: async (picture: object) => {
      made.push(JSON.stringify(picture))
      return Buffer.from('x')
    },
  }
  const log = { warn: (about: object) => assert.fail(JSON.stringify(about)) }
  const brands = [{ merchantCode: merchantCode('senluna') }]
  const stop = startPictures({ brands, database: { db: site.db }, icons, log }, 0)
  for (const began = performance.now(); made.length < until && performance.now() - began < 10_000;)
    await new Promise((resolve) => setTimeout(resolve, 10))
  await stop()
  return made.toSorted()
}

const pictures = async () => {
  const { rows } = await sql<object>`select motif, palette, backdrop, seed from catalog.game
    where merchant_id = 'senluna' and enabled`.execute(site.db)
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

test('of the demonstration every picture is made ahead', async () => {
  await seedOwnGames(site.owner, merchantCode('senluna'))
  const all = await pictures()
  assert.ok(all.length > 60 && all.length <= 200, `${all.length} pictures`)
  assert.deepEqual(await madeAhead(all.length), all)
})
