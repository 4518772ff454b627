import assert from 'node:assert/strict'
import { createServer, type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, test } from 'vitest'
import type { MailMessage } from '../../platform/outgoing/message.ts'
import { attempt, brand } from '../testing/provider.ts'
import { smtpSender } from './smtp.ts'

const mail: MailMessage = {
  kind: 'mail',
  brand,
  to: 'linh@example.com',
  subject: 'Đặt lại mật khẩu',
  text: 'https://example.com/reset?token=abc',
  html: '<p><a href="https://example.com/reset?token=abc">Đặt lại</a></p>',
  purpose: 'password-reset',
}

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

interface Received {
  from: string
  to: string[]
  text: string
}

/** A mail server on this machine. What `options` doesn't say, it accepts. */
async function open(options: SMTPServerOptions = {}, limitMs = 8_000) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 50,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  close = () => new Promise((resolve) => server.close(() => resolve()))
  const sender = (login = '') =>
    smtpSender({ by: 'smtp', url: `smtp://${login}127.0.0.1:${port}`, from: 'no-reply@senluna.example' }, limitMs)
  return { received, sender: sender(), withLogin: sender }
}

const refusing =
  (status: number, message: string) => (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
    done(Object.assign(new Error(message), { responseCode: status }))

test('an e-mail arrives with both bodies, the brand as its sender, and the same id on every attempt', async () => {
  const { sender, received } = await open()
  assert.deepEqual(await sender.send(mail, attempt()), { is: 'sent' })
  assert.deepEqual(await sender.send(mail, attempt({ unsure: true })), { is: 'sent' })
  const [first, again] = received
  assert.deepEqual([first!.from, first!.to], ['no-reply@senluna.example', ['linh@example.com']])
  assert.match(first!.text, /^From: Senluna <no-reply@senluna\.example>/m)
  assert.match(first!.text, /^Subject: =\?UTF-8\?/m)
  assert.match(first!.text, /^Auto-Submitted: auto-generated/m)
  assert.match(first!.text, /text\/plain[\s\S]*text\/html/)
  const idOf = (text: string) => /^Message-ID: (.*)$/m.exec(text)?.[1]?.trim()
  assert.equal(idOf(first!.text), `<${attempt().id}@senluna.example>`)
  assert.equal(idOf(again!.text), idOf(first!.text))
})

test('the account is shown to the server', async () => {
  const seen: string[] = []
  const { withLogin } = await open({
    authOptional: false,
    onAuth: (auth, _session, done) => {
      seen.push(`${auth.username} ${auth.password}`)
      if (auth.password === 'p@ss') done(null, { user: 'mailer' })
      else done(Object.assign(new Error('no'), { responseCode: 535 }))
    },
  })
  assert.deepEqual(await withLogin('mailer:p%40ss@').send(mail, attempt()), { is: 'sent' })
  const refused = await withLogin('mailer:wrong@').send(mail, attempt())
  assert.deepEqual(refused, { is: 'later', why: 'status 535' }, 'a wrong password can be put right')
  assert.deepEqual(seen, ['mailer p@ss', 'mailer wrong'])
})

test('an address is one address, whatever stands in it', async () => {
  const { sender, received } = await open()
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '<a@example.com> <b@example.com>',
  ])
    await sender.send({ ...mail, to }, attempt())
  assert.ok(
    received.every(({ to, text }) => to.length === 1 && !/^Bcc:/im.test(text)),
    JSON.stringify(received.map(({ to }) => to)),
  )
  await sender.send({ ...mail, subject: 'x\r\nBcc: b@example.com' }, attempt())
  assert.ok(received.every(({ to, text }) => to.length === 1 && !/^Bcc:/im.test(text)))
})

for (const [what, options, outcome] of [
  [
    'an unknown mailbox',
    { onRcptTo: refusing(550, '5.1.1 linh@example.com is unknown') },
    { is: 'refused', why: 'status 550' },
  ],
  ['a mailbox that is busy', { onRcptTo: refusing(450, '4.2.1 try later') }, { is: 'later', why: 'status 450' }],
  [
    'the number of a day reached',
    { onMailFrom: refusing(550, '5.4.5 Daily user sending limit exceeded') },
    { is: 'quota', why: 'status 550' },
  ],
  ['a full queue', { onMailFrom: refusing(452, '4.3.1 too many') }, { is: 'later', why: 'status 452' }],
] as const) {
  test(`${what}: ${outcome.is}`, async () => {
    const { sender } = await open(options)
    assert.deepEqual(await sender.send(mail, attempt()), outcome)
  })
}

test('a server that says nothing, or nothing more after the text, leaves it open', async () => {
  const mute = createServer(() => undefined)
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as AddressInfo
  const quiet = smtpSender({ by: 'smtp', url: `smtp://127.0.0.1:${port}`, from: 'a@b.example' }, 200)
  assert.deepEqual(await quiet.send(mail, attempt()), { is: 'unknown', why: 'ETIMEDOUT' })
  mute.close()
  const { sender } = await open({ onData: (stream) => void stream.resume() }, 500)
  assert.equal((await sender.send(mail, attempt())).is, 'unknown')
})

test('a password does not travel in the clear to another machine', async () => {
  // 127.0.0.2 is this machine too, but not by the names that are trusted.
  const seen: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      seen.push(auth.password ?? '')
      done(null, { user: 'x' })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve))
  close = () => new Promise((resolve) => server.close(() => resolve()))
  const { port } = server.server.address() as AddressInfo
  const sender = smtpSender({ by: 'smtp', url: `smtp://u:secret@127.0.0.2:${port}`, from: 'a@b.example' }, 8_000)
  assert.notEqual((await sender.send(mail, attempt())).is, 'sent')
  assert.deepEqual(seen, [])
})
