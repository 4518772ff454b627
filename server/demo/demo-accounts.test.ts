import assert from 'node:assert/strict'
import { test } from 'vitest'
import { BRANDS } from '@senluna/brands/index.ts'
import { DEMO_ACCOUNTS, seedDemoAccounts } from './demo-accounts.ts'
import { checkNewPassword, isWeak, memberByName } from '../modules/members/index.ts'
import { logIn } from '../modules/sessions/testing/account.ts'
import { openSite } from '../modules/sessions/testing/site.ts'
import { newVisitor } from '../modules/sessions/testing/visitor.ts'

test('the demonstration accounts are there once, and each can log in at its brand', async () => {
  const site = await openSite()
  try {
    const seed = () => seedDemoAccounts({ db: site.db, clock: site.clock, members: site.members, brands: BRANDS })
    await seed()
    await seed()
    assert.equal(site.opened.length, DEMO_ACCOUNTS.length)
    for (const { merchantCode, userName, password, type } of DEMO_ACCOUNTS) {
      const host = BRANDS.find((brand) => brand.merchantCode === merchantCode)!.hosts[0]!
      const { value } = await logIn(site, newVisitor({ host }), userName, password)
      assert.deepEqual([value!.userName, value!.accountType], [userName, type])
      assert.equal(value!.passwordChangeRequired, password === 'a123456')
      assert.equal((await memberByName(site.db, merchantCode, userName))!.mustChange, false)
    }
  } finally {
    await site.close()
  }
})

test("their passwords keep the brand's rules, but for the one that shows what happens to a weak one", () => {
  for (const { merchantCode, userName, password } of DEMO_ACCOUNTS) {
    const brand = BRANDS.find((brand) => brand.merchantCode === merchantCode)!
    if (isWeak(brand, userName, password)) assert.equal(password, 'a123456')
    else assert.equal(checkNewPassword(brand, userName, { field: 'password', password, again: password }), password)
  }
})

test('brands with real money get no such accounts', async () => {
  const site = await openSite()
  try {
    const real = BRANDS.map((brand) => ({ ...brand, currency: { ...brand.currency, demonstration: false } }))
    await seedDemoAccounts({ db: site.db, clock: site.clock, members: site.members, brands: real })
    assert.equal(site.opened.length, 0)
  } finally {
    await site.close()
  }
})
