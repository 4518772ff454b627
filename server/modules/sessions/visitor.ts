import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Sessions } from './sessions.ts'

/** A text as a table can keep it: without control characters or half characters. */
export const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()

/** Where a visitor seems to be: a country, or nothing when nobody knows. */
export const placeOf = (sessions: Pick<Sessions, 'countries'>, call: { request: FastifyRequest }): string =>
  sessions.countries.of(call.request)

/**
 * This browser's own name of itself: from the body, else from the header. A call without either is
 * a device nobody knows.
 */
export const deviceOf = (call: { body: { deviceId?: string | undefined }; deviceId: string }): string =>
  plainText(call.body.deviceId ?? (call.deviceId === '' ? randomUUID() : call.deviceId))
