import assert from 'node:assert/strict'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import type { helpCenter, legalDocument } from '@senluna/contract/site/help.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { DAY, later } from '@senluna/kit/time.ts'
import { certificate } from '@senluna/games/slots-sen-vang/certificate.ts'
import { CHAPTERS, seedHelp } from '@senluna/tools/seed/help/index.ts'
import { COMPLETE } from '@senluna/text/index.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { NOW, openSite, type Site } from '../../catalog/testing/site.ts'
import { appProfile } from '../app-profile.ts'
import { hitOf, wordsOf } from './help-search.ts'
import { addDocument, removeHelpArticle, saveHelpArticle, saveHelpCategory } from '../index.ts'
import { plainOf } from '../plain.ts'

let site: Site
beforeAll(async () => {
  site = await openSite([])
  await seedHelp(site.owner, BRANDS, NOW)
})
afterAll(() => site.close())

type Help = ReplyOf<typeof helpCenter>
type Document = ReplyOf<typeof legalDocument>
const help = (query = '', host = 'localhost') =>
  site.call<Help>(`/wps/system/helpCenter?${query}`, { headers: { host } })
const document = (query: string, host = 'localhost') =>
  site.call<Document>(`/wps/v2/system/document?${query}`, { headers: { host } })
const inTx = <Result>(run: (tx: Parameters<typeof saveHelpArticle>[0]) => Promise<Result>) =>
  site.db.transaction().execute(run)
const refusal = (attempt: Promise<unknown>) => attempt.then(() => 'done').catch((error: Error) => error.message)

test('a brand begins with at least five headings and sixteen articles, in both its languages', async () => {
  for (const language of ['VI', 'EN']) {
    const { categories } = (await help(`language=${language}`)).value!
    assert.ok(categories.length >= 5)
    assert.ok(categories.flatMap(({ articles }) => articles).length >= 16)
    assert.deepEqual(
      categories.map(({ name }) => name),
      CHAPTERS.map(({ names }) => names[language as 'VI' | 'EN']),
    )
  }
})

test('every article can be read in both languages, says something, and leads only to places that are there', async () => {
  const places = new Set(
    [
      '/results',
      '/records/bets',
      '/records/account',
      '/account/limits',
      '/account/security',
      '/fairness',
      '/statement',
      '/rng',
      '/mini',
      '/vnlottery',
      '/elott',
      '/app',
      '/deposit',
      '/withdraw',
      '/promotions',
      '/vip',
      '/pointMall',
      '/help/feedback',
      '/help/terms',
    ].concat(CHAPTERS.flatMap(({ articles }) => articles.map(({ id }) => `/help/${id}`))),
  )
  for (const host of ['localhost', 'reference.localhost'])
    for (const { id } of CHAPTERS.flatMap(({ articles }) => articles))
      for (const language of ['VI', 'EN']) {
        const { article } = (await help(`articleId=${id}&language=${language}`, host)).value!
        assert.equal(article!.language, language, id)
        assert.ok(plainOf(article!.html).length > 150, id)
        assert.ok(!/\{\w+\}/.test(article!.title + article!.html), `${id} has a fact that was not filled in`)
        const links = [...article!.html.matchAll(/href="([^"?]+)/g)].map(([, link]) => link!)
        assert.deepEqual(
          links.filter((link) => !places.has(link)),
          [],
          id,
        )
      }
})

test('what an article says of a brand is true of that brand', async () => {
  const said = async (host: string) =>
    plainOf((await help('articleId=speed-and-autoplay&language=EN', host)).value!.article!.html)
  assert.match(await said('localhost'), /at least 1 s .*up to 100 spins/)
  assert.match(await said('reference.localhost'), /at least 2\.5 s .*Autoplay isn’t allowed here/)
})

test('the return to player an article names is the one of the certificate', async () => {
  const { article } = (await help('articleId=sen-vang&language=EN')).value!
  const [, percent] = /return to player is (\d+\.\d\d)%/.exec(plainOf(article!.html))!
  const { numerator, denominator } = certificate.rtp
  assert.equal(percent!.replace('.', ''), String((BigInt(numerator) * 10_000n) / BigInt(denominator)))
})

test('another language reads English, and says so', async () => {
  const { article, categories } = (await help('articleId=verify-a-round&language=KO')).value!
  assert.deepEqual(
    [article!.language, article!.title, categories[0]!.name],
    ['EN', 'Verifying a round', 'Getting started'],
  )
})

test('every article, the terms and the privacy notice stand in every offered language', async () => {
  const ids = CHAPTERS.flatMap(({ articles }) => articles.map(({ id }) => id))
  assert.ok(ids.length > 20, `${ids.length} articles`)
  for (const language of COMPLETE) {
    for (const id of ids) {
      const { article } = (await help(`articleId=${id}&language=${language}`)).value!
      assert.deepEqual([id, article!.language], [id, language])
      assert.ok(!/\{\w+\}/.test(article!.html), `${id} in ${language} has its facts`)
    }
    for (const kind of ['terms', 'privacy'])
      assert.equal((await document(`kind=${kind}&language=${language}`)).value!.language, language, kind)
  }
})

test('the language of the reader is taken where none is asked for', async () => {
  const { value } = await site.call<Help>('/wps/system/helpCenter', { headers: { language: 'EN' } })
  assert.equal(value!.categories[0]!.name, 'Getting started')
})

test('seeding again changes no article and no date', async () => {
  const before = (await help()).value
  await seedHelp(site.owner, BRANDS, later(NOW, DAY))
  assert.deepEqual((await help()).value, before)
})

const foundBy = async (q: string, language = 'VI') =>
  (await help(`language=${language}&q=${encodeURIComponent(q)}`)).value!.found!

for (const [q, language, first] of [
  ['kiem chung', 'VI', 'verify-a-round'],
  ['KIỂM CHỨNG ván', 'VI', 'verify-a-round'],
  ['dang nhap duoc', 'VI', 'log-in-trouble'],
  ['mat khau', 'VI', 'change-password'],
  ['tu loai tru', 'VI', 'take-a-break'],
  ['trouble log', 'EN', 'log-in-trouble'],
  ['keyb', 'EN', 'keyboard'],
  ['keyb', 'KO', 'keyboard'],
  ['キーボード', 'JA', 'keyboard'],
] as const) {
  test(`“${q}” (${language}) finds ${first} first`, async () => {
    const [best] = await foundBy(q, language)
    assert.equal(best?.id, first)
    assert.ok(best.snippet.length > 20 && best.snippet.length < 200 && !best.snippet.includes('<'))
  })
}

for (const q of ['zzzzzz', '', '   ', '...', '%', "'", 'mật khẩu zzzzzz'])
  test(`“${q}” finds nothing and breaks nothing`, async () => assert.deepEqual(await foundBy(q), []))

test('what is not a question has no answer to one; a question too long is none', async () => {
  assert.equal((await help()).value!.found, undefined)
  assert.equal((await help(`q=${'a'.repeat(101)}`)).errorCode, 'VAL_FIELD')
})

test('a heading narrows; one that is not there is refused, and so is an article', async () => {
  const { value } = await help('categoryId=limits&q=gioi')
  assert.deepEqual(
    value!.categories.map(({ id }) => id),
    ['limits'],
  )
  assert.ok(value!.found!.length > 0 && value!.found!.every(({ categoryId }) => categoryId === 'limits'))
  for (const query of ['categoryId=nowhere', 'articleId=nowhere', 'categoryId=limits&articleId=keyboard'])
    assert.deepEqual([(await help(query)).status, (await help(query)).errorCode], [404, 'SYS_NOT_FOUND'], query)
  assert.equal((await help('articleId=..%2F')).errorCode, 'VAL_FIELD')
})

test('headings are a tree: narrowing takes in what is below', async () => {
  await inTx(async (tx) => {
    const names = { EN: 'Below' }
    await saveHelpCategory(tx, merchantCode('senluna'), {
      id: 'below',
      parentId: 'play',
      names,
      icon: 'sprout',
      sort: 50,
    })
    await saveHelpCategory(tx, merchantCode('senluna'), {
      id: 'deeper',
      parentId: 'below',
      names,
      icon: 'sprout',
      sort: 51,
    })
    const draft = { id: 'deep', categoryId: 'deeper', titles: names, contents: { EN: '<p>Deep down.</p>' }, sort: 0 }
    await saveHelpArticle(tx, merchantCode('senluna'), draft, NOW)
  })
  const { value } = await help('categoryId=play')
  assert.deepEqual(
    value!.categories.map(({ id, parentId }) => [id, parentId]),
    [
      ['play', undefined],
      ['below', 'play'],
      ['deeper', 'below'],
    ],
  )
  assert.equal((await help('categoryId=play&articleId=deep')).value!.article!.title, 'Below')
  await inTx((tx) => removeHelpArticle(tx, merchantCode('senluna'), 'deep'))
  await sql`delete from content.help_category where id in ('deeper')`.execute(site.db)
  await sql`delete from content.help_category where id in ('below')`.execute(site.db)
})

test("another brand's help is its own", async () => {
  const draft = {
    id: 'only-there',
    categoryId: 'site',
    titles: { EN: 'There' },
    contents: { EN: '<p>There.</p>' },
    sort: 9,
  }
  await inTx((tx) => saveHelpArticle(tx, merchantCode('refbrand1'), draft, NOW))
  assert.equal((await help('articleId=only-there', 'reference.localhost')).success, true)
  assert.equal((await help('articleId=only-there')).errorCode, 'SYS_NOT_FOUND')
})

test('an article is cleaned when it is written, and again when another allow-list wrote it', async () => {
  const dirty = '<h2>ok</h2><script>x</script><p onclick="x()">y</p><img src=x onerror=alert(1)>'
  const draft = { id: 'dirty', categoryId: 'site', titles: { EN: 'Dirty' }, contents: { EN: dirty }, sort: 9 }
  await inTx((tx) => saveHelpArticle(tx, merchantCode('senluna'), draft, NOW))
  const html = async () => (await help('articleId=dirty')).value!.article!.html
  assert.equal(await html(), '<h2>ok</h2><p>y</p>')
  await sql`update content.help_article set cleaned_by = 0, contents = ${JSON.stringify({ EN: dirty })}::jsonb where id = 'dirty'`.execute(
    site.db,
  )
  assert.equal(await html(), '<h2>ok</h2><p>y</p>')
  assert.deepEqual(
    (await foundBy('script')).filter(({ id }) => id === 'dirty'),
    [],
  )
})

const article = { id: 'good', categoryId: 'site', titles: { EN: 'a' }, contents: { EN: 'a' }, sort: 0 }
for (const [field, more] of [
  ['id', { id: 'feedback' }],
  ['id', { id: 'Has Spaces' }],
  ['titles', { titles: {} }],
  ['titles', { titles: { EN: 'a'.repeat(121) } }],
  ['contents', { contents: { en: 'x' } }],
  ['contents', { contents: { EN: 'a\u0000' } }],
] as const)
  test(`an article whose ${field} can't be kept is refused (${JSON.stringify(more).slice(0, 30)})`, async () =>
    assert.equal(
      await refusal(inTx((tx) => saveHelpArticle(tx, merchantCode('senluna'), { ...article, ...more }, NOW))),
      'VAL_FIELD',
    ))

test('a heading that can’t be kept is refused', async () => {
  for (const more of [{ parentId: 'x' }, { names: {} }, { icon: 'A B' }])
    assert.equal(
      await refusal(
        inTx((tx) =>
          saveHelpCategory(tx, merchantCode('senluna'), {
            id: merchantCode('x'),
            names: { EN: merchantCode('x') },
            icon: merchantCode('x'),
            sort: 0,
            ...more,
          }),
        ),
      ),
      'VAL_FIELD',
    )
})

test('the terms that must be agreed to can be read, of every brand, and the privacy notice', async () => {
  for (const { hosts, termsVersion } of BRANDS) {
    const terms = (await document('kind=terms&language=EN', hosts[0])).value!
    assert.deepEqual([terms.version, terms.current, terms.title], [termsVersion, true, 'Terms of use'])
    assert.match(terms.html, /<h2>/)
    assert.equal((await document('kind=privacy&language=VI', hosts[0])).value!.title, 'Quyền riêng tư')
  }
  assert.deepEqual((await document('kind=terms&version=1999-01-01')).errorCode, 'SYS_NOT_FOUND')
  assert.equal((await document('kind=cookies')).errorCode, 'VAL_FIELD')
})

test('an older version stays as it was, whoever tries to change it; a later one does not hold before its day', async () => {
  const draft = (version: string, words: string) => ({
    kind: 'terms' as const,
    version,
    titles: { EN: version },
    contents: { EN: words },
  })
  const add = (version: string, words: string, at = NOW) =>
    inTx((tx) => addDocument(tx, merchantCode('senluna'), draft(version, words), at))
  await add('2026-01-01', '<p>Old</p><script>x</script>', later(NOW, -300 * DAY))
  await add('2026-01-01', '<p>Changed</p>')
  await add('2027-01-01', '<p>To come</p>', later(NOW, DAY))
  const old = (await document('kind=terms&version=2026-01-01')).value!
  assert.deepEqual([old.html, old.current], ['<p>Old</p>', false])
  assert.deepEqual(
    old.versions.map(({ version }) => version),
    ['2027-01-01', '2026-11-20', '2026-01-01'],
  )
  assert.equal((await document('kind=terms')).value!.version, '2026-11-20')
  for (const change of [
    sql`update content.document set version = '2026-01-02'`,
    sql`delete from content.document`,
    sql`truncate content.document`,
  ])
    assert.match(await refusal(change.execute(site.owner)), /never changed or deleted/)
  assert.equal(await refusal(add('tomorrow', 'x')), 'VAL_FIELD')
})

test('words without spaces between them are found inside', () => {
  const thai = { title: 'ตรวจสอบผล', text: 'คุณตรวจสอบผลของทุกรอบได้' }
  assert.ok(hitOf(thai, wordsOf('สอบผล')))
  assert.equal(hitOf({ title: 'Password', text: 'Keep it' }, wordsOf('word')), undefined)
  assert.ok(
    hitOf({ title: 'a', text: `${'long before '.repeat(40)}needle ${'after '.repeat(80)}` }, [
      'needle',
    ])!.snippet.includes('needle'),
  )
})

test('the profile for an iPhone: stable, the brand’s own, full screen, with its icon', async () => {
  const reply = await site.ask('/app/senluna.mobileconfig', { headers: { host: 'localhost:8080' } })
  assert.equal(reply.headers['content-type'], 'application/x-apple-aspen-config')
  const text = reply.body
  assert.match(text, /<key>URL<\/key><string>http:\/\/localhost:8080\/<\/string>/)
  assert.match(text, /<key>FullScreen<\/key><true\/>/)
  assert.match(text, /<key>Label<\/key><string>Senluna<\/string>/)
  assert.match(text, /<key>PayloadType<\/key><string>com\.apple\.webClip\.managed<\/string>/)
  const icon = await sharp(Buffer.from(/<data>([^<]+)<\/data>/.exec(text)![1]!, 'base64')).metadata()
  assert.deepEqual([icon.format, icon.width, icon.height, icon.hasAlpha], ['png', 180, 180, false])
  assert.equal((await site.ask('/app/senluna.mobileconfig', { headers: { host: 'localhost:8080' } })).body, text)
  const uuids = (text: string) =>
    [...text.matchAll(/<key>PayloadUUID<\/key><string>([0-9A-F-]{36})<\/string>/g)].map((match) => match[1]!)
  const other = (await site.ask('/app/refbrand1.mobileconfig', { headers: { host: 'reference.localhost' } })).body
  assert.equal(new Set([...uuids(text), ...uuids(other)]).size, 4)
  assert.equal((await site.ask('/app/refbrand1.mobileconfig')).statusCode, 404)
})

test('a name with letters of markup stays a name', () => {
  const text = appProfile(
    { merchantCode: merchantCode('x'), brandName: 'A & B <c>' },
    'https://a.example',
    Buffer.from(merchantCode('x')),
  )
  assert.match(text, /<string>A &amp; B &lt;c&gt;<\/string>/)
  assert.match(text, /<string>example\.a\.x\.clip<\/string>/)
})
