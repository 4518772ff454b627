import { placesOf } from '@senluna/kit/places-of.ts'

export const EXPORT_STATES = ['WAITING', 'READY', 'FAILED', 'GONE'] as const

/** The number by which an export's row keeps how far it is. */
export const EXPORT_STATE = placesOf(EXPORT_STATES)
export type ExportState = (typeof EXPORT_STATE)[keyof typeof EXPORT_STATE]
