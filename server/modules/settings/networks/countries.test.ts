import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { afterAll, describe, test } from 'vitest'
import { AddressList } from '../../../platform/addresses.ts'
import { Countries, openCountryTable } from './countries.ts'
import { tableOfLines } from './country-table.ts'
import { closedBy } from '../access/access.ts'

const folder = mkdtempSync(join(tmpdir(), 'senluna-geo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const written = (text: string): string => {
  const file = join(folder, `${text.length}.csv`)
  writeFileSync(file, text)
  return file
}

describe('the packaged table', () => {
  const table = openCountryTable(undefined)
  for (const [address, country] of [
    ['8.8.8.8', 'US'],
    ['113.160.0.1', 'VN'],
    ['::ffff:113.160.0.1', 'VN'],
    ['2402:800::1', 'VN'],
    ['203.0.113.7', ''],
    ['127.0.0.1', ''],
    ['::1', ''],
    ['10.1.2.3', ''],
    ['fe80::1%eth0', ''],
    ['nonsense', ''],
  ] as const) {
    test(`${address} is in "${country}"`, () => {
      const countries = new Countries({ table, proxies: new AddressList([]) })
      assert.equal(countries.ofAddress(address), country)
    })
  }
  test('a look-up takes microseconds, and what it keeps is about as large as its file', () => {
    table.of('8.8.8.8')
    const began = performance.now()
    for (let nth = 0; nth < 20_000; nth++) table.of(`${nth % 223}.${nth % 251}.${nth % 199}.${nth % 241}`)
    assert.ok((performance.now() - began) / 20_000 < 0.5, 'half a millisecond each, a hundred times what it takes')
  })
})

describe("the operator's own table", () => {
  const table = tableOfLines(
    [
      '2001:db8::,2001:db8:ffff:ffff:ffff:ffff:ffff:ffff,JP',
      '"198.51.100.0","198.51.100.255","AU"\r',
      '',
      '192.0.2.0,192.0.2.127,VN',
      '192.0.2.128,192.0.2.255,ZZ',
    ].join('\n'),
  )
  for (const [address, country] of [
    ['192.0.2.0', 'VN'],
    ['192.0.2.127', 'VN'],
    ['192.0.2.128', ''],
    ['192.0.1.255', ''],
    ['198.51.100.200', 'AU'],
    ['::ffff:198.51.100.1', 'AU'],
    ['2001:db8::5', 'JP'],
    ['2001:db9::', ''],
    ['nonsense', ''],
  ] as const)
    test(`${address} is in "${country}"`, () => assert.equal(table.of(address), country))

  test('two hundred thousand lines are read and found', () => {
    const lines = Array.from({ length: 200_000 }, (_, nth) => {
      const start = `${1 + (nth >> 16)}.${(nth >> 8) & 255}.${nth & 255}`
      return `${start}.0,${start}.255,${nth % 2 ? 'VN' : 'TH'}`
    })
    const large = tableOfLines(lines.join('\n'))
    assert.deepEqual(
      [large.of('1.0.0.9'), large.of('1.0.1.9'), large.of('4.13.63.255'), large.of('4.13.64.0')],
      ['TH', 'VN', 'VN', ''],
    )
  })

  for (const [what, text, sentence] of [
    ['an empty file', '\n\n', /there is no line in it/],
    ['a line with a field too few', '192.0.2.0,192.0.2.9,VN\n192.0.3.0,VN', /line 2 must be from,to,country/],
    ['a line with a fourth field', '192.0.2.0,192.0.2.9,VN,vpn', /line 1 must be from,to,country/],
    ['a head line', 'from,to,country\n192.0.2.0,192.0.2.9,VN', /line 1: "from" is no address/],
    ['an end that is none', '192.0.2.0,192.0.2.999,VN', /line 1: "192\.0\.2\.999" is no address/],
    ['a country in words', '192.0.2.0,192.0.2.9,Vietnam', /line 1: "Vietnam" is no country/],
    ['small letters', '192.0.2.0,192.0.2.9,vn', /line 1: "vn" is no country/],
    ['an end before its beginning', '192.0.2.9,192.0.2.0,VN', /line 1 ends before it begins/],
    ['two kinds of address', '192.0.2.9,2001:db8::,VN', /line 1 begins in one kind/],
    ['an overlap', '192.0.2.0,192.0.2.9,VN\n10.0.0.0,10.0.0.1,TH\n192.0.2.9,192.0.2.12,TH', /lines 1 and 3 overlap/],
  ] as const) {
    test(`${what} is refused at the start with a sentence`, () => {
      const file = written(text)
      assert.throws(
        () => openCountryTable(file),
        (error: Error) =>
          sentence.test(error.message) && error.message.startsWith('GEOIP_CSV ') && error.message.endsWith('.'),
      )
    })
  }
  test('a file that is not there is told by its name', () => {
    assert.throws(() => openCountryTable('/nowhere/geo.csv'), /GEOIP_CSV \/nowhere\/geo\.csv can't be used: ENOENT/)
  })
})

describe('who says where a visitor is', () => {
  const countries = new Countries({
    table: tableOfLines('198.51.100.0,198.51.100.255,AU'),
    proxies: new AddressList(['10.0.0.0/8']),
    header: 'cf-ipcountry',
  })
  const at = (peer: string, ip: string, named?: string) =>
    countries.of({
      ip,
      headers: named === undefined ? {} : { 'cf-ipcountry': named },
      socket: { remoteAddress: peer },
    } as FastifyRequest)
  test('a proxy of ours is believed', () => assert.equal(at('10.0.0.1', '198.51.100.7', 'VN'), 'VN'))
  test('anybody else is not', () => assert.equal(at('198.51.100.7', '198.51.100.7', 'VN'), 'AU'))
  for (const nonsense of ['XX', 'ZZ', 'T1', 'vn', 'VNM', '<script>', ''])
    test(`a proxy that says "${nonsense}" doesn't know`, () =>
      assert.equal(at('10.0.0.1', '198.51.100.7', nonsense), 'AU'))
  test("whose numbers they are is told of the packaged table's alone, and only when it was the one that knew", () => {
    const trust = { proxies: new AddressList(['10.0.0.0/8']), header: 'cf-ipcountry' }
    const visit = (ip: string, named?: string) =>
      ({ ip, headers: named ? { 'cf-ipcountry': named } : {}, socket: { remoteAddress: '10.0.0.1' } }) as FastifyRequest
    const packaged = new Countries({ table: openCountryTable(undefined), ...trust })
    const own = new Countries({ table: openCountryTable(written('8.8.8.0,8.8.8.255,US')), ...trust })
    const sourceOf = (from: Countries, ...visited: Parameters<typeof visit>) => from.sourceOf(visit(...visited))
    assert.equal(sourceOf(packaged, '8.8.8.8'), 'nro.net (CC BY 4.0)')
    assert.equal(sourceOf(packaged, '8.8.8.8', 'US'), undefined, 'the proxy said so')
    assert.equal(sourceOf(packaged, '203.0.113.7'), undefined, 'nobody knows')
    assert.equal(sourceOf(own, '8.8.8.8'), undefined, "the operator's own")
  })
  test('without a word of a proxy the table tells', () => assert.equal(at('10.0.0.1', '198.51.100.7'), 'AU'))
  test('nobody knows of an address in no table', () => assert.equal(at('10.0.0.1', '192.0.2.1'), ''))
})

const RULES: readonly (readonly [Parameters<typeof closedBy>[1], string, boolean])[] = [
  [{ denied: [] }, 'VN', false],
  [{ denied: ['US'] }, 'US', true],
  [{ denied: ['US'] }, 'VN', false],
  [{ denied: ['US'] }, '', false],
  [{ denied: ['US'], unknown: 'out' }, '', true],
  [{ denied: [], allowed: ['VN'] }, 'VN', false],
  [{ denied: [], allowed: ['VN'] }, 'TH', true],
  [{ denied: [], allowed: ['VN'] }, '', true],
  [{ denied: [], allowed: ['VN'], unknown: 'in' }, '', false],
  [{ denied: ['VN'], allowed: ['VN'] }, 'VN', true],
]
for (const [rules, country, closed] of RULES) {
  test(`with ${JSON.stringify(rules)} somebody from "${country}" ${closed ? 'stays out' : 'comes in'}`, () =>
    assert.equal(closedBy(country, rules) !== undefined, closed))
}
