import { sql } from 'kysely'
import type { Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../platform/database/db.ts'

/** Keeps the answer of a picture. */
export async function insertCaptcha(
  db: Db,
  { captchaId, answer, life }: { captchaId: string; answer: Buffer; life: number },
  now: Instant,
): Promise<void> {
  await sql`insert into sessions.captcha (id, answer, expires_at)
        values (${captchaId}, ${answer}, ${new Date(now + life)})`.execute(db)
}

/** Takes the answer of a picture, once. */
export async function takeCaptcha(db: Db, captchaId: string, now: Instant): Promise<Buffer | undefined> {
  const { rows } = await sql<{ answer: Buffer }>`delete from sessions.captcha
      where id = ${captchaId} and expires_at > ${new Date(now)} returning answer`.execute(db)
  return rows[0]?.answer
}
