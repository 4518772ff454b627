import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, test } from 'vitest'
import { merchantCode } from '@senluna/kit/brand.ts'
import type { OpenSession } from '@senluna/contract/member/devices.ts'
import type { OwnExport } from '@senluna/contract/member/exports.ts'
import type { ProfileRow } from '@senluna/contract/member/profile.ts'
import type { SecurityOverview } from '@senluna/contract/member/security.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { DAY, HOUR, later } from '@senluna/kit/time.ts'
import { queryOf } from '../../platform/database/query.ts'
import { walletsOf } from '@senluna/ledger/index.ts'
import { askAs, launch, newSomebody, sit, spin } from '../rounds/testing/house.ts'
import { takeBreak } from '../protection/breaks/take-break.ts'
import { sealed } from '../sessions/testing/sealing.ts'
import { issueCode } from '../codes/issue-code.ts'
import { sendMessage } from '../messages/index.ts'
import { changeState, memberById, setContact } from '../members/index.ts'
import { changedSince } from './changed-since.ts'
import { claim } from './export/export-store.ts'
import { cellOf, textOf, type ExportOf, type ExportSection } from './export/export-section.ts'
import { eraseClosed } from './jobs.ts'
import { plainText } from '@senluna/text/all.ts'
import { isEasyPin } from './payment-password.ts'
import { runExports } from './export/run-exports.ts'
import {
  codeOf,
  elsewhere,
  enrolled,
  loggedIn,
  logIn,
  newAccount,
  openBench,
  PASSWORD,
  send,
  type Account,
  type Bench,
} from './testing/account.ts'
import { cleanSecurity } from './clean-store.ts'

const SESSIONS = '/wps/v2/security/sessions'
const PIN = '/wps/v2/security/payment-password'
const PROFILE = '/wps/v2/security/profile'
const CLOSURE = '/wps/v2/security/closure'
const EXPORT = '/wps/v2/export'

let bench: Bench
beforeAll(async () => {
  bench = await openBench()
})
afterAll(() => bench.close())

const code = (answer: { errorCode?: string | undefined }) => answer.errorCode ?? 'OK'
const db = () => bench.parts.database.db
const now = () => bench.parts.clock.now()

/**
 * A second session beside the first: both brands end the older one at a log-in, so it is made as it
 * was before.
 */
async function twoSessions(): Promise<[Account, Account]> {
  const who = await loggedIn(bench)
  const other = elsewhere(who)
  await logIn(bench, other)
  await sql`update sessions.session set ended_at = null, ended_why = null where member_id = ${who.id}`.execute(db())
  return [who, other]
}

test('devices: what is open is listed with the own one marked; one is logged out, or all others', async () => {
  const [who, other] = await twoSessions()
  const { list } = (await send<{ list: OpenSession[] }>(bench, who, 'GET', SESSIONS)).value!
  assert.deepEqual(
    list.map(({ current }) => current),
    [false, true],
  )
  const theirs = list[0]!.id
  const stranger = await loggedIn(bench)
  assert.equal(code(await send(bench, stranger, 'DELETE', `${SESSIONS}/${theirs}`)), 'SYS_NOT_FOUND')
  assert.equal(code(await send(bench, who, 'DELETE', `${SESSIONS}/none`)), 'SYS_NOT_FOUND')
  assert.equal(code(await send(bench, other, 'GET', '/wps/member/info')), 'OK')
  assert.equal(code(await send(bench, who, 'DELETE', `${SESSIONS}/${theirs}`)), 'OK')
  assert.equal(code(await send(bench, other, 'GET', '/wps/member/info')), 'AUTH_EXPIRED')
  assert.equal(code(await send(bench, who, 'DELETE', `${SESSIONS}/${theirs}`)), 'SYS_NOT_FOUND', 'it is over')
  const [twoSession, two] = await twoSessions()
  const ended = await send<{ ended: number }>(bench, twoSession, 'DELETE', SESSIONS)
  assert.equal(ended.value!.ended, 1)
  assert.equal(code(await send(bench, two, 'GET', '/wps/member/info')), 'AUTH_EXPIRED')
  assert.equal(code(await send(bench, twoSession, 'GET', '/wps/member/info')), 'OK')
})

test('a log-in always begins a new session: one that was put into the browser before is worth nothing', async () => {
  const thief = await loggedIn(bench)
  const victim = await newAccount(bench)
  victim.cookie = thief.cookie
  victim.handle = thief.handle
  const planted = thief.cookie
  await logIn(bench, victim)
  assert.notEqual(victim.cookie, planted)
  assert.equal(code(await send(bench, thief, 'GET', '/wps/member/info')), 'AUTH_EXPIRED')
})

test('the payment password: six digits that nobody would try, by the password or the old ones; five tries, then an hour', async () => {
  const who = await loggedIn(bench)
  const put = (body: Record<string, string>) => send<{ left?: number }>(bench, who, 'PUT', PIN, body)
  const pin = (digits: string, again = digits) => ({ newPin: digits, confirmPin: again })
  assert.equal(code(await put({ ...pin('12ab56'), password: PASSWORD })), 'REG_FIELD')
  assert.equal(code(await put({ ...pin('135790', '135791'), password: PASSWORD })), 'AUTH_CONFIRM_MISMATCH')
  assert.equal(code(await put({ ...pin('234567'), password: PASSWORD })), 'AUTH_PASSWORD_WEAK')
  assert.equal(code(await put({ ...pin('135790'), oldPin: '111222' })), 'PIN_NOT_SET')
  assert.equal(code(await put({ ...pin('135790'), password: 'Wrong+Lake-31' })), 'AUTH_OLD_PASSWORD')
  assert.equal(code(await put({ ...pin('135790'), password: PASSWORD })), 'OK')
  assert.equal(code(await put({ ...pin('290471'), oldPin: '135790' })), 'OK')
  for (let left = 4; left >= 0; left--) {
    const wrong = await put({ ...pin('604183'), oldPin: '135790' })
    assert.deepEqual([code(wrong), wrong.value?.left], ['PIN_WRONG', left])
  }
  assert.equal(code(await put({ ...pin('604183'), oldPin: '290471' })), 'PIN_LOCKED')
  bench.advance(HOUR)
  await logIn(bench, who)
  assert.equal(code(await put({ ...pin('604183'), oldPin: '290471' })), 'OK')
})

test('forgotten digits take the log-in password and a code; an open session alone gets no new ones', async () => {
  const who = await loggedIn(bench)
  const put = (body: Record<string, string>) => send<{ methods?: string[] }>(bench, who, 'PUT', PIN, body)
  const pin = (digits: string) => ({ newPin: digits, confirmPin: digits })
  assert.equal(code(await put({ ...pin('135790'), password: PASSWORD })), 'OK')
  assert.equal(code(await put(pin('290471'))), 'AUTH_CONFIRM')
  const none = await put({ ...pin('290471'), password: PASSWORD })
  assert.deepEqual([code(none), none.value?.methods], ['AUTH_MFA_REQUIRED', []])
  const member = (await memberById(db(), who.id))!
  const value = `+8490${who.userName.slice(-4)}777`
  await db()
    .transaction()
    .execute((tx) => setContact(tx, member, 'mobile', value, now()))
  const brand = bench.parts.settings.brands.byHost(who.host)!
  const sent = (memberId = who.id) =>
    db()
      .transaction()
      .execute((tx) =>
        issueCode(bench.parts.codes, tx, { brand, purpose: 'OWN', to: { kind: 'mobile', value }, memberId }, now()),
      )
  const by = (otp: string, otpChannel = 'SMS') => ({ ...pin('290471'), otp, otpChannel })
  const wanted = await put({ ...pin('290471'), password: PASSWORD })
  assert.deepEqual(wanted.value?.methods, ['SMS'])
  const right = await sent()
  assert.equal(code(await put(by(right))), 'AUTH_CONFIRM')
  assert.equal(code(await put({ ...by(right), password: 'Wrong+Lake-31' })), 'AUTH_OLD_PASSWORD')
  assert.equal(code(await put({ ...by(right, 'EMAIL'), password: PASSWORD })), 'AUTH_MFA_REQUIRED')
  const wrong = right === '000000' ? '111111' : '000000'
  assert.equal(code(await put({ ...by(wrong), password: PASSWORD })), 'SMS_CODE_INVALID')
  const both = await Promise.all([1, 2].map(() => put({ ...by(right), password: PASSWORD })))
  assert.deepEqual(both.map(code).sort(), ['OK', 'SMS_CODE_EXPIRED'], 'a code is good once')
  assert.equal(
    code(await put({ ...by(await sent(randomUUID() as Id<'member'>)), password: PASSWORD })),
    'SMS_CODE_EXPIRED',
  )
  assert.equal(code(await put({ ...pin('604183'), oldPin: '290471' })), 'OK')
  assert.equal(await changedSince(db(), who.id, later(now(), -DAY)), true, 'new accounts to be paid to rest a day')
})

for (const [digits, easy] of [
  ['000000', true],
  ['123456', true],
  ['987654', true],
  ['940314', true],
  ['140394', true],
  ['199403', true],
  ['135790', false],
  ['121212', false],
] as const)
  test(`payment password ${digits} of somebody born 1994-03-14: ${easy ? 'too easy' : 'taken'}`, () =>
    assert.equal(isEasyPin(digits, '1994-03-14'), easy))

test('the profile: by the rules of the brand; real name and birthday are told once and masked', async () => {
  const who = await loggedIn(bench)
  const save = (body: Record<string, string>) => send<{ saved: string[] }>(bench, who, 'PATCH', PROFILE, body, false)
  assert.equal(code(await save({ birthday: '2015-01-01' })), 'REG_UNDERAGE')
  assert.equal(code(await save({ birthday: '1994-02-30' })), 'REG_FIELD')
  const broken = await save({ nickname: 'has space', whatsapp: 'abc', address: '1 Lotus Street' })
  assert.deepEqual(
    broken.fields?.map(({ field }) => field),
    ['nickname', 'whatsapp'],
  )
  assert.equal(code(await save({ nickname: 'support' })), 'REG_FIELD', 'no name of the house')
  const saved = await save({
    nickname: 'Mai',
    payeeName: 'Nguyễn Mai',
    birthday: '1994-03-14',
    address: '1 Lotus Street',
  })
  assert.deepEqual(saved.value!.saved, ['nickname', 'payeeName', 'birthday', 'address'])
  assert.equal(code(await save({ birthday: '1990-01-01' })), 'REG_FIELD')
  assert.equal(code(await save({ payeeName: 'Trần Mai', address: '' })), 'REG_FIELD')
  assert.deepEqual((await save({ address: '' })).value!.saved, ['address'])
  const { fields } = (await send<{ fields: ProfileRow[] }>(bench, who, 'GET', PROFILE)).value!
  const shown = Object.fromEntries(fields.map(({ field, value, locked }) => [field, [value, locked]]))
  assert.deepEqual(
    [shown.nickname, shown.payeeName, shown.birthday, shown.address],
    [
      ['Mai', false],
      ['N***** M**', true],
      ['1994-**-**', true],
      ['', false],
    ],
  )
})

test('the picture: one of the gallery', async () => {
  const who = await loggedIn(bench)
  const { list } = (await send<{ list: { id: string; url: string }[] }>(bench, who, 'GET', '/wps/member/info/icon'))
    .value!
  assert.equal(list.length, 12)
  for (const { url } of list)
    assert.equal((await bench.app.inject({ url, headers: { host: 'localhost' } })).statusCode, 200)
  const put = (avatar: string) => send(bench, who, 'PUT', '/wps/v2/avatar', { avatarType: 'STATIC', avatar }, false)
  assert.equal(code(await put('a99')), 'VAL_FIELD')
  assert.equal(code(await put('a7')), 'OK')
  const own = await send<{ avatar: string }>(bench, who, 'GET', '/wps/relay/MCSFE_getPlayerAvatar')
  assert.equal(own.value!.avatar, 'a7')
})

test('the score rises with what is done', async () => {
  const who = await loggedIn(bench)
  const score = async () => (await send<SecurityOverview>(bench, who, 'GET', '/wps/v2/security')).value!.score
  assert.equal(await score(), 20)
  await enrolled(bench, who)
  assert.equal(await score(), 40)
  await send(bench, who, 'PUT', PIN, { newPin: '135790', confirmPin: '135790', password: PASSWORD })
  assert.equal(await score(), 50)
  await sql`insert into members.contact (member_id, kind, merchant_id, value, verified_at)
    values (${who.id}, 'email', 'senluna', 'mai@example.com', ${new Date(now())}), (${who.id}, 'mobile', 'senluna', '+84912345678', null)`.execute(
    db(),
  )
  const { value } = await send<SecurityOverview>(bench, who, 'GET', '/wps/v2/security')
  assert.equal(value!.score, 70)
  assert.deepEqual(
    value!.rows.filter(({ row }) => row === 'email' || row === 'mobile').map(({ state, masked }) => [state, masked]),
    [
      ['WEAK', '*********678'],
      ['GOOD', 'm***@example.com'],
    ],
  )
})

const goodbye = (who: Account, more: Record<string, string> = {}) =>
  send(bench, who, 'POST', CLOSURE, { password: PASSWORD, confirmation: who.userName, ...more })

test('closing: asks for password, name and code; ends sessions and games, gives play money back, keeps the name', async () => {
  const who = await loggedIn(bench)
  const { secret, codes } = await enrolled(bench, who)
  const terms = await send<{ money: string; balance: string }>(bench, who, 'GET', CLOSURE)
  assert.deepEqual([terms.value!.money, terms.value!.balance], ['GIVEN_UP', '10000000'])
  assert.equal(code(await goodbye(who, { confirmation: 'somebody' })), 'CLOSE_NAME')
  assert.equal(code(await goodbye(who, { password: 'Wrong+Lake-31' })), 'AUTH_OLD_PASSWORD')
  assert.equal(code(await send(bench, who, 'POST', CLOSURE, { confirmation: who.userName })), 'AUTH_CONFIRM')
  assert.equal(code(await goodbye(who)), 'AUTH_MFA_REQUIRED')
  assert.equal(code(await goodbye(who, { code: '000000' })), 'AUTH_MFA_WRONG')
  assert.equal(code(await goodbye(who, { code: codeOf(bench, secret), reason: 'Enough' })), 'OK')
  assert.equal(code(await send(bench, who, 'GET', '/wps/member/info')), 'AUTH_EXPIRED')
  assert.equal(code(await logIn(bench, elsewhere(who))), 'AUTH_DISABLED')
  assert.equal(code(await logIn(bench, elsewhere(who), { password: 'Wrong+Lake-31' })), 'AUTH_BAD_CREDENTIALS')
  const wallets = await walletsOf(queryOf(db()), who.id)
  assert.equal(wallets.find(({ account }) => account === 1)!.balance, 0n)
  assert.deepEqual(await bench.breaks(), [], 'the ledger holds')
  const { rows } = await sql`select from members.member where user_name = ${who.userName}`.execute(db())
  assert.equal(rows.length, 1, 'the name stays taken')
  assert.equal(codes.length, 10)
})

test('what is set aside must be withdrawn, and an open round be finished, before an account is closed', async () => {
  const who = await loggedIn(bench)
  // The application may not write rounds and wallets: the database's owner does.
  const owner = new pg.Client({ connectionString: bench.url })
  await owner.connect()
  await owner.query(
    `insert into wagers.round_state (owner_id, source, round_id, bets, account_no, currency, book, product, vendor, game_id, merchant_id, opened_at)
     values ($1, 4, gen_random_uuid(), 1, 1, 'XVD', 0, 'RNG', 'OTHER', 'other-game', 'senluna', $2)`,
    [who.id, new Date(now())],
  )
  assert.equal(code(await goodbye(who)), 'CLOSE_ROUNDS')
  await owner.query('update wagers.round_state set bets = 0 where owner_id = $1', [who.id])
  await owner.query('update ledger.account set held = 5 where owner_id = $1 and account_no = 1', [who.id])
  assert.equal(code(await goodbye(who)), 'CLOSE_BALANCE')
  await owner.query('update ledger.account set held = 0 where owner_id = $1', [who.id])
  await owner.end()
  assert.equal(code(await send(bench, who, 'GET', '/wps/member/info')), 'OK', 'what was refused changed nothing')
  assert.equal(code(await goodbye(who)), 'OK')
})

test('closing while logging in, and twice at once: nothing is open afterwards', async () => {
  const who = await loggedIn(bench)
  const [closed, , again] = await Promise.all([goodbye(who), logIn(bench, elsewhere(who)), goodbye(who)])
  const done = [closed, again].map(code)
  assert.ok(done.filter((item) => item === 'OK').length <= 1, done.join())
  const { rows } = await sql<{ state: number; open: number; closed: number }>`select m.state,
    (select count(*)::integer from sessions.session s where s.member_id = m.id and s.ended_at is null) as open,
    (select count(*)::integer from security.closure c where c.member_id = m.id) as closed
    from members.member m where id = ${who.id}`.execute(db())
  const { state, open, closed: written } = rows[0]!
  assert.equal(written, state)
  if (state === 1) assert.equal(open, 0)
})

test('closing while playing: each spin is whole, none comes after, and the ledger holds', async () => {
  const player = await sit(bench, await newSomebody(bench))
  const body = { confirmation: player.member.userName }
  const visitor = { deviceId: 'x', ip: '198.51.100.9', host: 'localhost' }
  const jwe = await sealed(bench.site, visitor, 'POST', CLOSURE, body)
  const [spun, closed] = await Promise.all([spin(bench, player), askAs(bench, player, 'POST', CLOSURE, { jwe })])
  assert.equal(code(closed), 'OK', 'without a password a fresh log-in does')
  assert.ok(['OK', 'GAME_SESSION'].includes(code(spun)), code(spun))
  bench.advance(60_000)
  assert.equal(code(await spin(bench, player)), 'GAME_SESSION')
  assert.equal(code(await launch(bench, player)), 'AUTH_EXPIRED')
  const wallets = await walletsOf(queryOf(db()), player.member.id)
  assert.equal(wallets.find(({ account }) => account === 1)!.balance, 0n)
  const breaks = await bench.breaks()
  assert.deepEqual(
    breaks.filter(({ detail }) => detail.includes(player.member.id)),
    [],
  )
})

test('a break that was asked for while the account was closed does not open it again one day', async () => {
  const who = await loggedIn(bench)
  await goodbye(who)
  const caller = {
    memberId: who.id,
    merchantCode: merchantCode('senluna'),
    userName: who.userName,
    type: 0 as const,
    sessionId: id<'session'>(randomUUID()),
    passwordChangeRequired: false,
  }
  await assert.rejects(
    takeBreak(bench.parts.protection, caller, { kind: 'coolOff', term: '1d', password: PASSWORD }, 5, now()),
    { code: 'AUTH_EXPIRED' },
  )
  bench.advance(2 * DAY)
  assert.equal(code(await logIn(bench, elsewhere(who))), 'AUTH_DISABLED')
})

test('an exclusion outlives the account: closed, opened again by staff, it still holds', async () => {
  const who = await loggedIn(bench)
  await send(bench, who, 'POST', '/wps/v2/rg/exclude', { term: '6m', password: PASSWORD })
  assert.equal(code(await goodbye(who)), 'AUTH_EXPIRED', 'excluded, there is no session to close it with')
  await changeState(db(), who.id, 0, null)
  assert.equal(code(await logIn(bench, elsewhere(who))), 'AUTH_EXCLUDED')
})

test('erasing: a month after closing the person goes; the name, what was played and the consent stay', async () => {
  const who = await loggedIn(bench)
  await send(bench, who, 'PATCH', PROFILE, { nickname: 'Mai', payeeName: 'Nguyễn Mai', zalo: '0912345678' }, false)
  await goodbye(who, { reason: 'Enough' })
  const text = async () => {
    const { rows } = await sql<{
      text: string
    }>`select to_jsonb(m)::text as text from members.member m where id = ${who.id}
      union all select to_jsonb(c)::text from security.closure c where member_id = ${who.id}
      union all select to_jsonb(c)::text from security.change c where member_id = ${who.id}
      union all select to_jsonb(l)::text from sessions.login_record l where member_id = ${who.id}`.execute(db())
    return rows.map((row) => row.text).join('\n')
  }
  await eraseClosed(bench.parts.security, now())
  assert.match(await text(), /Mai/)
  bench.advance(30 * DAY)
  assert.ok((await eraseClosed(bench.parts.security, now())) >= 1)
  const left = await text()
  for (const gone of ['Mai', '0912345678', 'Enough', who.ip, '$argon2']) assert.ok(!left.includes(gone), gone)
  assert.ok(left.includes(who.userName) && left.includes('terms_version'))
  assert.equal(code(await logIn(bench, elsewhere(who))), 'AUTH_BAD_CREDENTIALS')
  assert.equal(await eraseClosed(bench.parts.security, now()), 0)
})

/** The files of an archive, by name. Read by its directory, as programs do. */
function filesIn(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    assert.equal(zip.readUInt32LE(at), 0x02014b50)
    const packed = zip.readUInt32LE(at + 20)
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const start = zip.readUInt32LE(at + 42) + 30 + Buffer.byteLength(name)
    const content = inflateRawSync(zip.subarray(start, start + packed))
    assert.equal(content.length, zip.readUInt32LE(at + 24))
    files.set(name, content.toString())
    at += 46 + Buffer.byteLength(name)
  }
  return files
}

/** An account that money is on its way to. */
async function paidOut(userName: string) {
  const [account, at] = [randomUUID(), new Date(bench.parts.clock.now())]
  const member = sql`(select id from members.member where user_name = ${userName})`
  await sql`insert into payout.account (id, merchant_id, member_id, kind, bank_code, number, holder, usable_at, created_at)
    values (${account}, 'senluna', ${member}, 'BANK', '970436', '0123456789', 'A B', ${at}, ${at})`.execute(db())
  await sql`insert into payout.withdrawal (no, merchant_id, member_id, currency, amount, fee, account_id, state, decision, score,
      auto_confirm_minutes, due_at, created_at)
    values ('WD0000000001', 'senluna', ${member}, 'XVD', 5000, 0, ${account}, 'PAYING', 'AUTO', 0, 30, ${at}, ${at})`.execute(
    db(),
  )
}

/** What a member and the people of the brand wrote to each other, and the papers they showed. */
async function talked(userName: string, word: string): Promise<void> {
  const at = new Date(now())
  const found = await sql<{ id: Id<'member'> }>`select id from members.member where user_name = ${userName}`.execute(
    db(),
  )
  const { id: member } = found.rows[0]!
  await db()
    .transaction()
    .execute((tx) =>
      sendMessage(
        tx,
        { memberId: member, tab: 'SYSTEM', template: 'pictureTaken', args: { at: { at: at.toISOString() } } },
        now(),
      ),
    )
  await sql`insert into messages.message (member_id, at, id, tab, title, content, cleaned_by)
    values (${member}, ${at}, ${randomUUID()}, 'PERSONAL', ${`Gift ${word}`}, '<p>Lotus<script>x</script></p>', 0)`.execute(
    db(),
  )
  const talk = randomUUID()
  const staff = randomUUID()
  await sql`insert into chat.conversation (id, merchant_id, owner_kind, owner_id, name, language, state, staff_id, staff_name,
      created_at, last_at, last_seq, last_text, closed_at)
    values (${talk}, 'senluna', 'member', ${member}, ${userName}, 'VI', 'CLOSED', ${staff}, 'agent-smith', ${at}, ${at}, 2, '', ${at})`.execute(
    db(),
  )
  await sql`insert into chat.message (conversation_id, seq, at, sender, staff_id, staff_name, client_id, body)
    values (${talk}, 1, ${at}, 'visitor', null, null, ${randomUUID()}, ${`=where ${word}`}),
      (${talk}, 2, ${at}, 'staff', ${staff}, 'agent-smith', ${randomUUID()}, ${`here ${word}`})`.execute(db())
  await sql`insert into chat.room_message (merchant_id, room, id, at, author_kind, author_id, author_name, client_id, body)
    values ('senluna', 'LOBBY-VI', ${randomUUID()}, ${at}, 'member', ${member}, 'x', ${randomUUID()}, ${`room ${word}`})`.execute(
    db(),
  )
  const paper = randomUUID()
  await sql`insert into files.file (id, merchant_id, owner_id, purpose, type, width, height, bytes, created_at)
    values (${paper}, 'senluna', ${member}, 'KYC', 'image/png', 1, 1, 68, ${at})`.execute(db())
  await sql`insert into kyc.application (id, merchant_id, member_id, tier, state, declared, kinds, documents, reason, created_at,
      decided_at, decided_by, decided_name)
    values (${randomUUID()}, 'senluna', ${member}, 2, 'REJECTED', ${JSON.stringify({ payeeName: word, birthday: '1994-03-14', address: 'Hue' })}::jsonb,
      '{ID_FRONT}', array[${paper}]::uuid[], 'Too dark', ${at}, ${at}, ${staff}, 'agent-smith')`.execute(db())
}

test('the export of own data: asked once a day, made by a job, had by its owner for a day', async () => {
  const who = await loggedIn(bench)
  await send(bench, who, 'PATCH', PROFILE, { nickname: '=cmd', address: '1 Lotus Street, "Old Town"' }, false)
  await send(bench, who, 'PUT', '/wps/v2/rg', { kind: 'lossDay', value: '500000' }, false)
  await send(bench, who, 'POST', '/wps/feedback', { category: 'GAME', content: 'Cái nút quay không bấm được.' }, false)
  await paidOut(who.userName)
  await talked(who.userName, 'mine')
  await talked((await loggedIn(bench)).userName, 'theirs')
  const both = await Promise.all([
    send<OwnExport>(bench, who, 'POST', EXPORT, { report: 'OWN_DATA', password: PASSWORD }),
    send<OwnExport>(bench, who, 'POST', EXPORT, { report: 'OWN_DATA', password: PASSWORD }),
  ])
  assert.deepEqual(both.map(code).sort(), ['EXPORT_TOO_SOON', 'OK'])
  const { job } = (await send<OwnExport>(bench, who, 'GET', EXPORT)).value!
  assert.equal(job!.state, 'WAITING')
  const file = `${EXPORT}/${job!.jobId}/file`
  assert.equal(code(await send(bench, who, 'GET', file)), 'SYS_NOT_FOUND')
  assert.equal(
    (await Promise.all([runExports(bench.parts.security, now), runExports(bench.parts.security, now)])).reduce(
      (a, b) => a + b,
    ),
    1,
  )
  assert.equal((await send<OwnExport>(bench, who, 'GET', EXPORT)).value!.job!.state, 'READY')
  const stranger = await loggedIn(bench)
  assert.equal(code(await send(bench, stranger, 'GET', file)), 'SYS_NOT_FOUND')
  const reply = await bench.app.inject({
    url: file,
    headers: { host: 'localhost', cookie: `__Host-sid=${who.cookie}`, authorization: `Bearer ${who.handle}` },
  })
  assert.equal(reply.headers['content-type'], 'application/zip')
  const files = filesIn(reply.rawPayload)
  for (const name of [
    'bets.csv',
    'consents.json',
    'contents.json',
    'deposits.csv',
    'limit-changes.csv',
    'limits.json',
    'log-ins.csv',
    'passkeys.csv',
    'profile.json',
    'security-changes.csv',
    'sessions.csv',
    'transactions.csv',
  ])
    assert.ok(files.has(name), name)
  const [profile] = JSON.parse(files.get('profile.json')!) as [Record<string, unknown>]
  assert.deepEqual([profile.userName, profile.address], [who.userName, '1 Lotus Street, "Old Town"'])
  assert.match(
    files.get('bets.csv')!,
    /^\uFEFFbetNo,roundId,product,vassalage,gameId,/,
    'as the call of bets names them',
  )
  assert.match(files.get('transactions.csv')!, /10000000/)
  assert.match(files.get('limits.json')!, /500000/)
  assert.match(files.get('log-ins.csv')!, /,OK\r\n/)
  assert.match(files.get('withdrawals.csv')!, /\r\nWD0000000001,.*,XVD,5000,0,0,970436,•••• 6789,A B,PAYING,\r\n$/)
  assert.match(files.get('payout-accounts.csv')!, /,BANK,970436,•••• 6789,A B,ACTIVE\r\n$/)
  const [ticket] = JSON.parse(files.get('feedback.json')!) as [{ messages: { content: string }[] }]
  assert.equal(ticket.messages[0]!.content, 'Cái nút quay không bấm được.')
  const inbox = JSON.parse(files.get('messages.json')!) as { title: string; content: string }[]
  assert.ok(
    inbox.some(({ title, content }) => title === 'Gift mine' && content === '<p>Lotus</p>'),
    'words of the house as they are kept, without what could run',
  )
  assert.ok(inbox.every(({ title, content }) => title && content))
  assert.match(files.get('talks-with-service.csv')!, /,member,'=where mine\r\n.*,service,here mine\r\n$/)
  assert.match(files.get('chat-rooms.csv')!, /LOBBY-VI,room mine,\r\n$/)
  const [check] = JSON.parse(files.get('identity-checks.json')!) as [Record<string, unknown>]
  assert.deepEqual(
    [check.tier, check.state, check.reason, check.papers],
    [2, 'REJECTED', 'Too dark', [{ kind: 'ID_FRONT', kept: true, type: 'image/png', bytes: 68 }]],
  )
  const contents = JSON.parse(files.get('contents.json')!) as { file: string; rows: number; cut: boolean }[]
  assert.equal(contents.length, files.size - 1)
  assert.deepEqual(
    contents.find(({ file }) => file === 'talks-with-service.csv'),
    { file: 'talks-with-service.csv', rows: 2, cut: false },
  )
  for (const [name, content] of files) {
    assert.ok(!content.includes('theirs'), `${name}: nothing of somebody else`)
    assert.ok(!content.includes('agent-smith'), `${name}: nobody of the staff by name`)
  }
  for (const content of files.values()) assert.ok(!/argon2|hash/i.test(content), 'no secret of the house is in it')
  const { rows } = await sql<{
    piece: Buffer
  }>`select piece_sealed as piece from security.export_piece where export_id = ${job!.jobId}`.execute(db())
  assert.ok(
    rows.every(({ piece }) => !piece.includes('PK\x03\x04')),
    'sealed where it lies',
  )
  bench.advance(DAY)
  await logIn(bench, who)
  assert.equal(code(await send(bench, who, 'GET', file)), 'SYS_NOT_FOUND')
  await cleanSecurity(bench.parts.security, now())
  const left = await sql`select from security.export_piece where export_id = ${job!.jobId}`.execute(db())
  assert.equal(left.rows.length, 0)
  assert.equal(code(await send(bench, who, 'POST', EXPORT, { report: 'OWN_DATA' })), 'OK', 'the next day')
})

test('a file of the export holds so many rows and says when there were more', async () => {
  const many: ExportSection = {
    name: 'many',
    columns: ['n'],
    rows: async function* () {
      for (let n = 1; ; n++) yield { n }
    },
  }
  const member = (await memberById(db(), (await loggedIn(bench)).id))!
  const exportOf: ExportOf = {
    db: db(),
    member,
    brand: bench.parts.settings.brands.byHost('localhost')!,
    language: 'EN',
  }
  const written = { rows: 0, cut: false }
  let text = ''
  for await (const piece of textOf(many, exportOf, written, 3)) text += piece
  assert.equal(text, `\uFEFFn\r\n1\r\n2\r\n3\r\n${plainText('EN', 'records.export.cut', { count: 3 })}\r\n`)
  assert.deepEqual(written, { rows: 3, cut: true })
})

test('a record as a table: filtered as asked, told by a message, had by its owner only, twenty a day', async () => {
  const who = await loggedIn(bench)
  const askFor = (report: string, filter: Record<string, string> = {}) =>
    send<OwnExport>(bench, who, 'POST', EXPORT, { report, filter })
  const asked = await askFor('TRANSACTIONS', { typeGroup: 'ADJUST' })
  const { jobId, state } = asked.value!.job!
  assert.equal(state, 'WAITING', 'no password is asked for')
  assert.equal((await send<OwnExport>(bench, who, 'GET', EXPORT)).value!.job, null, 'it is no export of everything')
  const none = (await askFor('BETS', { betStatus: 'WON' })).value!.job!.jobId
  await runExports(bench.parts.security, now)
  const jobOf = (id: string, by = who) => send<OwnExport['job']>(bench, by, 'GET', `${EXPORT}/${id}`)
  assert.equal((await jobOf(jobId)).value!.state, 'READY')
  const stranger = await loggedIn(bench)
  for (const path of [`${EXPORT}/${jobId}`, `${EXPORT}/${jobId}/file`, `${EXPORT}/none`])
    assert.equal(code(await send(bench, stranger, 'GET', path)), 'SYS_NOT_FOUND', path)
  const file = async (id: string) =>
    bench.app.inject({
      url: `${EXPORT}/${id}/file`,
      headers: { host: 'localhost', cookie: `__Host-sid=${who.cookie}`, authorization: `Bearer ${who.handle}` },
    })
  const reply = await file(jobId)
  assert.match(String(reply.headers['content-type']), /^text\/csv/)
  assert.match(String(reply.headers['content-disposition']), /\.csv"$/)
  const lines = reply.body.split('\r\n')
  assert.equal(lines[0], '\uFEFFThời gian,Mã số,Loại,Số tiền,Số dư sau,Trạng thái')
  assert.match(lines[1]!, /^[\dT:.Z-]+,1-1,Tiền demo,10000000,10000000,/)
  assert.equal((await file(none)).body.split('\r\n').length, 2, 'only the line of titles')
  const { rows } = await sql<{ payload: { jobId: string } }>`select payload from platform.outbox
    where topic = 'exportReady' and audience = ${who.id}`.execute(db())
  assert.deepEqual(rows.map(({ payload }) => payload.jobId).sort(), [jobId, none].sort(), 'told for its message')
  const wrong: readonly Record<string, string>[] = [
    { from: '2026-01-01', to: '2026-03-01' },
    { from: '2026-02-30' },
    { typeGroup: 'ALL' },
  ]
  for (const filter of wrong) {
    bench.advance(1_000)
    assert.equal(code(await askFor('TRANSACTIONS', filter)), 'VAL_FIELD')
  }
  for (let asked = 2; asked < 19; asked++) {
    bench.advance(1_000)
    assert.equal(code(await askFor('BETS')), 'OK', `number ${asked + 1}`)
  }
  bench.advance(1_000)
  const last = await Promise.all([askFor('BETS'), askFor('BETS')])
  assert.deepEqual(last.map(code).sort(), ['EXPORT_TOO_SOON', 'OK'], 'two at once: the day’s number holds')
})

test('a filter by vendor is kept by its name on the wire and read by ours', async () => {
  await runExports(bench.parts.security, now)
  const who = await loggedIn(bench)
  const filter = { vassalage: 'OTHER', betStatus: 'WON', from: '2026-01-01', to: '2026-01-02' }
  const { jobId } = (await send<OwnExport>(bench, who, 'POST', EXPORT, { report: 'BETS', filter })).value!.job!
  const { rows } = await sql<{ filter: unknown }>`select filter from security.export where id = ${jobId}`.execute(db())
  assert.deepEqual(rows, [{ filter }])
  const job = await claim(bench.parts.security, now())
  const { vassalage: vendorCode, ...others } = filter
  assert.deepEqual([job!.id, job!.filter], [jobId, { ...others, vendorCode }])
})

for (const [value, cell] of [
  ['plain', 'plain'],
  ['a "b", c', '"a ""b"", c"'],
  ['=1+1', "'=1+1"],
  ['@sum', "'@sum"],
  ['-500', '-500'],
  ['-cmd', "'-cmd"],
  [undefined, ''],
] as const)
  test(`a cell of CSV: ${String(value)}`, () => assert.equal(cellOf(value), cell))
