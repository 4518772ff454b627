import type { FastifyRequest } from 'fastify'
import { countryOf } from '../settings/index.ts'
import type { Sessions } from './index.ts'

/** A text as a table can keep it: without control characters or half characters. */
export const plainText = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()

/** Where a visitor seems to be: a country, or nothing when nobody knows. */
export const placeOf = (sessions: Pick<Sessions, 'countryHeader'>, call: { request: FastifyRequest }): string =>
  countryOf(sessions.countryHeader, call.request.headers)
