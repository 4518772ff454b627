import { expect, test } from 'vitest'
import { pageAlone } from './page-alone.ts'

for (const [pathname, search, alone, why] of [
  ['/', '', '/', 'home is home'],
  ['/', '?modal=login', '/', 'a log-in at home ends at home'],
  ['/vnlottery', '?gameCode=VN_N', '/vnlottery?gameCode=VN_N', 'what a page is about stays'],
  ['/rng', '?page=PP&modal=login&next=%2Fvip&by=mobile', '/rng?page=PP', 'windows leave nothing behind'],
  ['/login', '?modal=forgot&by=email', '/', 'an address of a window is left for home'],
  ['/register.html', '?referralCode=a', '/?referralCode=a', 'so is that of the registration'],
] as const) {
  test(`a page without its windows: ${why}`, () => expect(pageAlone({ pathname, search })).toBe(alone))
}
