import { signedStatement } from '@senluna/contract/agent/bills.ts'
import { statementOfTable } from '@senluna/kit/agents/pay/statement-csv.ts'
import { readStatement, statementDiffers, type Statement } from '@senluna/kit/agents/pay/statement.ts'
import { checkStatement, type CheckedStatement } from './check-statement.ts'

/** A larger file is no statement. */
export const MOST_BYTES = 20_000_000

/** What a file was found to be. */
export interface CheckedFile extends Omit<CheckedStatement, 'isSigned'> {
  statement: Statement
  /** NONE: the file has no signature. UNKNOWN: this browser can't check it. */
  signature: 'RIGHT' | 'WRONG' | 'NONE' | 'UNKNOWN'
  /** By whose key it is signed. */
  publicKey?: string
}

/**
 * Works out anew what a file says of a bill: a signed statement, or a table of one. Nothing is sent
 * anywhere. Throws for a text that is neither.
 */
export async function checkFile(text: string): Promise<CheckedFile> {
  const found = jsonOf(text)
  const signed = found === undefined ? undefined : signedStatement.safeParse(found).data
  if (signed) {
    const { isSigned, ...checked } = await checkStatement(signed)
    const signature = isSigned === undefined ? 'UNKNOWN' : isSigned ? 'RIGHT' : 'WRONG'
    return { ...checked, statement: readStatement(signed.statement), signature, publicKey: signed.publicKey }
  }
  const statement = found === undefined ? statementOfTable(text) : readStatement(text)
  const figures = statement.figures.length + (statement.newcomers?.list.length ?? 0)
  return { statement, signature: 'NONE', wrong: statementDiffers(statement), figures }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
