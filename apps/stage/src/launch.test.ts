import { assert, test } from 'vitest'
import { launchIn, withoutToken } from './launch.ts'

const TOKEN = 'VmKEDIWc8AJ5Ihwl90vG_Qhz9QMKAwlq6VqpwyT61r8'
const GOOD = `#t=${TOKEN}&game=sen-vang&lang=VI&parent=http%3A%2F%2Flocalhost%3A8080`

test('a launch written by the site is read', () => {
  assert.deepEqual(launchIn(GOOD), {
    token: TOKEN,
    game: 'sen-vang',
    language: 'VI',
    parent: 'http://localhost:8080',
    worded: false,
  })
  assert.isTrue(launchIn(`${GOOD}&w=1`)?.worded, 'there are words of the operator’s own')
})

test('after a reload the launch has no token, and the game is still known', () => {
  const rest = withoutToken(GOOD)
  assert.notInclude(rest, TOKEN)
  assert.deepEqual(launchIn(rest), {
    token: undefined,
    game: 'sen-vang',
    language: 'VI',
    parent: 'http://localhost:8080',
    worded: false,
  })
})

for (const [fragment, why] of [
  ['', 'nothing'],
  [`#t=${TOKEN}&game=sen-vang&lang=VI`, 'no parent'],
  [GOOD.replace('sen-vang', '../../x'), 'a path as the game'],
  [GOOD.replace('VI', 'vi-VN'), 'a language the site does not write'],
  [GOOD.replace('http%3A%2F%2Flocalhost%3A8080', 'javascript%3Aalert(1)'), 'a script as the parent'],
  [GOOD.replace('http%3A%2F%2Flocalhost%3A8080', '*'), 'everybody as the parent'],
  [GOOD.replace('8080', '8080%2Fpath'), 'a parent with a path'],
  [GOOD.replace(TOKEN, 'short'), 'a token too short'],
  [GOOD.replace(TOKEN, 'x'.repeat(10_000)), 'a token too long'],
] as const) {
  test(`not a launch: ${why}`, () => assert.isUndefined(launchIn(fragment)))
}
