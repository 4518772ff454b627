import { createPublicKey, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { signedStatement, type SignedStatement } from '@senluna/contract/agent/bills.ts'
import { newcomerLine } from '@senluna/kit/agents/affiliates/written-newcomers.ts'
import {
  readStatement,
  statementDiffers,
  type LineThatDiffers,
  type Statement,
} from '@senluna/kit/agents/pay/statement.ts'
import { statementOfTable } from '@senluna/kit/agents/pay/statement-csv.ts'
import type { Answer } from './answer.ts'

/** Works the statement in a file out again: its amount, its tier, each of its lines. */
export async function verifyStatementIn(file: string | undefined): Promise<Answer> {
  if (!file) return { code: 2, text: '--statement needs a file' }
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    return { code: 2, text: `${file} could not be read: ${error instanceof Error ? error.message : String(error)}` }
  }
  return verifyStatement(text)
}

/** The same of a file's text: a signed statement, or the table of one. */
export function verifyStatement(text: string): Answer {
  let found: FoundStatement, wrong: LineThatDiffers[]
  try {
    found = statementIn(text)
    wrong = statementDiffers(found.statement)
  } catch (error) {
    return { code: 2, text: `This isn’t a statement: ${error instanceof Error ? error.message : String(error)}` }
  }
  const { statement, signed } = found
  const isRight = signed === undefined || hasSigned(signed)
  const lines = [
    `bill        ${statement.billId} of ${statement.account}, version ${statement.version}`,
    `period      ${statement.period.start} to ${statement.period.endExclusive}`,
    `terms       version ${statement.contractVersion}, ${statement.terms.kind}`,
    ...(signed
      ? [
          `signed by   ${signed.publicKey}`,
          `signature   ${isRight ? 'MATCH' : 'DIFFERENT: the statement was changed after it was signed'}`,
        ]
      : ['signature   none: only the lines were recalculated']),
    ...Object.entries(statement.says).map(([line, says]) => `${line.padEnd(12)}${says}${noteOf(line, wrong)}`),
    ...(statement.newcomers?.list ?? []).map(
      (row) => `newcomer    ${row.account} ${row.outcome} ${row.amount}${noteOf(newcomerLine(row), wrong)}`,
    ),
    isRight && wrong.length === 0 ? 'MATCH' : 'DIFFERENT',
  ]
  return { code: isRight && wrong.length === 0 ? 0 : 1, text: lines.join('\n') }
}

interface FoundStatement {
  statement: Statement
  /** Absent: a table has no signature. */
  signed?: SignedStatement
}

/** Throws for a text that is neither a statement nor a table of one. */
function statementIn(text: string): FoundStatement {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { statement: statementOfTable(text) }
  }
  const signed = signedStatement.safeParse(json).data
  return signed ? { statement: readStatement(signed.statement), signed } : { statement: readStatement(text) }
}

const noteOf = (line: string, wrong: readonly LineThatDiffers[]): string => {
  const found = wrong.find((differing) => differing.line === line)
  return found ? `   DIFFERENT: recalculated as ${found.comesTo || 'none'}` : ''
}

function hasSigned({ statement, publicKey, signature }: { statement: string; publicKey: string; signature: string }) {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
    return verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
