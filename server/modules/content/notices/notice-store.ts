import { CLEANER } from '../../../platform/words/clean-html.ts'
import { sql } from 'kysely'
import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { NoticeDraft } from './notice.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** Of those who save a notice one comes after the other, also of a new one. */
export const lockNotice = (tx: Tx, merchantCode: MerchantCode, id: string) =>
  sql`select pg_advisory_xact_lock(7300408, hashtext(${`${merchantCode}/${id}`}))`.execute(tx)

/** Writes a notice; whether it changed anything. */
export async function putNotice(
  tx: Tx,
  {
    merchantCode,
    draft,
    contents,
  }: { merchantCode: MerchantCode; draft: NoticeDraft; contents: { [k: string]: string } },
  now: Instant,
): Promise<bigint> {
  const { numAffectedRows } =
    await sql`insert into content.notice as n (merchant_id, id, type, titles, contents, cleaned_by, image_url, place, link_type,
      link, sort, start_at, end_at, execution, platforms, audience, only_for, frequency, version, created_at)
    values (${merchantCode}, ${draft.id}, ${draft.type}, ${JSON.stringify(draft.titles)}::jsonb, ${JSON.stringify(contents)}::jsonb, ${CLEANER},
      ${draft.imageUrl ?? null}, ${draft.place ?? null}, ${draft.linkType}, ${draft.link ?? null}, ${draft.sort}, ${new Date(draft.startAt)},
      ${draft.endAt === undefined ? null : new Date(draft.endAt)}, ${draft.execution}, ${[...draft.platforms]}, ${draft.audience},
      ${JSON.stringify(draft.onlyFor ?? {})}::jsonb,
      ${draft.frequency}, 1, ${new Date(now)})
    on conflict (merchant_id, id) do update set
      type = excluded.type, titles = excluded.titles, contents = excluded.contents, cleaned_by = excluded.cleaned_by,
      image_url = excluded.image_url, place = excluded.place, link_type = excluded.link_type, link = excluded.link, sort = excluded.sort, start_at = excluded.start_at,
      end_at = excluded.end_at, execution = excluded.execution, platforms = excluded.platforms, audience = excluded.audience,
      only_for = excluded.only_for,
      frequency = excluded.frequency, version = n.version + 1
    where (n.type, n.titles, n.contents, n.image_url, n.place, n.link_type, n.link, n.sort, n.start_at, n.end_at, n.execution, n.platforms, n.audience, n.only_for, n.frequency)
      is distinct from (excluded.type, excluded.titles, excluded.contents, excluded.image_url, excluded.place, excluded.link_type, excluded.link, excluded.sort,
        excluded.start_at, excluded.end_at, excluded.execution, excluded.platforms, excluded.audience, excluded.only_for, excluded.frequency)`.execute(
      tx,
    )
  return numAffectedRows ?? 0n
}

/** Deletes a notice; whether there was one. */
export async function deleteNotice(tx: Tx, merchantCode: MerchantCode, id: string): Promise<bigint> {
  const { numAffectedRows } =
    await sql`delete from content.notice where merchant_id = ${merchantCode} and id = ${id}`.execute(tx)
  return numAffectedRows ?? 0n
}
