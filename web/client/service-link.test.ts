import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepHandle } from './call/identity.ts'
import { openedLink } from './service-link.ts'

const HANDLE = 'h'.repeat(43)
beforeEach(() => keepHandle(HANDLE))

/** Seals as the server does. */
function sealed(address: string, secret = HANDLE): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', secret, '', 'cs-link', 32)), iv)
  return Buffer.concat([iv, cipher.update(address), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

test('a link sealed for this page opens', async () => {
  const address = 'https://chat.example/room?visitor=1&signature=a-b_c'
  expect(await openedLink(sealed(address))).toBe(address)
})
test('one to a page of this very site opens however it is served', async () => {
  vi.stubGlobal('location', { origin: 'http://localhost:8080' })
  expect(await openedLink(sealed('http://localhost:8080/helpmc?visitor=1'))).toBe(
    'http://localhost:8080/helpmc?visitor=1',
  )
  await expect(openedLink(sealed('http://localhost:9090/helpmc'))).rejects.toThrow()
  vi.unstubAllGlobals()
})
test('one sealed for somebody else does not', async () => {
  await expect(openedLink(sealed('https://chat.example/', 'x'.repeat(43)))).rejects.toThrow()
})
test('a changed one does not', async () => {
  const link = sealed('https://chat.example/')
  const changed = (link[20] === 'A' ? 'B' : 'A') + link.slice(21)
  await expect(openedLink(link.slice(0, 20) + changed)).rejects.toThrow()
})
for (const address of ['http://chat.example/', 'javascript:alert(1)', 'no address']) {
  test(`${address} is no place to go`, async () => {
    await expect(openedLink(sealed(address))).rejects.toThrow()
  })
}
