import assert from 'node:assert/strict'
import { test } from 'vitest'
import webPush from 'web-push'
import { readConfig } from '../config/config.ts'

const base = {
  DATABASE_URL: 'postgres://x',
  SEED_KEY: '0123456789abcdef'.repeat(4),
  PEPPER: 'fedcba9876543210'.repeat(4),
  KEY_SECRET: '00112233445566778899aabbccddeeff'.repeat(2),
}
const production = { NODE_ENV: 'production', METRICS_TOKEN: 'a-metrics-token-of-24-chars' }
const read = (env: Record<string, string>) => readConfig({ ...base, ...env }).outgoing

const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'very-secret-token-1',
  TWILIO_FROM: '+15005550006',
}
const pair = webPush.generateVAPIDKeys()
const vapid = {
  VAPID_PUBLIC_KEY: pair.publicKey,
  VAPID_PRIVATE_KEY: pair.privateKey,
  VAPID_SUBJECT: 'mailto:a@b.example',
}
const smtp = { SMTP_URL: 'smtps://user:very-secret-pass@mail.example', MAIL_FROM: 'no-reply@b.example' }

test('nothing said: the outbox outside production, off in it', () => {
  const inDevelopment = read({})
  assert.deepEqual([inDevelopment.mail.by, inDevelopment.sms.by, inDevelopment.push.by], ['outbox', 'outbox', 'outbox'])
  const inProduction = read(production)
  assert.deepEqual([inProduction.mail.by, inProduction.sms.by, inProduction.push.by], ['off', 'off', 'off'])
})

test('what is set up sends, also in production', () => {
  const all = read({ ...production, ...twilio, ...vapid, ...smtp })
  assert.deepEqual([all.mail.by, all.sms.by, all.push.by], ['smtp', 'twilio', 'webpush'])
  assert.equal(read({ ...twilio, SMS_SENDER: 'off' }).sms.by, 'off')
})

test('development has a pair of keys of its own, the same at every start', () => {
  const keysOf = () => {
    const { push } = read({})
    assert.notEqual(push.by, 'off')
    return push.by === 'off' ? undefined : push.vapid
  }
  assert.deepEqual(keysOf(), keysOf())
  const { publicKey, privateKey } = keysOf()!
  assert.equal(
    read({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:a@b.c' }).push.by,
    'webpush',
  )
})

for (const [what, env, sentence] of [
  ['the outbox in production', { ...production, SMS_SENDER: 'outbox' }, /SMS_SENDER=outbox .* refused in production/],
  ['the outbox for e-mail in production', { ...production, MAIL_SENDER: 'outbox' }, /MAIL_SENDER=outbox/],
  ['the outbox for pushes in production', { ...production, PUSH_SENDER: 'outbox' }, /PUSH_SENDER=outbox/],
  ['an unknown sender', { SMS_SENDER: 'pigeon' }, /SMS_SENDER/],
  ['SMTP without a sender address', { SMTP_URL: smtp.SMTP_URL }, /MAIL_FROM must be set/],
  ['SMTP without a server', { MAIL_SENDER: 'smtp' }, /SMTP_URL must be set/],
  ['an SMTP address that is none', { ...smtp, SMTP_URL: 'https://mail.example' }, /SMTP_URL must be an smtp/],
  ['Twilio without its token', { TWILIO_ACCOUNT_SID: twilio.TWILIO_ACCOUNT_SID }, /TWILIO_AUTH_TOKEN must be set/],
  ['a Twilio account that is none', { ...twilio, TWILIO_ACCOUNT_SID: 'AC12' }, /TWILIO_ACCOUNT_SID must be AC/],
  ['a gateway without places', { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_BODY: '{}' }, /where \{to\} or/],
  ['a gateway without a text', { SMS_GATEWAY_URL: 'https://sms.example?to={to}' }, /where \{text\} goes/],
  ['a gateway that is no address', { SMS_GATEWAY_URL: 'sms?{to}{text}' }, /SMS_GATEWAY_URL must be an http/],
  [
    'headers that are none',
    { SMS_GATEWAY_URL: 'https://sms.example?{to}{text}', SMS_GATEWAY_HEADERS: '[1]' },
    /SMS_GATEWAY_HEADERS must be a JSON object/,
  ],
  ['pushes without keys in production', { ...production, PUSH_SENDER: 'webpush' }, /VAPID_PUBLIC_KEY must be set/],
  ['keys of two pairs', { ...vapid, VAPID_PUBLIC_KEY: webPush.generateVAPIDKeys().publicKey }, /are no pair/],
  ['a subject that is none', { ...vapid, VAPID_SUBJECT: 'me' }, /VAPID_SUBJECT must be/],
] as const) {
  test(`${what} is refused with a sentence that tells no secret`, () => {
    assert.throws(
      () => read(env),
      (error: Error) => {
        assert.match(error.message, sentence)
        assert.match(error.message, /\.$/)
        for (const secret of [twilio.TWILIO_AUTH_TOKEN, pair.privateKey, 'very-secret-pass', base.KEY_SECRET])
          assert.ok(!error.message.includes(secret))
        return true
      },
    )
  })
}
