import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, test } from 'vitest'
import { instant } from '@senluna/kit/time.ts'
import type { SourceForm } from '../source-forms.ts'
import { HandClock } from '../../testing/draw-world.ts'
import { formedSource } from './formed-source.ts'
import { httpSource } from './own-form.ts'

const NORTH = {
  db: ['31258'],
  g1: ['70458'],
  g2: ['12058', '04481'],
  g3: ['28836', '97239', '58017', '36585', '97766', '26630'],
  g4: ['7171', '1258', '2370', '3277'],
  g5: ['8585', '6936', '0959', '5490', '6654', '5938'],
  g6: ['258', '374', '158'],
  g7: ['58', '67', '26', '62'],
}
const DRAWN = instant(Date.UTC(2026, 10, 21, 11, 15))
const clock = new HandClock(instant(Date.UTC(2026, 10, 21, 11, 31)))

const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** A service that answers by the path it is asked for; what it doesn't know is 404. */
async function service(answers: Record<string, string | [number, string]>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[decodeURIComponent(request.url ?? '')] ?? [404, '']
    const [status, body] = typeof answer === 'string' ? [200, answer] : answer
    response.writeHead(status, { location: '/elsewhere' })
    response.end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('our own form: whole results with their evidence, nothing yet, and everything that is none', async () => {
  const own = (numero: string, complete = true) => JSON.stringify({ game: 'VN_N', numero, complete, result: NORTH })
  const base = await service({
    '/VN_N/1': JSON.stringify({ ...JSON.parse(own('1')), publishedAt: '2026-11-21T11:30:00Z' }),
    '/VN_N/3': own('3', false),
    '/VN_N/4': [500, '{}'],
    '/VN_N/5': own('1'),
    '/VN_N/6': 'x'.repeat(70_000),
    '/VN_N/7': '{"numero":"7"}',
    '/VN_N/8': [302, ''],
  })
  const ask = (numero: string) =>
    httpSource('ONE', `${base}/{game}/{numero}`, clock).ask({ game: 'VN_N', drawNumber: numero, drawAt: DRAWN })
  const word = await ask('1')
  assert.deepEqual(word?.result, NORTH)
  assert.equal(word?.publishedAt, Date.UTC(2026, 10, 21, 11, 30))
  assert.match(word?.evidence.sha256 ?? '', /^[0-9a-f]{64}$/)
  assert.ok(word?.evidence.address.endsWith('/VN_N/1'))
  assert.equal(await ask('2'), undefined)
  assert.equal(await ask('3'), undefined)
  for (const wrong of ['4', '5', '6', '7', '8']) await assert.rejects(ask(wrong), Error, wrong)
})

const JSON_FORM: SourceForm = {
  form: 'JSON',
  games: { VN_N: { name: 'xsmb', column: undefined }, FC3D: { name: 'fc', column: undefined } },
  names: '{dd}/{MM}/{yyyy}',
  draw: 'data.0.day',
  result: {
    db: 'data.0.lots.0',
    g1: 'data.0.lots.1',
    g2: 'data.0.lots.2',
    g3: 'data.0.lots.3',
    g4: 'data.0.lots.4',
    g5: 'data.0.lots.5',
    g6: 'data.0.lots.6',
    g7: 'data.0.lots.7',
  },
  publishedAt: 'data.0.at',
}
const lots: readonly unknown[] = Object.values(NORTH).map((numbers, place) =>
  place % 2 === 0 ? numbers : numbers.join(' - '),
)
const jsonOf = (day: string, drawn: readonly unknown[] = lots) =>
  JSON.stringify({ data: [{ day, lots: drawn, at: '2026-11-21T18:34:00+07:00' }, { day: '20/11/2026' }] })

test('JSON of another shape: by paths, of the draw asked for, whole or not at all', async () => {
  const askOf = async (payload: string, form: SourceForm = JSON_FORM, game = 'VN_N') =>
    formedSource(
      'TWO',
      `${await service({ '/xsmb?on=2026-11-21': payload, '/fc?on=2026-11-21': payload })}/{game}?on={yyyy}-{MM}-{dd}`,
      form,
      clock,
    ).ask({
      game,
      drawNumber: '20261121',
      drawAt: DRAWN,
    })
  const word = await askOf(jsonOf('21/11/2026'))
  assert.deepEqual(word?.result, NORTH)
  assert.equal(word?.publishedAt, Date.UTC(2026, 10, 21, 11, 34))
  assert.ok(word?.evidence.payload.includes('lots'))
  // Yesterday's, one number short while on air, a number that lost its zero, a game it doesn't
  // publish.
  assert.equal(await askOf(jsonOf('20/11/2026')), undefined)
  assert.equal(await askOf(jsonOf('21/11/2026', lots.with(7, ['58', '67', '26']))), undefined)
  assert.equal(await askOf(jsonOf('21/11/2026', lots.with(2, [12_058, 4_481]))), undefined)
  assert.equal(await askOf(jsonOf('21/11/2026'), JSON_FORM, 'VN_S_HCM'), undefined)
  assert.equal(await askOf('{"data":null}'), undefined)
  await assert.rejects(askOf('<html>'))
  const inOrder: SourceForm = { ...JSON_FORM, names: '{yyyy}-{M}-{d}', draw: 'day', result: 'balls' }
  assert.deepEqual((await askOf('{"day":"2026-11-21","balls":"7 0 7"}', inOrder, 'FC3D'))?.result, [7, 0, 7])
  assert.equal(await askOf('{"day":"2026-11-21","balls":"7 0 70"}', inOrder, 'FC3D'), undefined)
})

const ROWS = {
  'Giải ĐB': 'db',
  'Giải nhất': 'g1',
  'Giải nhì': 'g2',
  'Giải ba': 'g3',
  'Giải tư': 'g4',
  'Giải năm': 'g5',
  'Giải sáu': 'g6',
  'Giải bảy': 'g7',
}
const LABELS = Object.keys(ROWS)
const table = (form: Partial<SourceForm> = {}): SourceForm => ({
  form: 'TABLE',
  games: { VN_N: { name: 'mien-bac', column: undefined } },
  names: '{d}-{M}-{yyyy}',
  rows: ROWS,
  ...(form as object),
})
const pageOf = (day: string, numbers: readonly (readonly string[])[] = Object.values(NORTH)) =>
  `<!doctype html><title>Xổ số</title><script>var n = "<td>11111</td>"</script>
  <h2>Kết quả ngày <b>${day}</b></h2><table class=kq><!-- <tr><td>Giải nhất</td><td>1</td></tr> -->
  ${numbers.map((row, place) => `<tr><th>${LABELS[place]!.replace('ĐB', '&#272;B')}<td>${row.map((number) => `<span>${number}</span>`).join('<br>')}</tr>`).join('\n')}
  </table><footer>Hotline 1900 1234</footer>`

test('a table of a page: by the words of its rows, of the draw it names, whole or not at all', async () => {
  const askOf = async (payload: string, form = table(), game = 'VN_N') =>
    formedSource(
      'THREE',
      `${await service({ '/mien-bac/21-11-2026.html': payload })}/{game}/{dd}-{MM}-{yyyy}.html`,
      form,
      clock,
    ).ask({
      game,
      drawNumber: '20261121',
      drawAt: DRAWN,
    })
  assert.deepEqual((await askOf(pageOf('21-11-2026')))?.result, NORTH)
  assert.equal(await askOf(pageOf('20-11-2026')), undefined)
  assert.equal(await askOf(pageOf('121-11-2026')), undefined)
  const short = Object.values(NORTH).map((row, place) => (place === 3 ? row.slice(1) : row))
  assert.equal(await askOf(pageOf('21-11-2026', short)), undefined)
  // Two tables of one page: which of them is the draw's isn't known.
  assert.equal(await askOf(pageOf('21-11-2026') + pageOf('20-11-2026')), undefined)
  for (const torn of ['<table><tr><td>Giải', '<script>21-11-2026', '<!-- 21-11-2026', '', '<'.repeat(200_000)])
    assert.equal(await askOf(torn), undefined)
})

test('provinces side by side: the column that has the game’s name, in a page or in CSV', async () => {
  const south = [
    '804326',
    '11926',
    '57207',
    '56512 68630',
    '43844 31230 52933 16159 39777 93884 72966',
    '0326',
    '3784 4326 1925',
    '326',
    '26',
  ]
  const labels = ['G.ĐB', 'G.1', 'G.2', 'G.3', 'G.4', 'G.5', 'G.6', 'G.7', 'G.8']
  const keys = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8']
  const csv = [
    '2026-11-21;TP. Hồ Chí Minh;"Long An"',
    ...labels.map((label, place) => `${label};${south[place]!.replaceAll(/\d/g, '9')};"${south[place]}"`),
  ].join('\r\n')
  const page = `2026-11-21<table>${csv
    .split('\r\n')
    .map(
      (line) =>
        `<tr>${line
          .split(';')
          .map((cell) => `<td>${cell.replaceAll('"', '')}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`
  const form = table({
    games: {
      VN_S_LA: { name: 'mien-nam', column: 'long an' },
      VN_S_HCM: { name: 'mien-nam', column: 'TP. Hồ Chí Minh' },
      VN_S_BP: { name: 'mien-nam', column: 'Bình Phước' },
    },
    names: '{yyyy}-{MM}-{dd}',
    rows: Object.fromEntries(labels.map((label, place) => [label, keys[place]!])),
  })
  for (const payload of [csv, page]) {
    const base = await service({ '/mien-nam': payload })
    const ask = (game: string) =>
      formedSource('FOUR', `${base}/{game}`, form, clock).ask({ game, drawNumber: '20261121', drawAt: DRAWN })
    const expected = Object.fromEntries(keys.map((key, place) => [key, south[place]!.split(' ')]))
    assert.deepEqual((await ask('VN_S_LA'))?.result, expected)
    assert.deepEqual(Object.entries((await ask('VN_S_HCM'))?.result ?? {})[0], ['db', ['999999']])
    assert.equal(await ask('VN_S_BP'), undefined)
  }
})
