import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import pino from 'pino'
import { afterAll, describe, test, vi } from 'vitest'
import { AddressList } from '../../../platform/addresses.ts'
import { networksOfLines } from './network-table.ts'
import { followNetworks, Networks, openNetworkTable } from './networks.ts'

const folder = mkdtempSync(join(tmpdir(), 'senluna-networks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the operator's table of networks", () => {
  const table = networksOfLines(
    [
      '192.0.2.0/24,HOSTING',
      '"192.0.2.64/26","VPN"\r',
      '',
      '192.0.2.99,TOR',
      '192.0.2.0/25,HOSTING',
      '198.51.100.0/25,VPN',
      '198.51.100.128/25,VPN',
      '2001:db8::/32,HOSTING',
      '2001:db8:7::/48,TOR',
    ].join('\n'),
  )
  for (const [address, kinds] of [
    ['192.0.2.0', ['HOSTING']],
    ['192.0.2.255', ['HOSTING']],
    ['192.0.2.64', ['VPN', 'HOSTING']],
    ['192.0.2.99', ['TOR', 'VPN', 'HOSTING']],
    ['192.0.2.100', ['VPN', 'HOSTING']],
    ['192.0.3.0', []],
    ['198.51.100.127', ['VPN']],
    ['198.51.100.128', ['VPN']],
    ['198.51.101.0', []],
    ['::ffff:198.51.100.1', ['VPN']],
    ['2001:db8:7::1', ['TOR', 'HOSTING']],
    ['2001:db8:8::1', ['HOSTING']],
    ['2001:db9::', []],
    ['::1', []],
    ['nonsense', []],
  ] as const) {
    test(`${address} is of ${kinds.join(' and ') || 'no kind'}`, () => assert.deepEqual(table.of(address), kinds))
  }

  test('a hundred thousand networks are read and found', () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, nth) => `${1 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}.0/25,VPN`,
    )
    const large = networksOfLines(lines.join('\n'))
    assert.deepEqual([large.of('1.0.9.127'), large.of('1.0.9.128'), large.of('2.134.159.1')], [['VPN'], [], ['VPN']])
  })

  for (const [what, text, sentence] of [
    ['an empty file', '\n\n', /there is no line in it/],
    ['a line without a kind', '192.0.2.0/24,VPN\n192.0.3.0/24', /line 2 must be network,kind/],
    ['a line of countries', '192.0.2.0,192.0.2.9,VN', /line 1 must be network,kind/],
    ['a head line', 'network,kind', /line 1: "kind" is none of VPN, HOSTING, TOR/],
    ['a kind nobody knows', '192.0.2.0/24,PROXY', /line 1: "PROXY" is none of VPN, HOSTING, TOR/],
    ['small letters', '192.0.2.0/24,vpn', /line 1: "vpn" is none of/],
    ['a network that is none', '192.0.2.0/33,VPN', /line 1: "192\.0\.2\.0\/33" is neither an address nor a range/],
    ['a name of ranges', 'loopback,VPN', /line 1: "loopback" is neither/],
  ] as const) {
    test(`${what} is refused at the start with a sentence`, () => {
      const file = join(folder, 'wrong.csv')
      writeFileSync(file, text)
      assert.throws(
        () => openNetworkTable(file),
        (error: Error) =>
          sentence.test(error.message) && error.message.startsWith('NETWORKS_CSV ') && error.message.endsWith('.'),
      )
    })
  }
  test('a file that is not there is told by its name; no file is no data', () => {
    assert.throws(() => openNetworkTable('/nowhere/n.csv'), /NETWORKS_CSV \/nowhere\/n\.csv can't be used: ENOENT/)
    assert.equal(openNetworkTable(undefined), undefined)
  })
})

describe('what is known of a visitor', () => {
  const proxies = new AddressList(['10.0.0.0/8'])
  const header = 'cf-ipcountry'
  const at = (networks: Networks, peer: string, ip: string, named?: string) =>
    networks.of({
      ip,
      headers: named === undefined ? {} : { [header]: named },
      socket: { remoteAddress: peer },
    } as FastifyRequest)
  const full = new Networks({ table: networksOfLines('198.51.100.0/24,VPN\n198.51.100.9,TOR'), proxies, header })

  test('the address that a proxy of ours names is looked up, not its own', () =>
    assert.deepEqual(at(full, '10.0.0.1', '198.51.100.7'), ['VPN']))
  test('a proxy of ours says that it is Tor; anybody else may say so in vain', () => {
    assert.deepEqual(at(full, '10.0.0.1', '198.51.100.7', 'T1'), ['TOR', 'VPN'])
    assert.deepEqual(at(full, '10.0.0.1', '198.51.100.9', 'T1'), ['TOR', 'VPN'], 'once, by two ways')
    assert.deepEqual(at(full, '192.0.2.1', '192.0.2.1', 'T1'), [])
    assert.deepEqual(at(full, '10.0.0.1', '192.0.2.1', 'VN'), [])
  })
  test('without a file only Tor is known of, and only where a proxy tells', () => {
    assert.deepEqual(new Networks({ table: undefined, proxies, header }).known, ['TOR'])
    assert.deepEqual(new Networks({ table: undefined, proxies }).known, [])
    assert.deepEqual(full.known, ['TOR', 'VPN'])
    assert.deepEqual(at(new Networks({ table: undefined, proxies }), '10.0.0.1', '198.51.100.7', 'T1'), [])
  })
})

test('a file that changes is read anew; a wrong one is told in the log and the last good one holds', async () => {
  const csv = join(folder, 'live.csv')
  writeFileSync(csv, '192.0.2.0/24,VPN')
  const warnings: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void warnings.push(line) })
  const networks = new Networks({ table: openNetworkTable(csv), proxies: new AddressList([]) })
  const kinds = () => networks.of({ ip: '192.0.2.7', headers: {}, socket: {} } as FastifyRequest)
  const leave = followNetworks(networks, csv, log, 20)
  try {
    assert.deepEqual(kinds(), ['VPN'])
    // The watch compares with what it saw first.
    await sleep(200)
    writeFileSync(csv, '192.0.2.0/24,HOSTING\n192.0.2.7,TOR')
    await vi.waitFor(() => assert.deepEqual(kinds(), ['TOR', 'HOSTING']), { timeout: 5_000 })
    writeFileSync(csv, 'half a line')
    await vi.waitFor(() => assert.match(warnings.join(), /line 1 must be network,kind/), { timeout: 5_000 })
    assert.deepEqual(kinds(), ['TOR', 'HOSTING'])
    rmSync(csv)
    await vi.waitFor(() => assert.match(warnings.join(), /ENOENT/), { timeout: 5_000 })
    assert.deepEqual(kinds(), ['TOR', 'HOSTING'])
  } finally {
    leave()
  }
})
