import type { Endpoint } from '@senluna/contract/endpoint.ts'
import { wireName } from '@senluna/contract/names.ts'
import * as wire from '@senluna/contract/wire.ts'
import type * as z from 'zod/mini'

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
}

type Row = Readonly<Record<string, unknown>>

/** One column of an export. */
export interface ExportColumn {
  /**
   * As its head says: a moment's with the clock it is shown in, a part of a group after the
   * group's name and a dot.
   */
  name: string
  cell(row: Row): unknown
}

/**
 * The columns of a list's rows, in the order its contract names them, as a spreadsheet reads them:
 * a currency is its code, a group is a column for each of its parts, texts of a list stand in one
 * cell, moments are by the brand's clock, amounts of a currency with a fraction have their point.
 */
export function exportColumns(list: Endpoint, timeZone: string): ExportColumn[] {
  const rows = plain(defOf(list.reply)?.shape?.list)
  const clock = clockOf(timeZone)
  const column = (name: string, schema: z.ZodMiniType, value: (row: Row) => unknown): ExportColumn => {
    if (schema === wire.moment)
      return { name: `${name} (${timeZone})`, cell: (row) => (typeof value(row) === 'string' ? clock(value(row)) : '') }
    if (schema === wire.digits) return { name, cell: (row) => withPoint(value(row), row.currency) }
    if (defOf(schema)?.type === 'array') return { name, cell: (row) => joined(value(row)) }
    return { name, cell: value }
  }
  return Object.entries(defOf(defOf(rows)?.element)?.shape ?? {}).flatMap(([field, schema]) => {
    const name = wireName(list.names, field)
    const inner = plain(schema)!
    const parts = defOf(inner)?.shape
    const valueIn = (row: Row) => row[field]
    if (inner === wire.shownCurrency) return [{ name, cell: (row) => partOf(valueIn(row), 'code') }]
    if (!parts) return [column(name, inner, valueIn)]
    return Object.entries(parts).map(([part, under]) =>
      column(`${name}.${wireName(list.names, part)}`, plain(under)!, (row) => partOf(valueIn(row), part)),
    )
  })
}

const defOf = (schema: z.ZodMiniType | undefined): Def | undefined => schema?._zod.def

/** What stands under "may be absent" and "may be null". */
function plain(schema: z.ZodMiniType | undefined): z.ZodMiniType | undefined {
  const inner = defOf(schema)?.innerType
  return inner ? plain(inner) : schema
}

const partOf = (value: unknown, part: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Row)[part] : undefined

/** Texts and numbers one after the other; anything more complex as it is written. */
const joined = (value: unknown): unknown => {
  if (!Array.isArray(value) || value.some((item) => typeof item === 'object')) return value
  return value.join('; ')
}

function withPoint(value: unknown, currency: unknown): unknown {
  const places = partOf(currency, 'exponent')
  if (typeof value !== 'string' || typeof places !== 'number' || places === 0) return value
  const digits = value.replace('-', '').padStart(places + 1, '0')
  return `${value.startsWith('-') ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** `2026-11-22 14:35:10`, as every spreadsheet knows a moment. */
function clockOf(timeZone: string): (moment: unknown) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (moment) => format.format(Date.parse(String(moment)))
}
