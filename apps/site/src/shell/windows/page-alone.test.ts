import { expect, test } from 'vitest'
import { pageAlone } from './page-alone.ts'

for (const [pathname, search, window, alone, why] of [
  ['/', '', undefined, '/', 'home is home'],
  ['/vnlottery', '?gameCode=VN_N', undefined, '/vnlottery?gameCode=VN_N', 'what a page is about stays'],
  ['/vnlottery', '?gameCode=VN_N', 'welcome', '/vnlottery?gameCode=VN_N&modal=welcome', 'a window opens over it'],
  ['/rng', '?page=PP&modal=login&next=%2Fvip&by=mobile', undefined, '/rng?page=PP', 'windows leave nothing behind'],
  ['/', '?modal=login', 'welcome', '/?modal=welcome', 'a window takes the place of another'],
  ['/login', '', 'welcome', '/?modal=welcome', 'an address of a window is left for home'],
  ['/register.html', '?referralCode=a', undefined, '/?referralCode=a', 'so is that of the registration'],
] as const) {
  test(`a page without its windows: ${why}`, () => expect(pageAlone({ pathname, search }, window)).toBe(alone))
}
