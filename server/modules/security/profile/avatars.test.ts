import assert from 'node:assert/strict'
import sharp from 'sharp'
import { afterAll, beforeAll, test } from 'vitest'
import { DAY } from '@senluna/kit/time.ts'
import { cleanFiles } from '../../files/index.ts'
import { form } from '../../feedback/testing/front.ts'
import { call, newVisitor, type Answer } from '../../sessions/testing/visitor.ts'
import { eraseClosed } from '../jobs.ts'
import { loggedIn, openBench, PASSWORD, send, type Account, type Bench } from '../testing/account.ts'

let bench: Bench
let png: Buffer
beforeAll(async () => {
  bench = await openBench()
  png = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
})
afterAll(() => bench.close())

interface Shown {
  avatar: string
  avatarType: string
  avatarUrl: string
}
async function uploaded(who: Account, purpose = 'AVATAR', sent = png) {
  const { headers, payload } = form(
    { name: 'purpose', value: purpose },
    { name: 'file', value: sent, filename: 'me.png', type: 'image/png' },
  )
  bench.advance(1_000)
  return call<{ fileId: string }>(bench.site, who, 'POST', '/wps/v2/files', payload, headers)
}
const fileOf = async (who: Account, purpose?: string) => (await uploaded(who, purpose)).value!.fileId
const choose = (who: Account, body: object): Promise<Answer<Shown>> =>
  send<Shown>(bench, who, 'PUT', '/wps/v2/avatar', body, false)
const own = (who: Account, fileId: string) => choose(who, { avatarType: 'CUSTOM', fileId })
const info = async (who: Account) => (await send<Shown>(bench, who, 'GET', '/wps/member/info')).value!
/** Somebody who isn't logged in looks at it. */
const look = (url: string, headers: Record<string, string> = {}, host = 'localhost') =>
  call(bench.site, newVisitor({ host }), 'GET', url, undefined, headers)

test('an own picture is shown to everybody, as a picture and to keep; the one before is gone', async () => {
  const who = await loggedIn(bench)
  const first = await fileOf(who)
  const chosen = (await own(who, first)).value!
  const url = `/wps/v2/avatars/${first}`
  assert.deepEqual([chosen.avatar, chosen.avatarType, chosen.avatarUrl], [url, 'CUSTOM', url])
  assert.equal((await info(who)).avatarUrl, url)
  const seen = await look(url)
  assert.equal(seen.status, 200)
  assert.equal(seen.headers['content-type'], 'image/png')
  assert.equal(seen.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(seen.headers['x-content-type-options'], 'nosniff')
  assert.match(String(seen.headers['content-security-policy']), /default-src 'none'; sandbox/)
  assert.equal((await look(url, { 'if-none-match': String(seen.headers.etag) })).status, 304)
  const second = await fileOf(who)
  assert.equal((await own(who, second)).success, true)
  assert.equal((await own(who, second)).success, true, 'again changes nothing')
  assert.equal((await look(url)).errorCode, 'SYS_NOT_FOUND')
  const back = (await choose(who, { avatarType: 'STATIC', avatar: 'a2' })).value!
  assert.deepEqual([back.avatar, back.avatarType, back.avatarUrl], ['a2', 'STATIC', '/art/a-koi.svg'])
  assert.equal((await look(`/wps/v2/avatars/${second}`)).errorCode, 'SYS_NOT_FOUND')
  bench.advance(2 * DAY)
  assert.ok((await cleanFiles(bench.parts.files, bench.parts.clock.now())) >= 2)
})

test('only a picture of one’s own that was sent for it; nothing else is served here', async () => {
  const [who, other] = [await loggedIn(bench), await loggedIn(bench)]
  const theirs = await fileOf(other)
  const feedback = await fileOf(who, 'FEEDBACK')
  for (const fileId of [theirs, feedback, '00000000-0000-7000-8000-000000000000']) {
    const reply = await own(who, fileId)
    assert.deepEqual([reply.errorCode, reply.fields], ['VAL_FIELD', [{ field: 'fileId' }]])
  }
  assert.equal((await own(who, '../../etc/passwd')).errorCode, 'VAL_FIELD')
  assert.equal(
    (await choose(who, { avatarType: 'STATIC', avatar: 'https://evil.example/a.png' })).errorCode,
    'VAL_FIELD',
  )
  assert.equal((await uploaded(who, 'AVATAR', Buffer.from('<svg onload="alert(1)"/>'))).errorCode, 'FILE_TYPE')
  for (const id of [theirs, feedback, 'x', '00000000-0000-7000-8000-000000000000'])
    assert.equal((await look(`/wps/v2/avatars/${id}`)).errorCode, 'SYS_NOT_FOUND', 'not chosen by anybody')
  const mine = await fileOf(who)
  await own(who, mine)
  assert.equal((await look(`/wps/v2/avatars/${mine}`, {}, 'reference.localhost')).errorCode, 'SYS_NOT_FOUND')
})

test('of two chosen at once one is shown; it goes with an account that is erased', async () => {
  const who = await loggedIn(bench)
  const [first, second] = [await fileOf(who), await fileOf(who)]
  await Promise.all([own(who, first), own(who, second)])
  const seen = await Promise.all([first, second].map((id) => look(`/wps/v2/avatars/${id}`)))
  assert.deepEqual(new Set(seen.map(({ status }) => status)), new Set([200, 404]))
  const { avatarUrl } = await info(who)
  assert.equal((await look(avatarUrl)).status, 200)
  await send(bench, who, 'POST', '/wps/v2/security/closure', { password: PASSWORD, confirmation: who.userName })
  bench.advance(31 * DAY)
  await eraseClosed(bench.parts.security, bench.parts.clock.now())
  assert.equal((await look(avatarUrl)).errorCode, 'SYS_NOT_FOUND')
})
