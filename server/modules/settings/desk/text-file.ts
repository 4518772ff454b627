import type { TEXT_FILE_WRONG } from '@senluna/contract/desk/brand/translations.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { CsvError, csvRows, plainCell, type CsvRow } from '@senluna/kit/text/csv.ts'
import type { FastifyRequest } from 'fastify'

/** A file of texts is so large at most, in bytes and in lines. */
const MOST_BYTES = 4 * 1024 * 1024
const MOST_LINES = 60_000

/** One text as a file says it; `language` as it was written there. */
export interface FileText {
  line: number
  language: string
  key: string
  message: string
}

const refused = (patternId: (typeof TEXT_FILE_WRONG)[number], args: (string | number)[] = []) =>
  new Refusal('VAL_FIELD', { fields: [{ field: 'file', patternId, args }] })

/**
 * What was sent: the file, and the mark of the differences that somebody has looked at. Refuses
 * VAL_FIELD.
 */
export async function textFileIn(request: FastifyRequest): Promise<{ file: Buffer; seen: string | undefined }> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES + 4_096) throw refused('TEXT_FILE_SIZE')
  const limits = { fileSize: MOST_BYTES, files: 1, fields: 1, fieldSize: 80, fieldNameSize: 40, parts: 3 }
  let seen: string | undefined
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({ limits }))
      if (part.type === 'file') file = await part.toBuffer()
      else if (part.fieldname === 'seen') seen = String(part.value)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    throw code === 'FST_REQ_FILE_TOO_LARGE' ? refused('TEXT_FILE_SIZE') : new Refusal('SYS_MALFORMED')
  }
  if (!file) throw refused('TEXT_FILE_FORMAT')
  return { file, seen }
}

/**
 * The texts of a file: a table with a column `key` and one for each language (`VI`, `EN`), or as
 * the export has it, with `key`, `language` and `own`. Empty cells say nothing. A cell that the
 * export made harmless is read as it was.
 *
 * Refuses VAL_FIELD for what is no such table, too long, or not in UTF-8.
 */
export function textsIn(file: Buffer, isLanguage: (code: string) => boolean): FileText[] {
  const [head, ...rows] = tableIn(utf8(file))
  const names = (head?.cells ?? []).map((cell) => cell.trim())
  const at = (name: string) => names.findIndex((column) => column.toLowerCase() === name)
  const [key, language, own] = [at('key'), at('language'), at('own')]
  if (key < 0) throw refused('TEXT_FILE_FORMAT')
  if (language >= 0 && own >= 0)
    return rows.flatMap((row) => textOf(row, { key, message: own, language: row.cells[language]?.trim() ?? '' }))
  const columns = names.flatMap((name, message) =>
    isLanguage(name.toUpperCase()) ? [{ message, language: name.toUpperCase() }] : [],
  )
  if (columns.length === 0) throw refused('TEXT_FILE_FORMAT')
  return rows.flatMap((row) => columns.flatMap((column) => textOf(row, { key, ...column })))
}

function textOf({ cells, line }: CsvRow, at: { key: number; message: number; language: string }): FileText[] {
  const message = plainCell(cells[at.message] ?? '').trim()
  const key = (cells[at.key] ?? '').trim()
  return message === '' ? [] : [{ line, language: at.language, key, message }]
}

function tableIn(text: string): CsvRow[] {
  try {
    return csvRows(text, MOST_LINES).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw error.what === 'long' ? refused('TEXT_FILE_SIZE') : refused('TEXT_FILE_QUOTE', [error.line])
  }
}

function utf8(file: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    if (!text.includes('\0')) return text
  } catch {
    // The text is in another encoding; the refusal below says so.
  }
  throw refused('TEXT_FILE_ENCODING')
}
