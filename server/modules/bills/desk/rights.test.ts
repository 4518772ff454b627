import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { openHouse, type House } from '../../rounds/testing/house.ts'

const MIGRATION = new URL('../../../migrations/0111-line-limits.sql', import.meta.url)

let house: House
let owner: pg.Client
beforeAll(async () => {
  house = await openHouse()
  owner = new pg.Client({ connectionString: house.url })
  await owner.connect()
}, 120_000)
afterAll(async () => {
  await owner.end()
  await house.close()
})

const rightsOf = async (role: string) =>
  (
    await owner.query<{ name: string }>(
      `select page || '.' || action as name from staff.permission where merchant_id = 'senluna' and role = $1 and page in ('bills', 'contracts') order by 1`,
      [role],
    )
  ).rows.map(({ name }) => name)

test('brands of before keep their view of what agents are paid, and what was taken away stays away', async () => {
  const [rights = ''] = (await readFile(MIGRATION, 'utf8')).split('\n\n-- What each account')
  await owner.query(`delete from staff.permission where page = 'bills';
    update staff.role set offered = array(select o from unnest(offered) o where o not like 'bills.%');
    insert into staff.role (merchant_id, code) values ('senluna', 'PAYERS');
    insert into staff.permission (merchant_id, role, page, action) values ('senluna', 'PAYERS', 'adjustments', 'view'), ('senluna', 'PAYERS', 'adjustments', 'approve');
    delete from staff.permission where merchant_id = 'senluna' and role = 'FINANCE_MAKER' and page in ('adjustments', 'contracts') and action = 'edit'`)
  await owner.query(rights)
  assert.deepEqual(await rightsOf('PAYERS'), ['bills.approve', 'bills.view', 'contracts.approve', 'contracts.view'])
  assert.deepEqual(await rightsOf('FINANCE_MAKER'), [
    'bills.export',
    'bills.view',
    'contracts.export',
    'contracts.view',
  ])
  const { rows } = await owner.query<{ offered: boolean }>(
    `select 'bills.edit' = any (offered) as offered from staff.role where merchant_id = 'senluna' and code = 'FINANCE_MAKER'`,
  )
  assert.deepEqual(rows, [{ offered: true }])
})
